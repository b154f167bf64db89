-- How many tokens of a day's budget the processes have taken for the readings they write. Each takes a portion and works from it.
create table model_days (
  day date primary key,
  tokens bigint not null check (tokens >= 0)
);
