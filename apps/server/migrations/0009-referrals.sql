-- Referral codes, the people who came by them, and the commission on their first purchase. The shard key is the referrer, the code, or the new user. A
-- conversion joins two of them by steps that can be repeated: the new user's row first, then the referrer's.

create table referrers (
  user_id uuid not null,
  mode text not null default 'credits',
  codes integer not null default 0,
  salt bytea not null,
  first_code text,
  making text[] not null default '{}',
  constraint referrers_pkey primary key (user_id),
  constraint referrers_codes_check check (codes between 0 and 20),
  constraint referrers_mode_check check (mode in ('credits', 'cash'))
);
comment on table referrers is 'A user with a code, or with a choice of how codes pay.';
comment on column referrers.codes is 'How many codes were made. They are counted before they are made, so that there are never more than the limit.';
comment on column referrers.salt is 'For referrer_fingerprints. Random, and of no use for comparing two users.';
comment on column referrers.first_code is 'Chosen before it is made: a request that finds it chosen and not made makes the same one.';
comment on column referrers.making is 'Codes that were counted and are not made yet: the next request makes them.';

create table referral_codes (
  code text not null,
  user_id uuid not null,
  created_at timestamptz not null,
  clicks integer not null default 0,
  word text,
  constraint referral_codes_pkey primary key (code),
  constraint referral_codes_clicks_check check (clicks >= 0)
);
create index referral_codes_by_creation on referral_codes using brin (created_at);
create index referral_codes_of_user on referral_codes (user_id, created_at);
comment on table referral_codes is 'A referral code.';
comment on column referral_codes.clicks is 'Clicks so far, so that a list of codes does not count them anew.';
comment on column referral_codes.word is 'The word that the referrer chose, as written. The code is its one spelling; null where the code is random.';

create table visitor_salts (
  day date not null,
  salt bytea not null,
  constraint visitor_salts_pkey primary key (day)
);
comment on table visitor_salts is 'The salt by which the visitors of a day are hashed. It is deleted when the day is over; then nothing leads back.';

create table referral_clicks (
  code text not null,
  day date not null,
  clicks integer not null,
  quarters integer[] not null,
  constraint referral_clicks_pkey primary key (code, day),
  constraint referral_clicks_clicks_check check (clicks > 0),
  constraint referral_clicks_quarters_check check (cardinality(quarters) = 96)
);
comment on table referral_clicks is 'Clicks of a code on a day: one row, however many there are.';
comment on column referral_clicks.day is 'By UTC, like that of the salt.';
comment on column referral_clicks.quarters is 'Clicks in each quarter of an hour: the days of every time zone begin at one.';

create table referral_click_visitors (
  code text not null,
  day date not null,
  visitor text not null,
  constraint referral_click_visitors_pkey primary key (code, day, visitor)
);
create index referral_click_visitors_by_day on referral_click_visitors (day);
comment on table referral_click_visitors is 'Visitors that a code brought today, each of whom counts once. Kept until the day is over.';
comment on column referral_click_visitors.visitor is 'Hashed with the salt of the day.';

create table referral_click_addresses (
  code text not null,
  day date not null,
  address text not null,
  clicks integer not null,
  sources integer not null default 0,
  constraint referral_click_addresses_pkey primary key (code, day, address),
  constraint referral_click_addresses_clicks_check check (clicks > 0)
);
create index referral_click_addresses_by_day on referral_click_addresses (day);
comment on table referral_click_addresses is 'How many visitors came to a code from one address today. Kept until the day is over.';
comment on column referral_click_addresses.address is 'Hashed with the salt of the day.';
comment on column referral_click_addresses.sources is 'How many sources came from the address first, so that one visitor cannot use up those of a code.';

create table referral_click_sources (
  code text not null,
  day date not null,
  number integer not null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  sub_id text,
  clicks integer not null,
  constraint referral_click_sources_pkey primary key (code, day, number),
  constraint referral_click_sources_clicks_check check (clicks > 0),
  constraint referral_click_sources_say_something check ((number = 0) = (num_nonnulls(utm_source, utm_medium, utm_campaign, utm_term, utm_content, sub_id) = 0))
);
create index referral_click_sources_by_day on referral_click_sources (day);
comment on table referral_click_sources is
  'Campaign parameters and a sub-id that a partner wrote into a link, with the clicks of a day on links that say the same. Deleted after 90 days.';
