app-page-failed = This page could not be fetched. Check the connection and load it again.
