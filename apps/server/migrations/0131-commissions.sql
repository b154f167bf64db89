-- A commission on the first purchase of a person who came by a code. The buyer's side is written in the transaction of the purchase; a job carries it to the
-- referrer's side, in steps that can be repeated.

-- Which purchase was the first one, bound once for good, and how often it changed since. It stays with the books when the buyer leaves: what is refunded or
-- disputed after that still has to be taken back.
create table first_purchases (
  user_id uuid primary key,
  purchase_id uuid not null,
  referrer_id uuid not null,
  conversion_id uuid not null,
  changes integer not null default 1,
  -- The changes that the commission follows already.
  followed integer not null default 0 check (followed between 0 and changes)
);
create index first_purchases_to_follow on first_purchases (user_id) where changes > followed;

create function keep_first_purchase() returns trigger language plpgsql as $$
begin
  if old.state <> 'paid' then
    insert into first_purchases (user_id, purchase_id, referrer_id, conversion_id)
    select new.user_id, new.purchase_id, c.referrer_id, c.conversion_id from conversions c where c.user_id = new.user_id
    on conflict (user_id) do nothing;
  else
    update first_purchases f set changes = changes + 1 where f.user_id = new.user_id and f.purchase_id = new.purchase_id;
  end if;
  return null;
end $$;
-- Each way in which money goes back writes one of these columns, if only with the value that it had.
create trigger keep_first_purchase after update of state, refunded_cents, refunding_cents, dispute on purchases
  for each row when (new.state = 'paid' and new.way <> 'renewal') execute function keep_first_purchase();

-- The referrer's side. It does not say who bought.
create table commissions (
  user_id uuid not null,
  -- That of the conversion, whose reward is a row of its own.
  commission_id uuid not null,
  paid_at timestamptz not null,
  -- Of the purchase, what was paid and what of it has not gone back, in its own currency.
  paid_cents integer not null check (paid_cents > 0),
  kept_cents integer not null check (kept_cents between 0 and paid_cents),
  currency text not null check (currency in ('eur', 'usd')),
  -- Millionths of a euro for a unit of that currency, as it was when the commission was set aside.
  euro_millionths integer not null check (euro_millionths > 0),
  -- In euro cents: what is set aside or earned now. The sum of its entries.
  cents integer not null check (cents >= 0),
  state text not null check (state in ('set_aside', 'earned', 'refused', 'forgone')),
  due_at timestamptz not null,
  -- The change of the purchase that it follows: an older one that comes later changes nothing.
  changes integer not null,
  -- The number of its entries.
  entries integer not null default 0,
  primary key (user_id, commission_id),
  check (state in ('set_aside', 'earned') or cents = 0)
);
create index commissions_to_release on commissions (due_at) where state = 'set_aside';
create index commissions_by_age on commissions (paid_at);
create index commissions_of_user on commissions (user_id, paid_at desc);

-- Double entry, in euro cents: the company pays, the reserve holds, the referrer earns. Each entry sums to nothing.
create table commission_entries (
  user_id uuid not null,
  commission_id uuid not null,
  number integer not null,
  -- `commission:<id>:<number>`: what makes an entry happen once.
  cause text not null,
  kind text not null check (kind in ('set_aside', 'release', 'take_back', 'give_back', 'refuse', 'forgo')),
  company_cents integer not null,
  reserve_cents integer not null,
  referrer_cents integer not null,
  -- The row of `referral_earnings` that the referrer's part is.
  earning_id uuid,
  at timestamptz not null,
  primary key (user_id, commission_id, number),
  unique (user_id, cause),
  foreign key (user_id, commission_id) references commissions on delete restrict,
  check (company_cents + reserve_cents + referrer_cents = 0),
  check (company_cents <> 0 or reserve_cents <> 0),
  check ((earning_id is null) = (referrer_cents = 0)),
  check (case kind
    when 'set_aside' then reserve_cents > 0 and referrer_cents = 0
    when 'release' then reserve_cents < 0 and company_cents = 0
    when 'take_back' then company_cents > 0 and reserve_cents <= 0 and referrer_cents <= 0
    when 'give_back' then company_cents < 0 and reserve_cents >= 0 and referrer_cents >= 0
    else company_cents > 0 and referrer_cents = 0 end)
);
create trigger commission_entries_stay before update or delete or truncate on commission_entries
  for each statement execute function refuse_rewriting();
