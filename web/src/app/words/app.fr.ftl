app-page-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.
