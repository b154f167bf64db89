-- E-mails that have to reach a person: written in the transaction of their cause, sent by a job.

create table emails (
  user_id uuid not null,
  cause text not null,
  kind text not null,
  purchase_id uuid,
  document_id uuid,
  language text not null default 'en',
  recipient text,
  subject text not null,
  body text not null,
  state text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  constraint emails_pkey primary key (user_id, cause),
  constraint emails_language_check check (language ~ '^[a-z]{2}$'),
  constraint emails_name_their_kind check (kind in ('order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'renewal_notice',
    'renewal_failed', 'cancel_receipt', 'cancelled', 'login_linked', 'login_removed', 'address_changed', 'bank_details_changed', 'bank_details_deleted',
    'report_receipt', 'report_decision', 'account_deleted', 'payout_made', 'payout_paid', 'payout_failed', 'tax_details_changed', 'deletion_waiting',
    'deletion_announced', 'invoice', 'credit_note')),
  constraint emails_name_their_purchase check (purchase_id is null or (kind in ('order', 'begin', 'withdrawal', 'refunded', 'refund_failed',
    'given_back', 'cancel_receipt', 'cancelled', 'invoice', 'credit_note'))),
  constraint emails_state_check check (state in ('waiting', 'sent', 'kept'))
);
create index emails_waiting on emails (next_try_at) where state = 'waiting';
comment on table emails is 'E-mails in a lasting form, kept here and handed to a mail server where there is one.';
comment on column emails.cause is 'Keeps an e-mail from being written twice.';
comment on column emails.state is 'kept: there was no mail server to hand it to.';
comment on column emails.recipient is 'The address of a user who left while an e-mail that law requires was waiting. The row goes once it was sent.';
comment on column emails.kind is 'The subject of the e-mail.';
comment on column emails.purchase_id is 'Of e-mails about an order.';
comment on column emails.document_id is 'The invoice or credit note whose PDF is attached.';
