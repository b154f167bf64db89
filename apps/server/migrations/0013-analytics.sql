-- The product's own funnel. The browser tells its steps only after consent, by a number that it draws anew each day and that is tied to nobody.

create table analytics_events (
  -- By UTC: when the browser says it was, where that can be.
  day date not null,
  session bigint not null check (session between 0 and 281474976710655),
  event text not null,
  at timestamptz not null,
  language text,
  pack text,
  channel text,
  -- A browser that had no answer tells the same again: it is the same row.
  primary key (session, day, event, at)
);
create index analytics_events_by_day on analytics_events (day);

-- How many took a step on a day, as numbers alone. Some are told by browsers that consented, the others counted in our own tables.
create table funnel_days (
  day date not null,
  step text not null,
  count integer not null check (count >= 0),
  counted_at timestamptz not null,
  primary key (step, day)
);

-- What the day's counts ask for.
create index users_by_age on users (created_at);
create index purchases_by_payment on purchases (paid_at) where state = 'paid';
-- Turns are written in their order: where each stretch of the table begins and ends is enough, and costs a turn nothing.
create index turns_by_creation on turns using brin (created_at);
