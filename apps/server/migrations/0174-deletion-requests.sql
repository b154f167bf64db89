-- Requests that a login platform sends for a person: to delete what it shared (Facebook) or to end a login whose account was deleted there (Apple).
create table deletion_requests (
  -- Given to the person by the platform; it opens nothing but the state of this request.
  code text primary key,
  provider text not null check (provider in ('facebook', 'apple')),
  -- The platform's id of the person, until the request is done.
  subject text,
  -- By the platform's clock.
  asked_at timestamptz not null,
  received_at timestamptz not null,
  state text not null check (state in ('waiting', 'login_removed', 'account_deleted', 'unknown')),
  ended_at timestamptz,
  check ((state = 'waiting') = (subject is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
