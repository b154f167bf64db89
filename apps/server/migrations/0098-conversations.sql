-- A person's conversations. A title is one that the person gave; without one, the first question stands for it, so that no words are kept twice.
create table conversations (
  user_id uuid not null,
  conversation_id uuid not null,
  title text,
  pinned boolean not null default false,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, conversation_id)
);

-- Null in turns of older versions until they are placed (`placeOlderTurns`), and in turns whose words are gone with their conversation.
alter table turns add column conversation_id uuid;
