-- A word that shares some letters with a known one is no slip of it: `presha`, blood pressure, found what is cold-pressed, while
-- `morniga`, with two letters swapped, found nothing. What looks much alike still counts; what looks a little alike counts
-- when few letters were dropped, added, changed or swapped, as in src/lib/fuzzy.ts.

create function private.is_slip(typed text, word text) returns boolean
  language plpgsql immutable set search_path = ''
as $$
declare
  allowed constant integer := case when length(typed) < 8 then 1 else 2 end;
  above integer[];
  before integer[];
  here integer[] := (select array_agg(n) from generate_series(0, length(word)) n);
  cost integer;
begin
  if abs(length(typed) - length(word)) > allowed then
    return false;
  end if;
  for i in 1..length(typed) loop
    before := above;
    above := here;
    here := array[i];
    for j in 1..length(word) loop
      cost := least(above[j + 1] + 1, here[j] + 1,
        above[j] + case when substr(typed, i, 1) = substr(word, j, 1) then 0 else 1 end);
      if i > 1 and j > 1 and substr(typed, i, 1) = substr(word, j - 1, 1)
        and substr(typed, i - 1, 1) = substr(word, j, 1) then
        cost := least(cost, before[j - 1] + 1);
      end if;
      here := here || cost;
    end loop;
  end loop;
  return here[length(word) + 1] <= allowed;
end
$$;
comment on function private.is_slip(typed text, word text) is
  'Whether one letter, or in words of eight and more two, was dropped, added, changed or swapped with the next.';
revoke all on function private.is_slip(text, text) from public;

create or replace function private.similar_words(typed text) returns text[]
  language sql stable set search_path = ''
as $$
  select coalesce(array_agg(near.word order by near.likeness desc, near.word), '{}')
  from (
    select close.word, close.likeness
    from (
      select v.word, extensions.similarity(v.word, typed) as likeness
      from private.search_vocabulary v
      where length(typed) >= 3 and v.word operator(extensions.%) typed
      order by likeness desc, v.word limit 30
    ) close
    where close.likeness >= 0.5 or private.is_slip(typed, close.word)
    order by close.likeness desc, close.word limit 5
  ) near
$$;
comment on function private.similar_words(typed text) is
  'The known words that look most like this one, at most five, best first: much alike, or the same with a slip.';
