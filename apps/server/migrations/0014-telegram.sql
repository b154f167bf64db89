-- The operators' bot in Telegram.

create table operator_tokens (
  public_part text not null,
  secret_hash text not null,
  telegram_user_id bigint not null,
  telegram_username text,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  bound_at timestamptz,
  revoked_at timestamptz,
  constraint operator_tokens_pkey primary key (public_part),
  constraint operator_tokens_telegram_user_id_check check (telegram_user_id > 0)
);
create index operator_tokens_by_expiry on operator_tokens (expires_at);
create index operator_tokens_of_user on operator_tokens (telegram_user_id, expires_at);
comment on table operator_tokens is 'Tokens with which an administrator lets one Telegram user operate for a day.';
comment on column operator_tokens.public_part is 'Names the token and is no part of its secret.';
comment on column operator_tokens.secret_hash is 'SHA-256 of the secret part.';
comment on column operator_tokens.telegram_user_id is 'Telegram''s ids do not fit into 32 bits.';
comment on column operator_tokens.bound_at is 'When it was presented; a second time it opens nothing.';

create table bot_decisions (
  pending_id uuid not null,
  decision text not null,
  actor text not null,
  operator text not null,
  chat_id bigint not null,
  message_id bigint not null,
  message text not null,
  due_at timestamptz not null,
  constraint bot_decisions_pkey primary key (pending_id),
  constraint bot_decisions_decision_check check (decision in ('approve', 'reject'))
);
comment on table bot_decisions is 'Decisions that an operator made in Telegram and may still undo: applied when they are due, and deleted then.';
comment on column bot_decisions.actor is 'As the audit names the operator.';
comment on column bot_decisions.operator is 'As Telegram shows the operator.';
comment on column bot_decisions.message_id is 'The message that says so; its button to undo goes when the decision is applied.';

create table bot_announcements (
  subject text not null,
  announced_at timestamptz not null,
  constraint bot_announcements_pkey primary key (subject)
);
comment on table bot_announcements is 'Pending rewards (pending:<id>) and due payout runs (payouts:<month>) that operators were told of.';
