-- For 30 days after a change of the address, letters about logins and bank details go to the address before as well, so that an intruder hides nothing.
alter table users add column email_before text, add column email_changed_at timestamptz;
