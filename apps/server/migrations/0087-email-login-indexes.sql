-- outside a transaction
drop index concurrently if exists email_logins_by_end;
create index concurrently email_logins_by_end on email_logins (expires_at);
drop index concurrently if exists users_address_before;
create index concurrently users_address_before on users (email_changed_at) where email_changed_at is not null;
