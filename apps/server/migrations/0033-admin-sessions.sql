-- A throttled key's next free attempt, instead of a count: every attempt that is made moves it by the key's interval, and a refused one moves nothing.
alter table admin_throttles drop column tries;
alter table admin_throttles rename column last_at to next_at;
update admin_throttles set next_at = now();

-- Two words of the browser's own description, as `sessions` keeps them, so that administrators recognise their sessions.
alter table admin_sessions add column browser text, add column system text;

-- An administrator is e-mailed once about each new browser, in the language of its login page. Null: the e-mail is still to be sent.
alter table admin_browsers
  add column browser text, add column system text, add column language text not null default 'en', add column notified_at timestamptz;
update admin_browsers set notified_at = created_at;
