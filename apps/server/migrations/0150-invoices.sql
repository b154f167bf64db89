-- The documents that tax law requires: one invoice-receipt for each paid purchase and one credit note for each refund and lost dispute. A row is written in the
-- transaction of the purchase or refund; a job issues the document at a certified provider, which numbers it.
alter table purchases add column tax_number text;
alter table purchases add column tax_country text;

create table invoice_documents (
  user_id uuid not null,
  -- Our reference at the provider. Of an invoice it is the id of the purchase.
  document_id uuid not null,
  purchase_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- `purchase`, `refund:<id>` or `dispute:<id>`: one document for each.
  cause text not null,
  total_cents integer not null check (total_cents > 0),
  currency text not null check (currency in ('eur', 'usd')),
  -- Decides the VAT: from the buyer, else from the payment, else Portugal.
  country text not null check (country ~ '^[A-Z]{2}$'),
  country_source text not null check (country_source in ('buyer', 'payment', 'default')),
  tax_number text,
  buyer_name text,
  buyer_address text,
  -- Worked out when the document is issued for the first time, and never changed after that.
  vat_rule text check (vat_rule in ('domestic', 'oss', 'reverse_charge', 'outside_eu')),
  -- In hundredths of a percent.
  vat_rate integer check (vat_rate between 0 and 10000),
  vat_cents integer check (vat_cents between 0 and total_cents),
  state text not null check (state in ('waiting', 'issued', 'refused', 'cancelled')),
  -- Why it waits or was refused, as a code.
  problem text,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  -- As the provider has it.
  provider_id text,
  number text,
  atcud text,
  issued_at timestamptz,
  primary key (user_id, document_id),
  unique (user_id, purchase_id, cause),
  foreign key (user_id, purchase_id) references purchases on delete restrict,
  check ((kind = 'invoice') = (cause = 'purchase')),
  check ((state = 'issued') = (issued_at is not null and provider_id is not null and number is not null)),
  check (state <> 'issued' or vat_cents is not null)
);
create index invoice_documents_waiting on invoice_documents (next_try_at) where state = 'waiting';
create index invoice_documents_unissued on invoice_documents (created_at) where state in ('waiting', 'refused');
create index invoice_documents_by_age on invoice_documents (created_at);
create index invoice_documents_by_id on invoice_documents (document_id);

-- How the comparisons of sales and documents ended.
create table invoice_checks (
  checked_at timestamptz primary key,
  documents integer not null,
  differences integer not null
);
