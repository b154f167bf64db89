-- A deletion request of a login platform is tried again after growing pauses. A later sign-in with its login withdraws it. One that waited for what the account
-- holds is announced by e-mail before it is carried out.
alter table identities add column signed_in_at timestamptz;

alter table deletion_requests
  add column next_try_at timestamptz not null default now(),
  -- Since the account was found to hold something of value.
  add column held_at timestamptz,
  -- The announced day; none while the account holds something of value.
  add column due_at timestamptz,
  drop constraint deletion_requests_state_check,
  add constraint deletion_requests_state_check
    check (state in ('waiting', 'withdrawn', 'login_removed', 'account_deleted', 'unknown')) not valid;

-- The number follows that of the last file that replaced this rule. Every row fits the one before.
alter table confirmations
  drop constraint confirmations_name_their_kind,
  add constraint confirmations_name_their_kind check (kind is not null and kind in (
    'order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'renewal_notice', 'renewal_failed', 'cancel_receipt', 'cancelled',
    'login_linked', 'login_removed', 'address_changed', 'bank_details_changed', 'bank_details_deleted', 'report_receipt', 'report_decision',
    'account_deleted', 'payout_made', 'payout_paid', 'payout_failed', 'tax_details_changed',
    'deletion_waiting', 'deletion_announced')) not valid;
