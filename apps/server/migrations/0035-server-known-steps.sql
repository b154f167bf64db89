-- Steps that the server knows are counted in its own tables, and no longer taken from browsers.
delete from analytics_events where event in ('first_reading', 'purchase_started', 'purchase_finished', 'referral_code_made');
create index purchases_by_creation on purchases using brin (created_at);
create index referral_codes_by_creation on referral_codes using brin (created_at);
