-- outside a transaction
drop index concurrently if exists bank_details_by_mark;
create index concurrently bank_details_by_mark on bank_details (account_mark);
drop index concurrently if exists conversions_by_id;
create index concurrently conversions_by_id on conversions (conversion_id);
