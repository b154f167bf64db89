-- E-mails with an invoice or a credit note. Every row fits the rules that these replace, so none is read before 0251. The number follows that of the last file that
-- replaced them.
alter table confirmations
  -- The document whose PDF is attached.
  add column document_id uuid,
  drop constraint confirmations_name_their_kind,
  drop constraint confirmations_name_their_purchase,
  add constraint confirmations_name_their_kind check (kind is not null and kind in (
    'order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'renewal_notice', 'renewal_failed', 'cancel_receipt', 'cancelled',
    'login_linked', 'login_removed', 'address_changed', 'bank_details_changed', 'bank_details_deleted', 'report_receipt', 'report_decision',
    'account_deleted', 'payout_made', 'payout_paid', 'payout_failed', 'tax_details_changed', 'deletion_waiting', 'deletion_announced',
    'invoice', 'credit_note')) not valid,
  add constraint confirmations_name_their_purchase check (purchase_id is null
    or kind in ('order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'cancel_receipt', 'cancelled', 'invoice', 'credit_note')) not valid;