comment on column referral_click_sources.day is 'By UTC, like that of the click.';
comment on column referral_click_sources.number is 'From 1 in the order in which they came on the day; 0 is all others, past the most of a day.';

create table referrer_fingerprints (
  user_id uuid not null,
  kind text not null,
  print text not null,
  seen_at timestamptz not null,
  arrival text,
  constraint referrer_fingerprints_pkey primary key (user_id, kind, print),
  constraint referrer_fingerprints_kind_check check (kind in ('address', 'device'))
);
create index referrer_fingerprints_by_age on referrer_fingerprints (seen_at);
comment on table referrer_fingerprints is
  'Where a user was seen signed in, as hashes of the network address and the browser with the user''s own salt, for 30 days. A referral is compared with '
  'them.';
comment on column referrer_fingerprints.arrival is 'Null where the user was seen; else a hash of the id of a person whom the user brought.';

create table referral_conversions (
  user_id uuid not null,
  conversion_id uuid not null,
  code text not null,
  referrer_id uuid not null,
  reason text,
  evidence jsonb,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint referral_conversions_pkey primary key (user_id)
);
create index referral_conversions_by_age on referral_conversions using brin (created_at);
create index referral_conversions_by_id on referral_conversions (conversion_id);
create index referral_conversions_with_evidence on referral_conversions (created_at) where evidence is not null;
create index referral_conversions_to_settle on referral_conversions (created_at) where settled_at is null;
comment on table referral_conversions is 'A new user who came by a code, bound once for good. It is the outbox of both rewards until it is settled.';
comment on column referral_conversions.reason is 'The rule that fired, as a code; null where none did.';
comment on column referral_conversions.evidence is
  'Findings of the rule: whether address or browser matched, a short mark of the hash of where, and when the other user was last seen there. Null after thirty '
  'days, as the hashes themselves are deleted then, and where no rule of places fired.';

create table referral_rewards (
  user_id uuid not null,
  conversion_id uuid not null,
  code text not null,
  credits integer not null,
  cents integer not null,
  state text not null,
  reason text,
  at timestamptz not null,
  constraint referral_rewards_pkey primary key (user_id, conversion_id),
  constraint referral_rewards_cents_check check (cents >= 0),
  constraint referral_rewards_credits_or_cents check ((credits > 0) <> (cents > 0)),
  constraint referral_rewards_say_why_not check (state = 'rewarded' or reason is not null),
  constraint referral_rewards_credits_check check (credits >= 0),
  constraint referral_rewards_state_check check (state in ('rewarded', 'pending', 'refused'))
);
create index referral_rewards_by_code on referral_rewards (user_id, code, at);
create index referral_rewards_by_time on referral_rewards (user_id, at);
create index referral_rewards_undecided on referral_rewards (at) where state = 'pending';
comment on table referral_rewards is 'The referrer''s side of a conversion. It does not say who came.';
comment on column referral_rewards.credits is 'As the referrer had chosen when it was booked: credits or cents, never both.';
comment on column referral_rewards.cents is 'In euro cents.';

create table referral_earnings (
  user_id uuid not null,
  earning_id uuid not null,
  conversion_id uuid,
  cents integer not null,
  state text not null,
  at timestamptz not null,
  decided_at timestamptz,
  constraint referral_earnings_pkey primary key (user_id, earning_id),
  constraint referral_earnings_user_id_conversion_id_key unique (user_id, conversion_id),
  constraint referral_earnings_cents_check check (cents <> 0),
  constraint referral_earnings_state_check check (state in ('pending', 'earned', 'refused'))
);
-- Every process asks several times a minute which earnings were decided meanwhile.
create index referral_earnings_undecided on referral_earnings (user_id, conversion_id) where state = 'pending';
comment on table referral_earnings is 'Money that a referrer earned: for each conversion in cash mode, commissions, and corrections, which may be negative.';
comment on column referral_earnings.conversion_id is 'Null for a correction.';
comment on column referral_earnings.cents is 'In euro cents.';
comment on column referral_earnings.state is 'pending is not owed yet, earned is, refused never will be.';
comment on column referral_earnings.decided_at is
  'When an administrator decided about a reward that was set aside. A reward that waited is earned by the decision.';

