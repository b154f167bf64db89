-- SHA-256 of the bearer token, which activation makes. `token_hash` stays the name of the session: it is that of the token that was in the address, which
-- opens nothing after activation. Null for a pending session, and for one from before this migration: its cookie alone is enough.
alter table sessions add column bearer_hash text;
