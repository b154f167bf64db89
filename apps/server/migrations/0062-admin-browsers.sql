-- The browser that a session was opened in is forgotten when the session is ended. Null: opened before this column.
alter table admin_sessions add column browser_hash text;
-- When the administrator was last told that the guesses at their code are used up.
alter table admins add column guesses_notified_at timestamptz;
