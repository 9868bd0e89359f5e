"""Orders and manoeuvre tests (P-01, P-02)."""
