-- Names and birth dates of the owner that a public reading has, {names, birthDates}: they stay hidden after the profile was changed. Null for a reading published
-- before; its next visit fills it.
alter table public_readings add column own jsonb;