create table first_purchases (
  user_id uuid not null,
  purchase_id uuid not null,
  referrer_id uuid not null,
  conversion_id uuid not null,
  changes integer not null default 1,
  followed integer not null default 0,
  constraint first_purchases_pkey primary key (user_id),
  constraint first_purchases_follow_changes check (followed between 0 and changes)
);
create index first_purchases_to_follow on first_purchases (user_id) where changes > followed;
comment on table first_purchases is
  'The first purchase of a user who came by a code, bound once for good. It stays with the books when the buyer leaves: what is refunded or disputed '
  'after that still has to be taken back.';
comment on column first_purchases.changes is 'How often the purchase changed.';
comment on column first_purchases.followed is 'The changes that the commission follows already.';

create table commissions (
  user_id uuid not null,
  commission_id uuid not null,
  paid_at timestamptz not null,
  paid_cents integer not null,
  kept_cents integer not null,
  currency text not null,
  euro_millionths integer not null,
  cents integer not null,
  state text not null,
  due_at timestamptz not null,
  changes integer not null,
  entries integer not null default 0,
  constraint commissions_pkey primary key (user_id, commission_id),
  constraint commissions_cents_check check (cents >= 0),
  constraint commissions_keep_what_was_paid check (kept_cents between 0 and paid_cents),
  constraint commissions_end_with_nothing check (state in ('set_aside', 'earned') or cents = 0),
  constraint commissions_currency_check check (currency in ('eur', 'usd')),
  constraint commissions_euro_millionths_check check (euro_millionths > 0),
  constraint commissions_paid_cents_check check (paid_cents > 0),
  constraint commissions_state_check check (state in ('set_aside', 'earned', 'refused', 'forgone'))
);
create index commissions_by_age on commissions (paid_at);
create index commissions_of_user on commissions (user_id, paid_at desc);
create index commissions_to_release on commissions (due_at) where state = 'set_aside';
comment on table commissions is 'The referrer''s side of a first purchase. It does not say who bought.';
comment on column commissions.commission_id is 'That of the conversion, whose reward is a row of its own.';
comment on column commissions.paid_cents is 'The price that was paid, in the currency of the purchase.';
comment on column commissions.kept_cents is 'Of what was paid, what has not gone back.';
comment on column commissions.euro_millionths is 'Millionths of a euro for a unit of that currency, as it was when the commission was set aside.';
comment on column commissions.cents is 'In euro cents: what is set aside or earned now. The sum of its entries.';
comment on column commissions.changes is 'The change of the purchase that it follows: an older one that comes later changes nothing.';
comment on column commissions.entries is 'The number of its entries.';

create table commission_entries (
  user_id uuid not null,
  commission_id uuid not null,
  number integer not null,
  cause text not null,
  kind text not null,
  company_cents integer not null,
  reserve_cents integer not null,
  referrer_cents integer not null,
  earning_id uuid,
  at timestamptz not null,
  constraint commission_entries_pkey primary key (user_id, commission_id, number),
  constraint commission_entries_user_id_cause_key unique (user_id, cause),
  constraint commission_entries_user_id_commission_id_fkey foreign key (user_id, commission_id) references commissions(user_id, commission_id) on delete
    restrict,
  constraint commission_entries_balance check (company_cents + reserve_cents + referrer_cents = 0),
  constraint commission_entries_move_money check (company_cents <> 0 or reserve_cents <> 0),
  constraint commission_entries_name_their_earning check ((earning_id is null) = (referrer_cents = 0)),
  constraint commission_entries_fit_their_kind check (case kind when 'set_aside' then reserve_cents > 0 and referrer_cents = 0 when 'release' then
    reserve_cents < 0 and company_cents = 0 when 'take_back' then company_cents > 0 and reserve_cents <= 0 and referrer_cents <= 0 when 'give_back' then
    company_cents < 0 and reserve_cents >= 0 and referrer_cents >= 0 else company_cents > 0 and referrer_cents = 0 end),
  constraint commission_entries_kind_check check (kind in ('set_aside', 'release', 'take_back', 'give_back', 'refuse', 'forgo'))
);
comment on table commission_entries is 'Double entry, in euro cents: the company pays, the reserve holds, the referrer earns. Each entry sums to nothing.';
comment on column commission_entries.cause is 'commission:<id>:<number>: what makes an entry happen once.';
comment on column commission_entries.earning_id is 'The row of referral_earnings that the referrer''s part is.';

