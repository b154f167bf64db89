-- Purchases, and what became of them at the payment provider. The shard key is the buyer.

create table purchases (
  user_id uuid not null,
  purchase_id uuid not null,
  way text not null,
  pack_id text not null,
  is_subscription boolean not null,
  subscription_id text,
  credits integer not null,
  amount_cents integer not null,
  tax_cents integer,
  currency text not null,
  language text not null default 'en',
  tax_number text,
  tax_country text,
  consent_version text,
  consent_at timestamptz,
  state text not null,
  problem text,
  session_id text,
  tries integer not null default 0,
  payment_id text,
  payment_intent text,
  refunding_cents integer not null default 0,
  refunded_cents integer not null default 0,
  dispute text,
  settled_credits integer not null default 0,
  settled_since timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  insight_at timestamptz,
  checked_at timestamptz,
  constraint purchases_pkey primary key (user_id, purchase_id),
  constraint purchases_user_id_payment_id_key unique (user_id, payment_id),
  constraint purchases_amount_cents_check check (amount_cents > 0),
  constraint purchases_tax_within_amount check (tax_cents between 0 and amount_cents),
  constraint purchases_refunds_within_amount check (refunded_cents between 0 and amount_cents),
  constraint purchases_paid_have_date check ((state = 'paid') = (paid_at is not null)),
  constraint purchases_date_consent check ((consent_version is null) = (consent_at is null)),
  constraint purchases_paid_have_payment check (state <> 'paid' or payment_id is not null),
  constraint purchases_set_aside_say_why check ((state = 'set_aside') = (problem is not null)),
  constraint purchases_credits_check check (credits > 0),
  constraint purchases_currency_check check (currency in ('eur', 'usd')),
  constraint purchases_dispute_check check (dispute in ('open', 'won', 'lost')),
  constraint purchases_language_check check (language ~ '^[a-z]{2}$'),
  constraint purchases_state_check check (state in ('open', 'paid', 'failed', 'expired', 'set_aside')),
  constraint purchases_way_check check (way in ('modal', 'hosted', 'renewal'))
);
create index purchases_by_creation on purchases using brin (created_at);
create index purchases_by_intent on purchases (payment_intent);
create index purchases_by_payment on purchases (paid_at) where state = 'paid';
create index purchases_by_session on purchases (session_id);
create index purchases_never_paid on purchases (created_at) where state in ('failed', 'expired');
create index purchases_of_user on purchases (user_id, created_at desc);
create index purchases_open on purchases (created_at) where state = 'open';
create index purchases_set_aside on purchases (created_at) where state = 'set_aside';
create index purchases_without_insight on purchases (paid_at) where is_subscription and state = 'paid' and insight_at is null;
comment on table purchases is 'One payment: a pack, the first month of a subscription, or a renewal.';
comment on column purchases.way is 'modal: the card field on our page. hosted: the provider''s page. renewal: the provider started it.';
comment on column purchases.credits is 'As ordered, like the amount and the currency: what is paid has to be exactly this.';
comment on column purchases.consent_version is 'The words of the box that asked us to begin at once; null where it was not ticked.';
comment on column purchases.consent_at is 'When it was ticked.';
comment on column purchases.problem is 'Why it was set aside, for an operator.';
comment on column purchases.session_id is 'The provider''s checkout.';
comment on column purchases.tries is
  'How often the provider failed to open its checkout. It keeps its answer to a key, failures too, so that each try has a key of its own.';
comment on column purchases.payment_id is 'The provider''s checkout or invoice that was paid. The cause of the lot is purchase:<payment_id>.';
comment on column purchases.refunding_cents is 'Promised and not given back yet.';
comment on column purchases.refunded_cents is 'Given back.';
comment on column purchases.insight_at is 'Of a subscription''s month: when its insight was written into the chat.';
comment on column purchases.checked_at is 'When the provider was last asked about it.';
comment on column purchases.language is 'In which it was ordered; the e-mails about it have the same.';
comment on column purchases.subscription_id is 'The provider''s subscription that this payment began or renewed.';
comment on column purchases.settled_credits is 'How many of its credits settled what was owed.';
comment on column purchases.settled_since is 'Since when that had been owed.';
comment on column purchases.tax_number is 'As the buyer gave it, for the invoice.';
comment on column purchases.tax_country is 'As the buyer gave it, for the invoice.';

