-- What a payment goes back for, how far that has come, and what the provider said where it refused.

alter table purchases
  -- The provider's subscription that this payment began or renewed: withdrawing from it ends this one and no other.
  add column subscription_id text,
  -- Promised and not given back yet. What was given back is `refunded_cents`.
  add column refunding_cents integer not null default 0,
  -- How many of its credits settled what was owed, and since when that had been owed.
  add column settled_credits integer not null default 0,
  add column settled_since timestamptz;

alter table refunds
  add column reason text not null default 'withdrawal' check (reason in ('withdrawal', 'second_subscription', 'account_deleted', 'provider')),
  -- Whether the 7-day guarantee gave the whole price: the next withdrawals within twelve months deduct what was used.
  add column guarantee boolean not null default false,
  -- The subscription that ends with it, until it has ended.
  add column subscription_to_end text,
  -- Why the provider refused it.
  add column refusal text,
  -- One more for each time that an administrator asked again.
  add column attempt integer not null default 0,
  drop constraint refunds_state_check,
  -- 'refused': the provider would not, and we still owe it. 'failed': a refund that began at the provider and came to nothing.
  add constraint refunds_state_check check (state in ('asked', 'pending', 'succeeded', 'failed', 'refused')),
  add constraint refunds_say_why check (state <> 'refused' or refusal is not null);
update refunds set reason = 'provider' where refund_id = provider_id;
update purchases p set refunding_cents = s.refunding, refunded_cents = s.refunded
  from (
    select user_id, purchase_id, coalesce(sum(amount_cents) filter (where state = 'succeeded'), 0) as refunded,
      coalesce(sum(amount_cents) filter (where state in ('asked', 'pending')), 0) as refunding
    from refunds group by user_id, purchase_id) s
  where s.user_id = p.user_id and s.purchase_id = p.purchase_id;

-- For the list of administrators, the metric and the alert.
create index refunds_unsettled on refunds (asked_at) where state in ('asked', 'pending', 'refused');
-- Whether a person has used the guarantee lately.
create index refunds_guaranteed on refunds (user_id, asked_at) where guarantee;
