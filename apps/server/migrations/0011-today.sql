-- The numbers of the day: reminders by e-mail and push, the calendar, and yearly letters.

create table day_reminders (
  user_id uuid not null,
  is_email_on boolean not null,
  hour integer not null,
  tone text not null,
  language text not null,
  due_at timestamptz,
  last_day date,
  unopened integer not null default 0,
  ended text,
  changed_at timestamptz not null,
  constraint day_reminders_pkey primary key (user_id),
  constraint day_reminders_ended_check check (ended in ('quiet', 'refused')),
  constraint day_reminders_hour_check check (hour between 0 and 23),
  constraint day_reminders_language_check check (language ~ '^[a-z]{2}$'),
  constraint day_reminders_tone_check check (tone in ('mystic', 'pragmatic'))
);
-- Reminders that were switched off, until the day of the last one is over: for the job that deletes them.
create index day_reminders_off on day_reminders (last_day) where not is_email_on;
create index day_reminders_waiting on day_reminders (due_at) where due_at is not null;
comment on table day_reminders is 'The numbers of the day by e-mail, for users who asked for them.';
comment on column day_reminders.due_at is 'Null while nothing is to be sent.';
comment on column day_reminders.last_day is 'The local day of the last message. A day is claimed before its message is sent, so that no day is sent twice.';
comment on column day_reminders.unopened is 'Messages since the user last looked at their numbers.';
comment on column day_reminders.ended is 'Why nothing is sent any more: quiet after many unopened ones, refused where the user''s mail server takes none.';

create table push_devices (
  user_id uuid not null,
  device_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  last_day date,
  due_at timestamptz,
  tries integer not null default 0,
  constraint push_devices_pkey primary key (user_id, device_id)
);
create index push_devices_by_device on push_devices (device_id);
create index push_devices_waiting on push_devices (due_at) where due_at is not null;
comment on table push_devices is 'Devices that get the numbers of the day as notifications: each is a subscription at the push service of its browser.';
comment on column push_devices.device_id is 'The SHA-256 of the endpoint, in base64url.';
comment on column push_devices.last_day is
  'The local day of the last message. A day is queued once for each device, in the statement that claims the day of the user.';
comment on column push_devices.due_at is 'When the message of that day is to be sent; null: it was handed over, or there is none.';

create table calendars (
  user_id uuid not null,
  secret_hash text not null,
  tone text not null,
  language text not null,
  created_at timestamptz not null,
  constraint calendars_pkey primary key (user_id),
  constraint calendars_language_check check (language ~ '^[a-z]{2}$'),
  constraint calendars_tone_check check (tone in ('mystic', 'pragmatic'))
);
create index calendars_by_secret on calendars (secret_hash);
comment on table calendars is 'The secret address of a user''s calendar.';
comment on column calendars.secret_hash is 'SHA-256 of the secret in the address.';

create table yearly_letters (
  user_id uuid not null,
  has_birthday boolean not null,
  has_turning_points boolean not null,
  tone text not null,
  language text not null,
  due_at timestamptz,
  last_day date,
  birthday_year integer,
  changed_at timestamptz not null,
  constraint yearly_letters_pkey primary key (user_id),
  constraint yearly_letters_language_check check (language ~ '^[a-z]{2}$'),
  constraint yearly_letters_tone_check check (tone in ('mystic', 'pragmatic'))
);
create index yearly_letters_waiting on yearly_letters (due_at) where due_at is not null;
comment on table yearly_letters is 'The letter on the birthday and the reminders of a year''s turning points, for users who asked for them.';
comment on column yearly_letters.due_at is 'When the next day of the user is looked at; null while nothing is to be sent.';
comment on column yearly_letters.last_day is
  'The local day that was looked at last. A day is claimed before its message is sent, so that no day is sent twice.';
comment on column yearly_letters.birthday_year is 'The local year of the last birthday letter: a birth date that is changed brings no second one.';
