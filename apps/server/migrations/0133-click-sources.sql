-- What a partner wrote into a link: campaign parameters and a sub-id, one row for a counted click that has any. Deleted after 90 days.
create table referral_click_sources (
  code text not null,
  -- By UTC, like the click's.
  day date not null,
  visitor text not null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  sub_id text,
  primary key (code, day, visitor)
);
create index referral_click_sources_by_day on referral_click_sources (day);
