-- Secrets of sessions that ended because their account was deleted, so that the next call of such a browser says so. Nothing leads from here to an account.
create table deleted_sessions (
  -- Of the cookie or of the bearer token.
  secret_hash text primary key,
  -- When the session would have ended; the row is deleted then.
  ends_at timestamptz not null
);
create index deleted_sessions_by_end on deleted_sessions (ends_at);

-- The confirmation of a deletion.
alter table confirmations
  drop constraint confirmations_name_their_kind,
  add constraint confirmations_name_their_kind check (kind is not null and kind in (
    'order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'login_linked', 'login_removed', 'address_changed',
    'bank_details_changed', 'bank_details_deleted', 'report_receipt', 'report_decision', 'account_deleted')) not valid;
