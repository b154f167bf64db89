-- The word that a referrer chose for a code, as it was written. The code itself is its one spelling, which is unique; null where the code is random.
alter table referral_codes add column word text;
