-- Logins that were asked for by e-mail and are not used yet. No row names an address or holds a secret.
create table email_logins (
  -- A keyed hash of the address.
  address_mark text not null,
  login_id uuid not null,
  -- A keyed hash of the address and the code of eight digits.
  code_mark text not null,
  -- SHA-256 of the link's secret.
  link_hash text not null,
  -- SHA-256 of the secret that the browser was given which asked.
  browser_hash text not null,
  expires_at timestamptz not null,
  primary key (address_mark, login_id)
);
