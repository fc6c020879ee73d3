# Why a file of 1824 cannot be read.

other-company-gives-up = { $company } must give up a train first.
