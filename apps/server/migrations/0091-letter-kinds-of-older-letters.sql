-- The trigger of 0090 gives each older letter its kind and its purchase.
update confirmations set kind = null where kind is null;
