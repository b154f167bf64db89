-- Transfers to UK accounts are in pounds. The books stay in euros; a transfer in euros has none of these.
alter table payout_transfers
  add column pence integer check (pence > 0),
  -- Pounds for a euro, in millionths, and the day of that rate.
  add column gbp_millionths integer check (gbp_millionths > 0),
  add column gbp_on date;
