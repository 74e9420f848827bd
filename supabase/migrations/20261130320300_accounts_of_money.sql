-- Where money went by hand was any word of four letters, so "sent" or "mama" passed as an account. An account of a bank is its
-- name and at least four digits; an account that is an address of mail, as of a wallet, counts as well.
create or replace function private.place_of_money(said text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select coalesce(private.normalise_phone(said), case
    when length(plain) <= 60 and ((plain ~ '[[:alpha:]]{2}' and plain ~ '([0-9][ .-]?){4}') or plain ~ '^[^ @]+@[^ @]+\.[a-z]{2,}$') then plain end)
  from (select trim(regexp_replace(said, '\s+', ' ', 'g')) as plain) one
$function$;
comment on function private.place_of_money(said text) is 'A number 254…, the account of a bank with its name and at least four digits, or the mail address of a wallet, as somebody typed where money went; null where it is none of them.';
