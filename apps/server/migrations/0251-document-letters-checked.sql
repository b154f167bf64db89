-- outside a transaction
alter table confirmations validate constraint confirmations_name_their_kind;
alter table confirmations validate constraint confirmations_name_their_purchase;
