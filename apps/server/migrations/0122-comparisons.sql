-- Invitations to compare core numbers. The link is known by the hash of its secret alone. What the friend types is not kept: the result has first names,
-- numbers, and a birth date only where its owner showed it.
create table comparisons (
  user_id uuid not null,
  comparison_id uuid not null,
  secret_hash text not null,
  shows_birth_date boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  result jsonb,
  primary key (user_id, comparison_id)
);

create index comparisons_by_secret on comparisons (secret_hash);
create index comparisons_waiting on comparisons (expires_at) where answered_at is null;
