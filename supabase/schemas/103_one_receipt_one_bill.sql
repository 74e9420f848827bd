-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Two people at one desk: a receipt that is placed on two bills at once goes to the first, and the second hears which bill has it, in
-- our words and not in PostgreSQL's. Who accepts a named receipt that somebody else has just refused hears that it is decided.

create function private.refuse_receipt(receipt text)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  number text;
begin
  if public.has_capability('payments') then
    select b.number into number from public.payments p join public.bills b on b.id = p.bill_id where p.receipt = refuse_receipt.receipt;
  end if;
  if number is null then
    perform private.refuse('receipt_used', 'This receipt belongs to another payment.', 'Check the number in the message.');
  end if;
  perform private.refuse('receipt_used', format('This receipt belongs to %s.', number), 'Reload to see its present state.');
end
$function$;
comment on function private.refuse_receipt(receipt text) is 'Refuses a receipt that is taken: receipt_used. Whoever decides about payments hears which bill has it, nobody else does.';

create function private.keep_receipt()
returns trigger
language plpgsql
set search_path = ''
as $function$
declare
  decided record;
begin
  if tg_op = 'UPDATE' and old.receipt is not distinct from new.receipt then
    return new;
  end if;
  -- whoever places it on another bill at this moment comes first or second
  perform pg_advisory_xact_lock(hashtextextended('receipt ' || new.receipt, 0));
  if exists (select 1 from public.payments p where p.receipt = new.receipt and p.id <> new.id) then
    perform private.refuse_receipt(new.receipt);
  end if;
  if private.caller() is not null and public.has_capability('payments') then
    select private.person_name(a.actor) as person, a.at into decided from public.audit_log a
    where a.entity = 'bills' and a.entity_id = new.bill_id::text and a.action in ('payment_not_paid', 'claim_refused')
      and a.at > now() - interval '1 minute' and a.actor is distinct from private.caller()
      and exists (select 1 from public.receipt_claims c where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'refused')
    order by a.id desc limit 1;
    if found then
      perform private.refuse('already_decided', format('%s decided at %s that no money came.', decided.person,
        to_char(decided.at at time zone 'Africa/Nairobi', 'HH24:MI')), 'Reload to see its present state.');
    end if;
  end if;
  return new;
end
$function$;
comment on function private.keep_receipt() is 'A receipt pays one bill: who comes second is refused in words. So is who accepts what somebody else refused within this minute.';

create trigger keep_receipt BEFORE INSERT OR UPDATE OF receipt ON public.payments FOR EACH ROW WHEN ((new.receipt IS NOT NULL)) EXECUTE FUNCTION private.keep_receipt();
