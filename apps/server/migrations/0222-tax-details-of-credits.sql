-- A return to credits deletes tax details together with bank details. It kept them before; those of what was transferred stay in `payout_transfers`.
delete from tax_details t where not exists (select from bank_details b where b.user_id = t.user_id);
