-- Conversations and their turns, and what readings know of a person. A turn is one message and its reading: a row of running_turns while the model writes, then
-- one of turns. A running turn with a price has a hold of the same id in the ledger.

-- Without case, accents and compatibility forms.
create function folded_text(words text) returns text language sql immutable parallel safe strict as $$
  select lower(regexp_replace(normalize(words, nfkd), U&'[\0300-\036F]', '', 'g'))
$$;

create table conversations (
  user_id uuid not null,
  conversation_id uuid not null,
  title text,
  is_pinned boolean not null default false,
  is_archived boolean not null default false,
  created_at timestamptz not null,
  constraint conversations_pkey primary key (user_id, conversation_id)
);
comment on table conversations is 'A conversation of a user.';
comment on column conversations.title is 'As the user named it. Null: the first question stands for it, so that no words are kept twice.';

create table running_turns (
  user_id uuid not null,
  turn_id uuid not null,
  conversation_id uuid not null,
  idempotency_key text,
  request_hash text not null,
  question_hash text,
  reading_kind text not null,
  price integer not null,
  tone text not null,
  language text not null,
  tradition text not null,
  message text not null,
  numbers jsonb,
  prompt_version text,
  partial_response text,
  is_stop_requested boolean not null default false,
  rewrite_of uuid,
  rewrite_reason jsonb,
  edit_of uuid,
  created_at timestamptz not null,
  constraint running_turns_pkey primary key (user_id),
  constraint running_turns_price_check check (price >= 0),
  constraint running_turns_rewrite_free check (rewrite_of is null or price = 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
-- Nearly always empty, so that every process can look twice a second.
create index running_turns_to_stop on running_turns (user_id) where is_stop_requested;
-- Rewrites, which have no lease.
create index running_turns_free on running_turns (created_at) where price = 0;
comment on table running_turns is
  'The turn that a model is writing for a user: one at a time. Its end deletes the row and inserts the turn into turns, in one statement.';
comment on column running_turns.price is 'In credits, as held.';
comment on column running_turns.partial_response is 'The text that was shown so far, for readers on other processes.';
comment on column running_turns.is_stop_requested is 'The user pressed Stop; the process that writes the reading may be another one.';

create table turns (
  user_id uuid not null,
  turn_id uuid not null,
  conversation_id uuid,
  idempotency_key text,
  request_hash text not null,
  question_hash text,
  state text not null,
  reading_kind text not null default 'chat',
  price integer not null,
  charged integer,
  tone text not null,
  language text not null,
  tradition text not null,
  message text,
  response text,
  search_text text generated always as (case when state = 'done' then folded_text(message || ' ' || response) end) stored,
  suggestions jsonb,
  numbers jsonb,
  refusals jsonb,
  prompt_version text,
  model text,
  prompt_tokens integer,
  completion_tokens integer,
  credits_remaining integer,
  is_stopped boolean not null default false,
  failure text,
  rewrite_of uuid,
  rewrite_reason jsonb,
  edit_of uuid,
  created_at timestamptz not null,
  ended_at timestamptz not null,
  constraint turns_pkey primary key (user_id, turn_id),
  constraint turns_have_conversation check (state <> 'done' or conversation_id is not null),
  constraint turns_done_have_response check ((state = 'done') = (response is not null)),
  constraint turns_failed_have_failure check ((state = 'failed') = (failure is not null)),
  constraint turns_charge_within_price check (charged between 0 and price),
  constraint turns_forget_message check ((state in ('failed', 'forgotten')) = (message is null)),
  constraint turns_forget_numbers check (state <> 'forgotten' or numbers is null),
  constraint turns_forget_refusals check (state <> 'forgotten' or refusals is null),
  constraint turns_forget_rewrite_reason check (state not in ('failed', 'forgotten') or rewrite_reason is null),
  constraint turns_price_check check (price >= 0),
  constraint turns_reading_kind_check check (reading_kind in ('quick', 'life_path', 'year_forecast', 'compatibility', 'weekly_roadmap', 'blueprint', 'chat',
    'onboarding', 'safety')),
  constraint turns_rewrite_free check (rewrite_of is null or price = 0),
  constraint turns_state_check check (state in ('done', 'failed', 'forgotten'))
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
create index turns_by_conversation on turns (user_id, conversation_id, created_at) where state = 'done';
-- Turns are written in the order of their ends, nearly that of their beginnings: where each stretch of the table begins and ends is enough, and costs a turn nothing.
create index turns_by_creation on turns using brin (created_at);
create index turns_by_time on turns (user_id, created_at);
create index turns_edits on turns (user_id, conversation_id) where edit_of is not null;
create index turns_failed_to_forget on turns (created_at) where state = 'failed' and request_hash <> '';
create unique index turns_idempotency on turns (user_id, idempotency_key) where state <> 'failed';
-- One rewrite of a reading. One that failed does not count.
create unique index turns_rewritten_once on turns (user_id, rewrite_of) where rewrite_of is not null and state <> 'failed';
-- Paid readings that cost nothing in the end: stopped before their first sentence, declined, answered with help, or useless. Counted before a further one begins.
create index turns_unpaid on turns (user_id, created_at)
  where price > 0 and (failure in ('chat.stopped', 'model.unusable', 'model.timeout') or (reading_kind in ('onboarding', 'safety') and charged = 0));
-- The people whose dates a user has given for earlier readings.
create index turns_with_another on turns (user_id, created_at desc) where state = 'done' and numbers -> 'other' <> 'null';
create trigger turns_are_written_once before update of user_id, turn_id, reading_kind, price, charged, tone, language, tradition, prompt_version, model,
  prompt_tokens, completion_tokens, credits_remaining, is_stopped, failure, rewrite_of, edit_of, created_at, ended_at on turns
  for each statement execute function refuse_rewriting();
comment on table turns is 'One message and its reading, written once, when it ends: later changes only take words away.';
comment on column turns.state is 'forgotten: the words were deleted; kind, price, time and usage stay.';
comment on column turns.price is 'In credits, as held.';
comment on column turns.message is 'Null once the turn failed (the browser still has the draft) or was forgotten.';
comment on column turns.numbers is
  'Data of the reading: people, facts, the Lo Shu square, the timeline. A text in it is a line: a string that is the same in every language, or '
  '{id, params}, the id of a text and its values, which every page language renders.';
comment on column turns.suggestions is 'The questions that are offered below the reading.';
comment on column turns.credits_remaining is 'The balance that was shown with the reading.';
comment on column turns.failure is 'The code of the error.';
comment on column turns.model is 'Which endpoint wrote it.';
comment on column turns.search_text is 'The words of a finished turn without case, accents and compatibility forms, for the search of the history.';
comment on column turns.charged is 'Credits spent of the price: less for a stopped reading, nothing for an answer of the server.';
comment on column turns.refusals is 'Sentences of the model that were not shown, and what was missing from its text: the rule, the claim and the outcome.';
comment on column turns.rewrite_of is 'The reading that its reader refused and that this turn writes again, free of charge.';
comment on column turns.rewrite_reason is 'The reader''s reason, the contract''s RewriteReason. Null once the words are gone.';
comment on column turns.conversation_id is 'Null where the conversation was deleted.';
comment on column turns.edit_of is 'The turn that this one edits. It takes the place of that turn and of all that followed in the conversation.';
comment on column turns.question_hash is
  'By which a question that was answered and paid is known again. Null for free replies and where the words were deleted.';

create table model_days (
  day date not null,
  tokens bigint not null,
  constraint model_days_pkey primary key (day),
  constraint model_days_tokens_check check (tokens >= 0)
);
comment on table model_days is 'How many tokens of a day''s budget the processes have taken. Each takes a portion and works from it.';

create table saved_people (
  user_id uuid not null,
  person_id uuid not null,
  full_name text not null,
  birth_date date not null,
  relation text not null,
  created_at timestamptz not null,
  constraint saved_people_pkey primary key (user_id, person_id)
);
comment on table saved_people is 'People whom a user asks about: chosen for a compatibility reading, and known to the readings that name them.';

create table memories (
  user_id uuid not null,
  memory_id uuid not null,
  turn_id uuid,
  text text not null,
  created_at timestamptz not null,
  constraint memories_pkey primary key (user_id, memory_id)
);
comment on table memories is 'A user''s words about their life, in short notes that later readings know.';
comment on column memories.turn_id is 'The reading that the note was remembered from, and with which it is deleted; null where the user wrote or changed it.';

create table comparisons (
  user_id uuid not null,
  comparison_id uuid not null,
  secret_hash text not null,
  shows_birth_date boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  result jsonb,
  constraint comparisons_pkey primary key (user_id, comparison_id)
);
create index comparisons_by_secret on comparisons (secret_hash);
create index comparisons_waiting on comparisons (expires_at) where answered_at is null;
comment on table comparisons is 'Invitations to compare core numbers.';
comment on column comparisons.secret_hash is 'SHA-256 of the secret in the link.';
comment on column comparisons.result is 'First names, numbers, and a birth date only where its owner showed it. What the friend typed is not kept.';
