-- What a letter is about, and the purchase that it is about, in columns of their own. Until now both were parts of `cause`, which from now on only keeps a letter
-- from being written twice.
alter table confirmations
  add column kind text,
  -- Of letters about an order; null for every other kind.
  add column purchase_id uuid,
  add constraint confirmations_name_their_kind check (kind is not null and kind in (
    'order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back', 'login_linked', 'login_removed', 'address_changed',
    'bank_details_changed', 'bank_details_deleted', 'report_receipt', 'report_decision')) not valid,
  add constraint confirmations_name_their_purchase check (purchase_id is null
    or kind in ('order', 'begin', 'withdrawal', 'refunded', 'refund_failed', 'given_back')) not valid;

-- For older letters, and for those of a server of the version before, which does not know the columns. The version after this one drops it.
create function keep_letter_kind() returns trigger language plpgsql as $$
declare
  parts constant text[] := string_to_array(regexp_replace(new.cause, '^before:', ''), ':');
begin
  new.kind := case
    when parts[1] in ('order', 'begin', 'withdrawal', 'refunded') then parts[1]
    when parts[1] = 'refund-failed' then 'refund_failed'
    when parts[1] = 'given-back' then 'given_back'
    when parts[1] = 'login-linked' then 'login_linked'
    when parts[1] = 'login-removed' then 'login_removed'
    when parts[1] = 'bank-details' then 'bank_details_' || parts[2]
    when parts[1] = 'report' and parts[2] = 'receipt' then 'report_receipt'
    when parts[1] = 'report' then 'report_decision'
    else 'address_changed'
  end;
  new.purchase_id := case
    when new.kind in ('order', 'begin') then parts[2]::uuid
    when new.kind in ('withdrawal', 'refunded', 'refund_failed', 'given_back')
      then (select r.purchase_id from refunds r where r.user_id = new.user_id and r.refund_id = parts[2])
  end;
  return new;
end $$;
create trigger keep_letter_kind before insert or update on confirmations for each row when (new.kind is null) execute function keep_letter_kind();
