-- The numbers of the day by e-mail, for people who asked for them.
create table day_reminders (
  user_id uuid primary key,
  email boolean not null,
  hour integer not null check (hour between 0 and 23),
  tone text not null check (tone in ('mystic', 'pragmatic')),
  language text not null check (language in ('en', 'pt')),
  -- Null while nothing is to be sent.
  due_at timestamptz,
  -- The local day of the last one. A day is claimed before its message is sent, so that no day is sent twice.
  last_day date,
  -- Messages since the person last looked at their numbers.
  unopened integer not null default 0,
  -- Why nothing is sent any more: 'quiet' after many unopened ones, 'refused' where the mail server of the person takes none.
  ended text check (ended in ('quiet', 'refused')),
  changed_at timestamptz not null
);
create index day_reminders_waiting on day_reminders (due_at) where due_at is not null;
