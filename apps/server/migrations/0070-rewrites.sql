-- A reading that its reader refused is written again once, free of charge.
alter table turns
  -- The refused reading. Nothing else says that this turn is a rewrite.
  add column rewrite_of uuid,
  -- What was wrong with it: the contract's RewriteReason. Gone with the words of the turn.
  add column rewrite_reason jsonb,
  add constraint turns_forget_rewrite_reason check (state not in ('failed', 'forgotten') or rewrite_reason is null) not valid,
  add constraint turns_rewrite_free check (rewrite_of is null or price = 0) not valid;
