-- The product's own funnel and retention, from browsers with consent alone. A browser draws a new number each day, so that no two days can be linked.

create table analytics_events (
  day date not null,
  session bigint not null,
  event text not null,
  at timestamptz not null,
  language text,
  pack text,
  channel text,
  constraint analytics_events_pkey primary key (session, day, event, at),
  constraint analytics_events_session_check check (session between 0 and 281474976710655)
);
create index analytics_events_by_day on analytics_events (day);
comment on table analytics_events is 'Steps that browsers with consent told. A browser without an answer tells the same again: it is the same row.';
comment on column analytics_events.day is 'By UTC: when the browser says it was, where that can be.';
comment on column analytics_events.session is 'The number that the browser drew for the day.';

create table funnel_days (
  day date not null,
  step text not null,
  count integer not null,
  counted_at timestamptz not null,
  constraint funnel_days_pkey primary key (step, day),
  constraint funnel_days_count_check check (count >= 0)
);
comment on table funnel_days is 'How many took a step on a day: some told by browsers with consent, the others counted in our own tables.';

create table retention_notes (
  day date not null,
  session bigint not null,
  after integer not null,
  did text not null,
  constraint retention_notes_pkey primary key (session, day, after, did),
  constraint retention_notes_after_check check (after in (0, 1, 7, 30)),
  constraint retention_notes_session_check check (session between 0 and 281474976710655)
);
create index retention_notes_by_day on retention_notes (day);
comment on table retention_notes is 'Notes of a browser in its first month about the day of the sign-up.';
comment on column retention_notes.day is 'By UTC.';
comment on column retention_notes.after is 'Days since the sign-up.';
comment on column retention_notes.did is 'The user''s deed on the day of the sign-up, as a code.';

create table retention_weeks (
  week date not null,
  after integer not null,
  did text not null,
  browsers integer not null,
  constraint retention_weeks_pkey primary key (week, after, did),
  constraint retention_weeks_after_check check (after in (0, 1, 7, 30)),
  constraint retention_weeks_browsers_check check (browsers >= 0),
  constraint retention_weeks_week_check check (extract(isodow from week) = 1)
);
comment on table retention_weeks is 'Browsers by the week of the sign-up, as counts alone.';
comment on column retention_weeks.week is 'Its Monday.';
