-- outside a transaction
alter table deletion_requests validate constraint deletion_requests_state_check;
alter table confirmations validate constraint confirmations_name_their_kind;
