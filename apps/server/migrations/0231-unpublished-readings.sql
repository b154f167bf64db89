-- A reading that its owner unpublished keeps its row, without a slug and without the text: the names found in it stay hidden when it is published again. It goes with
-- its turn.
alter table public_readings alter column slug drop not null;
