-- A price is an amount and a currency, of a lot that owes as well. With one of them alone the rule answered null, which a check constraint takes for yes.
create or replace function lot_is_sound(
  granted integer, remaining integer, held integer, spent integer, expired integer, revoked integer, freezes integer, owing boolean, owed integer,
  paid boolean, price_cents integer, currency text
) returns boolean language plpgsql immutable parallel safe as $$
begin
  if granted <= 0 or least(remaining, held, spent, expired, revoked, freezes) < 0 or granted <> remaining + held + spent + expired + revoked then
    return false;
  end if;
  if price_cents is not null or currency is not null then
    if price_cents is null or currency is null or not paid or price_cents < 0 or currency !~ '^[a-z]{3}$' then
      return false;
    end if;
  end if;
  if owing or owed <> 0 then
    return owing and freezes > 0 and owed between 0 and spent;
  end if;
  return true;
end $$;
