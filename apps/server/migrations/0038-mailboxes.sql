-- Whose a mailbox is, in the one spelling that all of its addresses share: the first account's. The free credits are given once per mailbox, and a referral
-- brings nothing at once for a mailbox that has an account already. It goes with the account.
create table mailboxes (
  mailbox text primary key,
  user_id uuid not null,
  claimed_at timestamptz not null
);
create index mailboxes_of_user on mailboxes (user_id);

-- As `mailboxOf` in apps/server/src/referrals/fraud.rules.ts spells them.
insert into mailboxes
select distinct on (mailbox) mailbox, user_id, created_at from (
  select user_id, created_at,
    case when domain in ('gmail.com', 'googlemail.com') then replace(split_part(name, '+', 1), '.', '') || '@gmail.com'
      else split_part(name, '+', 1) || '@' || domain end as mailbox
  from (
    select user_id, created_at, split_part(lower(trim(email)), '@', 1) as name, split_part(lower(trim(email)), '@', 2) as domain from users
  ) as address
) as spelled
order by mailbox, created_at, user_id;

-- The free credits come with the first purchase: the address is a disposable one.
alter table users add column gift_awaits_purchase boolean not null default false;
