"""Tables, seats and moves; rules/ and bots/ inside are pure Python and know nothing of Django."""
