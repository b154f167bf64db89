-- What the search of the history looks through: the words of a finished turn without case, accents and compatibility forms. It is stored, since folding costs
-- far more than looking. A generated column would rewrite the whole table in one go; so a trigger fills it, and a job fills it for older turns in pieces.
create function folded_text(words text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(normalize(words, nfkd), U&'[\0300-\036F]', '', 'g'))
$$;

alter table turns add column search_text text;

create function keep_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := case when new.state = 'done' then folded_text(new.message || ' ' || new.response) end;
  return new;
end $$;
create trigger keep_search_text before insert or update of state, message, response on turns
  for each row execute function keep_search_text();

-- Older turns whose words are to be folded: empty once the job has been there.
create index turns_to_fold on turns (user_id, turn_id) where state = 'done' and search_text is null;
