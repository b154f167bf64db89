-- What a person said of their life, in short notes that later readings know. `turn_id` is the reading that a note was remembered from, and with which it
-- is deleted; null where the person wrote or changed it.
create table memories (
  user_id uuid not null,
  memory_id uuid not null,
  turn_id uuid,
  text text not null,
  created_at timestamptz not null,
  primary key (user_id, memory_id)
);

alter table users add column remembers boolean not null default true;
