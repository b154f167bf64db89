-- The two logins of Numeria in a new PostgreSQL, run once by its image as the superuser, which nothing else uses. numeria_owner owns the tables and migrates
-- (DATABASE_OWNER_URL); numeria_web serves (DATABASE_URL) in the role numeria_server, which the migrations give its rights.
\getenv owner_password NUMERIA_OWNER_PASSWORD
\getenv web_password NUMERIA_WEB_PASSWORD
select 'create role numeria_server' where to_regrole('numeria_server') is null \gexec
-- It may make databases: `npm run backup -- <file> --verify` restores into one of its own.
create role numeria_owner login createdb password :'owner_password';
create role numeria_web login password :'web_password';
grant numeria_server to numeria_owner with admin option;
grant numeria_server to numeria_web;
select format('alter database %I owner to numeria_owner', current_database()) \gexec
select format('revoke all on database %I from public', current_database()) \gexec
select format('grant connect on database %I to numeria_web', current_database()) \gexec
