-- Retention, from browsers with consent alone. A browser reports in its first month what its owner did on the day of the sign-up, by the number that it draws
-- anew each day: no two days of one browser can be linked.

create table retention_notes (
  -- By UTC.
  day date not null,
  session bigint not null check (session between 0 and 281474976710655),
  -- Days since the sign-up.
  after integer not null check (after in (0, 1, 7, 30)),
  did text not null,
  primary key (session, day, after, did)
);
create index retention_notes_by_day on retention_notes (day);

-- Browsers by the week of the sign-up (its Monday), as counts alone.
create table retention_weeks (
  week date not null check (extract(isodow from week) = 1),
  after integer not null check (after in (0, 1, 7, 30)),
  did text not null,
  browsers integer not null check (browsers >= 0),
  primary key (week, after, did)
);
