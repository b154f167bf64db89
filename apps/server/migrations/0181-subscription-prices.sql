-- Older subscriptions cost what was paid for them; the provider's own word replaces it with the next event.
update subscriptions s set amount_cents = p.amount_cents, currency = p.currency
from purchases p where p.user_id = s.user_id and p.subscription_id = s.subscription_id and s.amount_cents is null;
