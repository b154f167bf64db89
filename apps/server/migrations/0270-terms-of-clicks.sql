-- The two other campaign parameters of a link. As the first ones, each is a short label or null.
alter table referral_click_sources add column utm_term text, add column utm_content text;

-- As before (0200), with these two.
drop function count_click(text, date, text, text, integer, text, text, text, text, timestamptz);
create function count_click(
  p_code text, p_day date, p_visitor text, p_address text, p_most integer, p_source text, p_medium text, p_campaign text, p_sub_id text, p_at timestamptz,
  p_term text default null, p_content text default null
) returns table (is_known boolean) language plpgsql as $$
begin
  is_known := exists (select from referral_codes c where c.code = p_code);
  if is_known and not exists (select from referral_clicks c where c.code = p_code and c.day = p_day and c.visitor = p_visitor) then
    insert into referral_click_addresses as a (code, day, address, clicks) values (p_code, p_day, p_address, 1)
      on conflict (code, day, address) do update set clicks = a.clicks + 1 where a.clicks < p_most;
    if found then
      insert into referral_clicks (code, day, visitor, at) values (p_code, p_day, p_visitor, p_at) on conflict do nothing;
    end if;
    if found then
      update referral_codes c set clicks = c.clicks + 1 where c.code = p_code;
      if num_nonnulls(p_source, p_medium, p_campaign, p_sub_id, p_term, p_content) > 0 then
        insert into referral_click_sources (code, day, visitor, utm_source, utm_medium, utm_campaign, sub_id, utm_term, utm_content)
          values (p_code, p_day, p_visitor, p_source, p_medium, p_campaign, p_sub_id, p_term, p_content) on conflict do nothing;
      end if;
    end if;
  end if;
  return next;
end $$;