create table refunds (
  user_id uuid not null,
  refund_id text not null,
  purchase_id uuid not null,
  provider_id text,
  reason text not null default 'withdrawal',
  amount_cents integer not null,
  state text not null,
  refusal text,
  tries integer not null default 0,
  attempt integer not null default 0,
  faults integer not null default 0,
  is_guarantee boolean not null default false,
  subscription_to_end text,
  asked_at timestamptz not null,
  constraint refunds_pkey primary key (user_id, refund_id),
  constraint refunds_user_id_purchase_id_fkey foreign key (user_id, purchase_id) references purchases(user_id, purchase_id) on delete restrict,
  constraint refunds_amount_cents_check check (amount_cents > 0),
  constraint refunds_reason_check check (reason in ('withdrawal', 'second_subscription', 'paid_twice', 'account_deleted', 'paused', 'provider')),
  constraint refunds_say_why check (state <> 'refused' or refusal is not null),
  constraint refunds_state_check check (state in ('asked', 'pending', 'succeeded', 'failed', 'refused'))
);
create index refunds_by_provider on refunds (user_id, provider_id);
-- Whether a user has used the guarantee lately.
create index refunds_guaranteed on refunds (user_id, asked_at) where is_guarantee;
create index refunds_to_ask on refunds (asked_at) where state = 'asked';
-- For the list of administrators, the metric and the alert.
create index refunds_unsettled on refunds (asked_at) where state in ('asked', 'pending', 'refused');
comment on table refunds is 'Money on its way back to a buyer.';
comment on column refunds.refund_id is 'Our own id of a withdrawal, made before the provider is asked; the provider''s for a refund that began there.';
comment on column refunds.state is 'refused: the provider refused it, and it is still owed. failed: a refund that began at the provider and came to nothing.';
comment on column refunds.tries is 'How often the provider was asked in vain.';
comment on column refunds.is_guarantee is 'Whether the 7-day guarantee gave the whole price: the next withdrawals within twelve months deduct what was used.';
comment on column refunds.subscription_to_end is 'The subscription that ends with it, until it has ended.';
comment on column refunds.refusal is 'Why the provider refused it.';
comment on column refunds.attempt is 'One more for each time that an administrator asked again.';
comment on column refunds.faults is
  'How many tries of this attempt the provider answered with a fault of its own. It is part of the idempotency key: a try whose answer never came is '
  'repeated with its key.';

create table customers (
  user_id uuid not null,
  customer_id text not null,
  constraint customers_pkey primary key (user_id)
);
comment on table customers is 'The payment provider''s name of a user.';

create table subscriptions (
  user_id uuid not null,
  subscription_id text not null,
  pack_id text not null,
  state text not null,
  amount_cents integer,
  currency text,
  period_ends_at timestamptz not null,
  is_cancelled boolean not null,
  retry_at timestamptz,
  read_at timestamptz not null,
  constraint subscriptions_pkey primary key (user_id, subscription_id),
  constraint subscriptions_state_check check (state in ('active', 'past_due', 'ended'))
);
-- Renewals that a notice is due for.
create index subscriptions_renewing on subscriptions (period_ends_at) where state = 'active' and not is_cancelled;
comment on table subscriptions is 'The provider''s subscriptions as it told them last.';
comment on column subscriptions.read_at is 'When the provider was asked: what was read earlier never replaces what was read later.';
comment on column subscriptions.retry_at is 'When the provider tries a failed renewal again.';

create table cancellations (
  user_id uuid not null,
  cancellation_id uuid not null,
  cause text not null,
  subscription_id text not null,
  kind text not null,
  reason text,
  ends_on date,
  asked_at timestamptz not null,
  state text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  constraint cancellations_pkey primary key (user_id, cancellation_id),
  constraint cancellations_user_id_cause_key unique (user_id, cause),
  constraint cancellations_kind_check check (kind in ('ordinary', 'for_cause')),
  constraint cancellations_state_check check (state in ('waiting', 'done'))
);
create index cancellations_by_age on cancellations (asked_at);
create index cancellations_waiting on cancellations (next_try_at) where state = 'waiting';
comment on table cancellations is 'Declarations by which users cancel a subscription without a sign-in. A job carries out those that wait.';
comment on column cancellations.cause is 'link:<subscription>:<renewal> or form:<id>: the link of one renewal is used once.';
comment on column cancellations.ends_on is 'The last day that is wanted, where that is after the month that is paid for.';

