-- A login is written before anything is given to its new account, so that of first logins with different addresses at the same moment one makes the account.
-- Until everything is given the login is not complete, and the next one of the same subject goes on from there.
alter table identities add column is_complete boolean not null default true;
