-- Deletion of accounts, and requests of login platforms for it.

create table deletions (
  user_id uuid not null,
  asked_at timestamptz not null,
  erased_at timestamptz,
  swept_at timestamptz,
  constraint deletions_pkey primary key (user_id),
  constraint deletions_sweep_after_erasing check (swept_at is null or erased_at is not null)
);
create index deletions_unfinished on deletions (asked_at) where swept_at is null;
comment on table deletions is 'Accounts whose owners deleted them. What law keeps of them stands under this id. The row is also what is still to be done.';
comment on column deletions.erased_at is 'When everything was erased.';
comment on column deletions.swept_at is 'When it was erased once more, for requests that were under way at that moment.';

create table deleted_users (
  mark text not null,
  kept_until timestamptz not null,
  constraint deleted_users_pkey primary key (mark)
);
create index deleted_users_by_end on deleted_users (kept_until);
comment on table deleted_users is
  'Keyed hashes of mailboxes and of providers'' subjects that had an account: a user who returns in this time gets no second gift. Also those of mailboxes '
  'that used the guarantee, until they have it again. No row says which account it was.';

create table deletion_requests (
  code text not null,
  provider text not null,
  subject text,
  asked_at timestamptz not null,
  received_at timestamptz not null,
  state text not null,
  ended_at timestamptz,
  next_try_at timestamptz not null default now(),
  held_at timestamptz,
  due_at timestamptz,
  constraint deletion_requests_pkey primary key (code),
  constraint deletion_requests_keep_subject_while_waiting check ((state = 'waiting') = (subject is not null)),
  constraint deletion_requests_end_once check ((state = 'waiting') = (ended_at is null)),
  constraint deletion_requests_provider_check check (provider in ('facebook', 'apple')),
  constraint deletion_requests_state_check check (state in ('waiting', 'withdrawn', 'login_removed', 'account_deleted', 'unknown'))
);
comment on table deletion_requests is
  'Requests that a login platform sends for a person: to delete what it shared (Facebook), or to end a login whose account was deleted there (Apple). A '
  'later sign-in with the login withdraws it.';
comment on column deletion_requests.code is 'Given to the person by the platform; it opens nothing but the state of this request.';
comment on column deletion_requests.subject is 'The platform''s id of the person, until the request is done.';
comment on column deletion_requests.asked_at is 'By the platform''s clock.';
comment on column deletion_requests.held_at is 'Since the account was found to hold something of value.';
comment on column deletion_requests.due_at is 'The announced day; null while the account holds something of value.';
