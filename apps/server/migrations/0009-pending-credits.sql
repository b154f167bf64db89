-- Rewards that a rule set aside. Nothing of one is in the ledger until a person approves it; then it is granted for the cause that it would have been granted
-- for at once, so that the journal itself refuses to pay it twice.
create table pending_credits (
  user_id uuid not null,
  pending_id uuid not null,
  source text not null,
  cause text not null,
  -- Nothing, where the reward is money: then the decision is all that this row is for, and whoever owes the money reads it.
  credits integer not null check (credits >= 0),
  cents integer not null default 0 check (cents >= 0),
  -- The rule that fired, as a code.
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- Who decided, as the administrators' area names its people.
  decided_by text,
  primary key (user_id, pending_id),
  unique (user_id, cause),
  check ((credits > 0) <> (cents > 0)),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'pending') = (decided_by is null))
);
create index pending_credits_by_age on pending_credits (created_at desc) where state = 'pending';
create index pending_credits_by_id on pending_credits (pending_id);

create function keep_decision() returns trigger language plpgsql as $$
begin
  raise exception 'this was decided' using errcode = 'NU001';
end $$;
create trigger decisions_are_final before update on pending_credits
  for each row when (old.state <> 'pending') execute function keep_decision();
