-- Decisions that an operator made in Telegram and may still undo: applied when they are due, and deleted then.
create table bot_decisions (
  pending_id uuid primary key,
  decision text not null check (decision in ('approve', 'reject')),
  -- As the audit names the operator, and as Telegram shows them.
  actor text not null,
  operator text not null,
  -- The message that says so; its button to undo goes when the decision is applied.
  chat_id bigint not null,
  message_id bigint not null,
  message text not null,
  due_at timestamptz not null
);
-- Pending rewards ('pending:<id>') and due payout runs ('payouts:<month>') that operators were told of.
create table bot_announcements (
  subject text primary key,
  announced_at timestamptz not null
);
