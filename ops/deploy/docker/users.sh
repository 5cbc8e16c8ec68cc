#!/bin/bash
# The users of the database, made once with its first start: the owner migrates, the app reads and writes rows.
set -euo pipefail
mysql --user=root --password="$MYSQL_ROOT_PASSWORD" <<SQL
CREATE USER 'jaanu_owner'@'%' IDENTIFIED BY '$OWNER_PASSWORD';
GRANT ALL ON jaanu.* TO 'jaanu_owner'@'%';
CREATE USER 'jaanu_app'@'%' IDENTIFIED BY '$APP_PASSWORD';
GRANT SELECT, INSERT, UPDATE, DELETE ON jaanu.* TO 'jaanu_app'@'%';
SQL
