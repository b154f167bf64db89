-- What the page of a public reading shows is made when it is published and kept, so that a visit costs little and no deletion of a person or of an earlier
-- reading changes what is hidden. Null for a reading published before; its first visit fills both columns.
alter table public_readings
  -- {rules, response, fullName, birthDate, numbers}, without hidden names and dates.
  add column shown jsonb,
  -- The other people whom the reading names, [{fullName, birthDate}]: hidden under every choice, also after the owner deleted them.
  add column people jsonb;
