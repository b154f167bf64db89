-- The conversion that a correction takes back, where it is about one.
alter table earning_corrections add column conversion_id uuid;
-- A keyed hash of the account, the same for the same account, so that one that two people registered is found. Null until the job that encrypts has seen the row.
alter table bank_details add column account_mark text;
