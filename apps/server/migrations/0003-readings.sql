-- A turn is one message and its reading. A running turn that costs something has a hold of the same id in the ledger.
create table turns (
  user_id uuid not null,
  turn_id uuid not null,
  idempotency_key text,
  request_hash text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  price integer not null check (price >= 0),
  -- Gone once the turn failed: the browser still has the draft, and nothing was delivered that the text would explain.
  message text,
  response text,
  tone text not null,
  language text not null,
  tradition text not null,
  -- What the reading was written from: the computed numbers with their traces, and the version of the prompt.
  facts jsonb,
  prompt_version text,
  suggestions jsonb,
  -- Wrong number claims of the model that were put right.
  corrections integer not null default 0,
  prompt_tokens integer,
  completion_tokens integer,
  credits_remaining integer,
  failure text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, turn_id),
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'done') = (response is not null)),
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'failed') = (message is null))
);
create unique index turns_one_running on turns (user_id) where state = 'running';
create unique index turns_idempotency on turns (user_id, idempotency_key) where state <> 'failed';
create index turns_history on turns (user_id, created_at desc) where state = 'done';
