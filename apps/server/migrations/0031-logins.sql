-- A login is a provider and its subject. An address leads to an account for the login that claimed it, and for no other one.

-- The provider's verified address when this login was last used.
alter table identities add column email text;
update identities i set email = u.email from users u where u.user_id = i.user_id;

-- Further kinds of logins need no change of this table.
alter table identities drop constraint identities_provider_check;

-- Which login vouches for the address. A first login that was cut off is finished by the same login alone.
alter table email_claims add column provider text, add column subject text;
update email_claims c set provider = i.provider, subject = i.subject
  from (select distinct on (user_id) user_id, provider, subject from identities order by user_id, linked_at) i
  where i.user_id = c.user_id;
-- Addresses that an account had beside its own one. Each is claimed again when its login is used.
delete from email_claims c using users u where u.user_id = c.user_id and u.email <> c.email;
