-- Letters about renewals and cancellations. Every row fits the rules that these replace, so none is read before 0207. The number follows that of the last file
-- that replaced them.
alter table confirmations
  drop constraint confirmations_name_their_kind,
  drop constraint confirmations_name_their_purchase,
  add constraint confirmations_name_their_kind check (kind is not null and kind in (
    'order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'renewal_notice', 'renewal_failed', 'cancel_receipt', 'cancelled',
    'login_linked', 'login_removed', 'address_changed', 'bank_details_changed', 'bank_details_deleted', 'report_receipt', 'report_decision',
    'account_deleted')) not valid,
  add constraint confirmations_name_their_purchase check (purchase_id is null
    or kind in ('order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'cancel_receipt', 'cancelled')) not valid;
