-- A secret that no code confirms in time is not turned on. One that waits already has to be set up again.
alter table admins add column totp_set_up_at timestamptz;
