-- People see where they are signed in, take their data with them, and leave.

-- In two words, as its browser calls itself, so that a person recognises a sign-in: 'Firefox', 'Linux'. No more of it is kept.
alter table sessions
  add column browser text,
  add column system text;

create index identities_of_user on identities (user_id);
create index email_claims_of_user on email_claims (user_id);

-- Accounts whose owners deleted them. What law keeps of them stands under this id, which leads to nobody. The row is also what is still to be done: whoever
-- comes next goes on from it.
create table deletions (
  user_id uuid primary key,
  asked_at timestamptz not null,
  -- When everything was erased.
  erased_at timestamptz,
  -- When it was erased once more, for what requests had brought that were under way at that moment.
  swept_at timestamptz,
  check (swept_at is null or erased_at is not null)
);
create index deletions_unfinished on deletions (asked_at) where swept_at is null;

-- Keyed hashes of mailboxes and of providers' subjects that had an account: whoever comes back in this time is welcome, without a second gift. Nothing here
-- says which account it was.
create table former_people (
  mark text primary key,
  kept_until timestamptz not null
);
create index former_people_by_end on former_people (kept_until);
