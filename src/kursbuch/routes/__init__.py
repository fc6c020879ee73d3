"""The best run of a company's trains: a compiled network in, a proved plan out."""
