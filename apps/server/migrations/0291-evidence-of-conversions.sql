-- What a rule saw at a conversion: whether address or browser matched, a short mark of the hash of where, and when the other person was last seen there. Null after
-- thirty days, as the hashes themselves are deleted then, and where no rule of places fired.
alter table conversions add column evidence jsonb;
