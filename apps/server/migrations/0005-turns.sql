-- A turn knows what was asked for, what it was written from, and how far it is, so that any process can show it or stop it.
alter table turns
  add column reading text not null default 'chat' check (reading in
    ('quick', 'life_path', 'year_forecast', 'compatibility', 'weekly_roadmap', 'blueprint', 'chat', 'onboarding', 'safety')),
  -- What the reading was written from (the contract's ReadingNumbers): the person, the other one, the computed facts with their traces.
  add column numbers jsonb,
  -- What a running turn has shown so far, written down now and then for readers on other processes; gone when it ends.
  add column written text,
  add column stop_requested boolean not null default false,
  add column stopped boolean not null default false,
  -- Which endpoint wrote it, for the margin of a reading.
  add column model text,
  drop column facts,
  drop constraint turns_state_check,
  add constraint turns_state_check check (state in ('running', 'done', 'failed', 'forgotten')),
  drop constraint turns_check3,
  add constraint turns_forget_message check ((state in ('failed', 'forgotten')) = (message is null)),
  add constraint turns_forget_numbers check (state <> 'forgotten' or numbers is null),
  add constraint turns_written_while_running check (written is null or state = 'running');
