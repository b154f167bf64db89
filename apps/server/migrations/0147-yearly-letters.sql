-- The letter on the birthday and the reminders of a year's turning points, for people who asked for them.
create table yearly_letters (
  user_id uuid primary key,
  birthday boolean not null,
  turns boolean not null,
  tone text not null check (tone in ('mystic', 'pragmatic')),
  language text not null check (language in ('en', 'pt')),
  -- When the next day of the person is looked at; null while nothing is to be sent.
  due_at timestamptz,
  -- The local day that was looked at last. A day is claimed before its message is sent, so that no day is sent twice.
  last_day date,
  -- The local year of the last birthday letter: a birth date that is changed brings no second one.
  birthday_year integer,
  changed_at timestamptz not null
);
create index yearly_letters_waiting on yearly_letters (due_at) where due_at is not null;
