-- What was bought. The shard key is the buyer everywhere; what the provider tells is found by the buyer's id, which travels with every payment.

-- One payment: a pack, the first month of a subscription, or a renewal of it (which nobody started here).
create table purchases (
  user_id uuid not null,
  purchase_id uuid not null,
  way text not null check (way in ('modal', 'hosted', 'renewal')),
  pack_id text not null,
  subscription boolean not null,
  -- What was ordered: what is paid has to be exactly this.
  credits integer not null check (credits > 0),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('eur', 'usd')),
  -- The words of the box that asked us to begin at once, and when it was ticked.
  consent_version text,
  consent_at timestamptz,
  state text not null check (state in ('open', 'paid', 'failed', 'expired', 'set_aside')),
  -- Why it was set aside, for an operator.
  problem text,
  session_id text,
  -- How often the provider failed to open its checkout: it keeps its answer to a key, failures too, so that each try has a key of its own.
  tries integer not null default 0,
  -- The provider's checkout or invoice that was paid. The lot's cause is `purchase:<payment_id>`.
  payment_id text,
  payment_intent text,
  tax_cents integer check (tax_cents between 0 and amount_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  dispute text check (dispute in ('open', 'won', 'lost')),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Of a subscription's month: when the insight that it brings was written into the chat.
  insight_at timestamptz,
  -- When the provider was last asked about it.
  checked_at timestamptz,
  primary key (user_id, purchase_id),
  unique (user_id, payment_id),
  check ((state = 'paid') = (paid_at is not null)),
  check ((consent_version is null) = (consent_at is null)),
  check (state <> 'paid' or payment_id is not null),
  check ((state = 'set_aside') = (problem is not null))
);
create index purchases_of_user on purchases (user_id, created_at desc);
create index purchases_by_session on purchases (session_id);
create index purchases_by_intent on purchases (payment_intent);
create index purchases_without_insight on purchases (paid_at) where subscription and state = 'paid' and insight_at is null;
create index purchases_open on purchases (created_at) where state = 'open';

-- Money on its way back, whoever asked for it.
create table refunds (
  user_id uuid not null,
  -- Our own id of a withdrawal, made before the provider is asked; the provider's for a refund that began there.
  refund_id text not null,
  purchase_id uuid not null,
  provider_id text,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('asked', 'pending', 'succeeded', 'failed')),
  asked_at timestamptz not null,
  -- How often the provider was asked in vain.
  tries integer not null default 0,
  primary key (user_id, refund_id),
  foreign key (user_id, purchase_id) references purchases on delete restrict
);
create index refunds_by_provider on refunds (user_id, provider_id);
create index refunds_to_ask on refunds (asked_at) where state = 'asked';

create table customers (
  user_id uuid primary key,
  customer_id text not null
);

-- The provider's subscriptions as it told them last.
create table subscriptions (
  user_id uuid not null,
  subscription_id text not null,
  pack_id text not null,
  state text not null check (state in ('active', 'past_due', 'ended')),
  period_ends_at timestamptz not null,
  is_cancelled boolean not null,
  -- When the provider was asked: what was read earlier never replaces what was read later.
  as_of timestamptz not null,
  primary key (user_id, subscription_id)
);

-- Events that had their effect, written in the same transaction as the effect. Events about nobody of ours have the nil id.
create table provider_events (
  user_id uuid not null,
  event_id text not null,
  type text not null,
  -- 'done', 'nothing' where there was nothing to do, or why it was set aside.
  outcome text not null,
  at timestamptz not null,
  primary key (user_id, event_id)
);

create index provider_events_by_id on provider_events (event_id);

-- Words for a person that the law wants in a lasting form: kept here, and handed to a mail server where there is one.
create table confirmations (
  user_id uuid not null,
  -- 'order:<purchase>' or 'withdrawal:<refund>', so that nobody is told twice.
  cause text not null,
  subject text not null,
  body text not null,
  state text not null check (state in ('waiting', 'sent', 'kept')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, cause)
);
create index confirmations_waiting on confirmations (next_try_at) where state = 'waiting';
