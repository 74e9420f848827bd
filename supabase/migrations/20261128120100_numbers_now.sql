-- The number that paid, and the number of the buyer now.
--
-- The desk read only which number had paid. A buyer who has lost that line since was sent nothing, and a stranger who bought it everything.
-- Every number that the bill or the account names now stands beside it, with the day on which the account's was changed, and money that goes
-- to another number than the one that paid goes with a reason.

alter table public.profiles add column phone_changed_at timestamp with time zone;
comment on column public.profiles.phone_changed_at is 'When the phone was last given or changed; null: it was not, since this is written down.';

create function private.note_phone_change()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  if tg_op = 'INSERT' then
    new.phone_changed_at := coalesce(new.phone_changed_at, case when new.phone is not null then now() end);
  elsif new.phone is distinct from old.phone then
    new.phone_changed_at := now();
  end if;
  return new;
end $function$;
comment on function private.note_phone_change() is 'Trigger: writes down when somebody gave or changed their phone.';

create trigger note_phone_change before insert or update of phone on public.profiles for each row execute function private.note_phone_change();

create function private.numbers_now(bill public.bills, payer text)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  with known as (
    select 1 as place, 'account' as of, f.phone, f.phone_changed_at as since from public.profiles f where f.user_id = bill.payer_id
    union all
    -- that of a month of a plan is the account's
    select 2, 'bill', bill.phone, null where bill.kind <> 'plan'
  ), one as (
    select distinct on (k.phone) k.* from known k
    where k.phone is not null and k.phone <> '254700000000' and not coalesce(private.is_same_phone(k.phone, payer), false)
    order by k.phone, k.place
  )
  select coalesce(jsonb_agg(jsonb_build_object('of', o.of, 'phone', o.phone, 'since', o.since) order by o.place), '[]') from one o
$function$;
comment on function private.numbers_now(bill public.bills, payer text) is 'The numbers that a bill or its buyer''s account names now and that did not pay: [{of: account | bill, phone, since}]; since when the account has it, as
far as that is known.';

drop function public.ask_refund(uuid, uuid, numeric, text, text);
create function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text default NULL::text, note text default NULL::text, seen_kes integer default NULL::integer)
returns uuid
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills;
  paid public.payments;
  offer record;
  made public.refund_orders;
  kes integer;
  number constant text := private.normalise_phone(ask_refund.phone);
begin
  perform private.require_capability('payments');
  kes := private.whole_shillings(ask_refund.amount_kes);
  bill := private.lock_bill(ask_refund.bill_id);
  select * into paid from public.payments p where p.id = ask_refund.payment_id and p.bill_id = bill.id for update;
  if paid.id is null then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  perform private.refuse_unseen(bill, ask_refund.seen_kes);
  perform private.refuse_reversed(bill.id, paid.id);
  if ask_refund.phone is not null and number is null then
    perform private.refuse('bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  end if;
  offer := private.refund_offer(bill, paid, kes, number);
  if kes > offer.most_kes then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(offer.most_kes)));
  end if;
  if offer.way is null then
    perform private.refuse('not_set_up', 'M-Pesa cannot send this back now.', 'Send it by hand, then note its reference.');
  end if;
  -- a reversal goes where the money came from, and needs no number
  if offer.way = 'b2c' and offer.to_phone = '254700000000' then
    perform private.refuse('bad_phone', 'Nobody knows which number paid.', 'Name the number that it goes to.');
  end if;
  if offer.is_other_phone and nullif(trim(ask_refund.note), '') is null then
    perform private.refuse('bad_note', 'Say why it goes to another number than the one that paid.');
  end if;
  insert into public.refund_orders (bill_id, payment_id, amount_kes, way, phone, is_other_phone, needs_second, note, asked_by)
  values (bill.id, paid.id, kes, offer.way, offer.to_phone, coalesce(offer.is_other_phone, false),
    offer.needs_second, nullif(left(trim(ask_refund.note), 500), ''), private.caller())
  returning * into made;
  perform private.audit('refund_wanted', 'refund_orders', made.id::text, jsonb_strip_nulls(jsonb_build_object(
    'number', bill.number, 'amount_kes', made.amount_kes, 'way', made.way, 'is_other_phone', made.is_other_phone,
    'note', made.note)));
  if made.needs_second then
    perform private.tell_refund_desk('A refund waits for you', format(
      '%s for %s: somebody asked to send it back. Look, and approve it or not.',
      private.shillings(made.amount_kes), bill.number), private.caller());
  else
    made.approved_how := 'below_limit';
    perform private.send_refund(made);
  end if;
  return made.id;
end
$function$;
comment on function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text, note text, seen_kes integer) is 'Wants a sum of a payment sent back by M-Pesa, of money that is owed or of a bill that stays paid: sent at once, or once a second
person has agreed. seen_kes: what `gone_back` told. → its id. Refusals: not_allowed, not_found, changed, reversed, bad_phone, bad_note,
wrong_amount, too_much, not_set_up, wrong_state.';
revoke all on function public.ask_refund(uuid, uuid, numeric, text, text, integer) from public, anon;
grant execute on function public.ask_refund(bill_id uuid, payment_id uuid, amount_kes numeric, phone text, note text, seen_kes integer) to authenticated;
