-- A message that was edited and sent again. It takes the place of the turn that it edits and of all that followed in its conversation; these stay readable.
alter table turns add column edit_of uuid;