-- Counts a visit that a code brought, once for each visitor and day, and so many of one address. Of the sources of a code, so many are told apart in a day, and so
-- many that came from one address first. Answers whether there is such a code.
create function count_click(
  p_code text, p_day date, p_visitor text, p_address text, p_most integer, p_most_sources integer, p_most_sources_of_address integer, p_source text,
  p_medium text, p_campaign text, p_sub_id text, p_at timestamptz, p_term text, p_content text
) returns table (is_known boolean) language plpgsql as $$
declare
  v_quarter integer := 1 + floor(extract(epoch from p_at) / 900)::bigint % 96;
  v_sources integer;
begin
  is_known := exists (select from referral_codes c where c.code = p_code);
  if is_known and not exists (select from referral_click_visitors v where v.code = p_code and v.day = p_day and v.visitor = p_visitor) then
    insert into referral_click_addresses as a (code, day, address, clicks) values (p_code, p_day, p_address, 1)
      on conflict (code, day, address) do update set clicks = a.clicks + 1 where a.clicks < p_most;
    if found then
      insert into referral_click_visitors (code, day, visitor) values (p_code, p_day, p_visitor) on conflict do nothing;
    end if;
    if found then
      -- From here on the clicks of a code are counted one after the other: its row is locked.
      update referral_codes c set clicks = c.clicks + 1 where c.code = p_code;
      insert into referral_clicks as r (code, day, clicks, quarters)
        values (p_code, p_day, 1, array_fill(0, array[v_quarter - 1]) || 1 || array_fill(0, array[96 - v_quarter]))
        on conflict (code, day) do update set clicks = r.clicks + 1, quarters[v_quarter] = r.quarters[v_quarter] + 1;
      if num_nonnulls(p_source, p_medium, p_campaign, p_sub_id, p_term, p_content) > 0 then
        update referral_click_sources s set clicks = s.clicks + 1
          where s.code = p_code and s.day = p_day and (s.utm_source, s.utm_medium, s.utm_campaign, s.sub_id, s.utm_term, s.utm_content)
            is not distinct from (p_source, p_medium, p_campaign, p_sub_id, p_term, p_content);
        if not found then
          v_sources := (select count(*) from referral_click_sources s where s.code = p_code and s.day = p_day and s.number > 0);
          update referral_click_addresses a set sources = a.sources + 1
            where a.code = p_code and a.day = p_day and a.address = p_address and a.sources < p_most_sources_of_address and v_sources < p_most_sources;
          if found then
            insert into referral_click_sources (code, day, number, utm_source, utm_medium, utm_campaign, sub_id, utm_term, utm_content, clicks)
              values (p_code, p_day, v_sources + 1, p_source, p_medium, p_campaign, p_sub_id, p_term, p_content, 1);
          else
            insert into referral_click_sources as s (code, day, number, clicks) values (p_code, p_day, 0, 1)
              on conflict (code, day, number) do update set clicks = s.clicks + 1;
          end if;
        end if;
      end if;
    end if;
  end if;
  return next;
end $$;

-- Binds the first purchase of a referred user, and counts its changes for the commission.
create function keep_first_purchase() returns trigger language plpgsql as $$
begin
  if old.state <> 'paid' then
    insert into first_purchases (user_id, purchase_id, referrer_id, conversion_id)
    select new.user_id, new.purchase_id, c.referrer_id, c.conversion_id from referral_conversions c where c.user_id = new.user_id
    on conflict (user_id) do nothing;
  else
    update first_purchases f set changes = changes + 1 where f.user_id = new.user_id and f.purchase_id = new.purchase_id;
  end if;
  return null;
end $$;

create trigger commission_entries_stay before delete or update or truncate on commission_entries
  for each statement execute function refuse_rewriting();
create trigger keep_first_purchase after update of state, refunded_cents, refunding_cents, dispute on purchases
  for each row when (new.state = 'paid' and new.way <> 'renewal') execute function keep_first_purchase();
