-- For whoever looks for holds that lapsed, and for nobody else: while it said `state = 'held'`, the end of a hold was planned as a read of this whole index,
-- which is nearly empty when PostgreSQL counts and long between two vacuums. Everybody else finds a hold by its key.
drop index holds_by_lease;
create index holds_by_lease on holds (lease_until) where ended_at is null;

-- Every process asks several times a minute which earnings were decided meanwhile.
create index referral_earnings_undecided on referral_earnings (user_id, conversion_id) where state = 'pending';
