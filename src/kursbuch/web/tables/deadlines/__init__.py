"""When a clock is due: reminders, and what happens when somebody's time has run out."""
