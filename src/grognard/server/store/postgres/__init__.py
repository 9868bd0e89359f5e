"""The store on PostgreSQL; read only where one is used, for its driver takes long to load."""