create table provider_events (
  user_id uuid not null,
  event_id text not null,
  type text not null,
  outcome text not null,
  at timestamptz not null,
  constraint provider_events_pkey primary key (user_id, event_id)
);
create index provider_events_by_id on provider_events (event_id);
create index provider_events_by_time on provider_events using brin (at);
comment on table provider_events is 'Events of the payment provider that had their effect, written in the transaction of that effect.';
comment on column provider_events.user_id is 'The nil id for events about no user of ours.';
comment on column provider_events.outcome is 'done, nothing where there was nothing to do, or why it was set aside.';

create table invoice_documents (
  user_id uuid not null,
  document_id uuid not null,
  purchase_id uuid not null,
  kind text not null,
  cause text not null,
  total_cents integer not null,
  currency text not null,
  country text not null,
  country_source text not null,
  tax_number text,
  buyer_name text,
  buyer_address text,
  vat_rule text,
  vat_rate integer,
  vat_cents integer,
  state text not null,
  problem text,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  provider_id text,
  number text,
  atcud text,
  issued_at timestamptz,
  tax_country text,
  billing_country text,
  instrument_country text,
  payment_vat_cents integer,
  constraint invoice_documents_pkey primary key (user_id, document_id),
  constraint invoice_documents_user_id_purchase_id_cause_key unique (user_id, purchase_id, cause),
  constraint invoice_documents_user_id_purchase_id_fkey foreign key (user_id, purchase_id) references purchases(user_id, purchase_id) on delete restrict,
  constraint invoice_documents_vat_within_total check (vat_cents between 0 and total_cents),
  constraint invoice_documents_one_invoice check ((kind = 'invoice') = (cause = 'purchase')),
  constraint invoice_documents_issued_have_numbers check ((state = 'issued') = (issued_at is not null and provider_id is not null and number is not null)),
  constraint invoice_documents_issued_have_vat check (state <> 'issued' or vat_cents is not null),
  constraint invoice_documents_country_check check (country ~ '^[A-Z]{2}$'),
  constraint invoice_documents_country_source_check check (country_source in ('buyer', 'payment', 'default')),
  constraint invoice_documents_currency_check check (currency in ('eur', 'usd')),
  constraint invoice_documents_kind_check check (kind in ('invoice', 'credit_note')),
  constraint invoice_documents_state_check check (state in ('waiting', 'issued', 'refused', 'cancelled')),
  constraint invoice_documents_total_cents_check check (total_cents > 0),
  constraint invoice_documents_vat_rate_check check (vat_rate between 0 and 10000),
  constraint invoice_documents_vat_rule_check check (vat_rule in ('domestic', 'oss', 'reverse_charge', 'outside_eu'))
);
create index invoice_documents_by_age on invoice_documents (created_at);
create index invoice_documents_by_id on invoice_documents (document_id);
create index invoice_documents_unissued on invoice_documents (created_at) where state in ('waiting', 'refused');
create index invoice_documents_waiting on invoice_documents (next_try_at) where state = 'waiting';
comment on table invoice_documents is
  'The documents that tax law requires: one invoice-receipt for each paid purchase and one credit note for each refund and lost dispute. A row is written '
  'in the transaction of its cause; a job issues the document at a certified provider, which numbers it.';
comment on column invoice_documents.document_id is 'Our reference at the provider. Of an invoice it is the id of the purchase.';
comment on column invoice_documents.cause is 'purchase, refund:<id> or dispute:<id>: one document for each.';
comment on column invoice_documents.country is 'Decides the VAT: from the buyer, else from the payment, else Portugal.';
comment on column invoice_documents.vat_rule is
  'Worked out when the document is issued for the first time, and never changed after that; the rate and the amount as well.';
comment on column invoice_documents.vat_rate is 'In hundredths of a percent.';
comment on column invoice_documents.problem is 'Why it waits or was refused, as a code; corrected: issued, and put right by an administrator.';
comment on column invoice_documents.provider_id is 'As the provider has it; the number and the ATCUD as well.';
comment on column invoice_documents.tax_country is
  'The country of the tax number. With the two below: the evidence that decided the country (Implementing Regulation 282/2011, art. 24f).';
comment on column invoice_documents.billing_country is 'The country of the billing address.';
comment on column invoice_documents.instrument_country is 'The country of the card or wallet.';
comment on column invoice_documents.payment_vat_cents is 'The VAT as the payment provider worked it out. It is compared with ours; an invoice states ours.';

create table invoice_checks (
  checked_at timestamptz not null,
  documents integer not null,
  differences integer not null,
  constraint invoice_checks_pkey primary key (checked_at)
);
comment on table invoice_checks is 'How the comparisons of sales and documents ended.';
