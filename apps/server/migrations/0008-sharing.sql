-- Shared and public readings, and reports about readings.

create table share_rewards (
  user_id uuid not null,
  day date not null,
  channel text not null,
  credits integer not null,
  at timestamptz not null,
  constraint share_rewards_pkey primary key (user_id, day, channel),
  constraint share_rewards_credits_check check (credits > 0)
);
create index share_rewards_by_day on share_rewards (day);
comment on table share_rewards is 'Rewards for sharing, granted or set aside: each channel once a day. The caps are sums over these rows.';
comment on column share_rewards.day is 'By UTC.';

create table public_readings (
  user_id uuid not null,
  turn_id uuid not null,
  slug text,
  shows_name boolean not null,
  shows_birth_date boolean not null,
  published_at timestamptz not null,
  removed_at timestamptz,
  shown jsonb,
  people jsonb,
  own jsonb,
  constraint public_readings_pkey primary key (user_id, turn_id),
  constraint public_readings_user_id_turn_id_fkey foreign key (user_id, turn_id) references turns(user_id, turn_id) on delete cascade
);
create index public_readings_by_slug on public_readings (slug);
comment on table public_readings is
  'Readings that their owners made public. One that was unpublished keeps its row without slug and text: the names found in it stay hidden when it is '
  'published again.';
comment on column public_readings.slug is '132 random bits. Published again, a reading has another one.';
comment on column public_readings.removed_at is 'Removed after a report: it stays so that it cannot be made public again.';
comment on column public_readings.shown is
  '{rules, known, response, fullName, birthDate, numbers} without hidden names and dates, made when it is published. Texts of numbers are lines, as in '
  'turns.numbers. Null: the next visit makes it.';
comment on column public_readings.people is
  'The other people whom the reading names, [{fullName, birthDate}]: hidden under every choice, also after the owner deleted them.';
comment on column public_readings.own is
  'Names and birth dates of the owner that the reading has, {names, birthDates}: they stay hidden after the profile was changed.';

create table reading_reports (
  user_id uuid not null,
  report_id uuid not null,
  statement_id uuid,
  turn_id uuid not null,
  source text not null,
  reason text not null,
  details text not null,
  notifier jsonb,
  language text not null,
  created_at timestamptz not null,
  decision text,
  decision_reason text,
  decided_at timestamptz,
  decided_by text,
  law text,
  constraint reading_reports_pkey primary key (user_id, report_id),
  constraint reading_reports_public_have_notifier check (notifier is null or source = 'public'),
  constraint reading_reports_date_decisions check ((decision is null) = (decided_at is null)),
  constraint reading_reports_explain_decisions check ((decision is null) = (decision_reason is null)),
  constraint reading_reports_decision_check check (decision in ('keep', 'upheld', 'unpublish', 'remove')),
  constraint reading_reports_language_check check (language ~ '^[a-z]{2}$'),
  constraint reading_reports_source_check check (source in ('reader', 'public'))
);
create index reading_reports_by_notifier on reading_reports ((notifier ->> 'email')) where notifier is not null;
create unique index reading_reports_once on reading_reports (user_id, turn_id) where source = 'reader';
create index reading_reports_open on reading_reports (created_at) where decided_at is null;
-- One open report of a public reading per mailbox of a notifier.
create unique index reading_reports_open_by_mailbox on reading_reports (user_id, turn_id, (notifier ->> 'mailbox'))
  where source = 'public' and decided_at is null;
comment on table reading_reports is
  'Reports of readings: of a reader about their own, and of visitors about a public one (Regulation (EU) 2022/2065, articles 16 and 17).';
comment on column reading_reports.user_id is 'The owner of the reading.';
comment on column reading_reports.statement_id is
  'The number of the statement of reasons that the publisher got. No notifier is told it, and the publisher is told the number of no notice, so that no one '
  'joins the two. Null: no statement.';
comment on column reading_reports.details is 'In the reader''s own words; empty for a public report.';
comment on column reading_reports.notifier is 'Of a public report: {details, name, email, goodFaith, slug}. The notifier''s alone. Null once it was erased.';
comment on column reading_reports.language is 'In which the notifier, or the reader, is written to.';
comment on column reading_reports.law is 'The law that a removed reading breaks; null where it breaks our terms of service (article 17(3)(d) and (e)).';

create table notice_records (
  record_id uuid not null,
  received_at timestamptz not null,
  reason text not null,
  decision text,
  ground text,
  decided_at timestamptz,
  constraint notice_records_pkey primary key (record_id),
  constraint notice_records_date_decisions check ((decision is null) = (decided_at is null)),
  constraint notice_records_ground_removals check ((ground is null) = (decision is null or decision = 'keep')),
  constraint notice_records_decision_check check (decision in ('keep', 'unpublish', 'remove')),
  constraint notice_records_ground_check check (ground in ('law', 'terms'))
);
comment on table notice_records is
  'Numbers of the yearly transparency report (Regulation (EU) 2022/2065, article 15(1)(b)): one row for each notice about a public reading, without any '
  'person. It outlives the report.';
comment on column notice_records.record_id is 'Of the report, as long as that is kept.';
comment on column notice_records.ground is 'Of a reading that was unpublished or removed.';
