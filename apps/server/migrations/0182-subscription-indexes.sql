-- outside a transaction
-- Renewals that a notice is due for.
drop index concurrently if exists subscriptions_renewing;
create index concurrently subscriptions_renewing on subscriptions (period_ends_at) where state = 'active' and not is_cancelled;
