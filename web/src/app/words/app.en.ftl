app-page-failed = This page could not be loaded. Check the connection and reload it.
