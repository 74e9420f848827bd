-- Money that M-Pesa is told to send back. Until now somebody sent it by hand and typed the reference; what was typed was
-- taken for true. A refund that the shop sends itself is a row from the moment somebody wants it: who asked, who agreed,
-- and how it stands. It is booked when M-Pesa says that it is done, and not before.

alter table public.shop_settings add column refund_limit_kes integer not null default 5000
  check (refund_limit_kes between 0 and 1000000);
grant update (refund_limit_kes) on public.shop_settings to authenticated;
comment on column public.shop_settings.refund_limit_kes is
  'Up to how much of one bill M-Pesa may be told to send back on the word of one person.';

create table private.refund_codes (
  code text not null,
  way text not null check (way in ('reversal', 'b2c')),
  means text not null check (means in ('failed', 'doubtful')),
  primary key (code, way)
);
alter table private.refund_codes enable row level security;
comment on table private.refund_codes is
  'What M-Pesa''s documented result codes mean for a refund. failed: nothing was sent, for sure. A code that is not here is
doubtful, as silence is.';
insert into private.refund_codes (code, way, means)
select code, way, 'failed' from unnest('{1,11,21,2001,2006,2028,8006}'::text[]) code, unnest('{reversal,b2c}'::text[]) way
union all select 'R000002', 'reversal', 'failed'
union all select 'R000001', 'reversal', 'doubtful'
union all select code, 'b2c', 'failed' from unnest('{2,3,4,8,2040,SFC_IC0003}'::text[]) code;

create table public.refund_orders (
  id uuid primary key default gen_random_uuid(),
  bill_id uuid not null references public.bills on delete cascade,
  payment_id uuid not null references public.payments on delete cascade,
  amount_kes integer not null check (amount_kes > 0),
  way text not null check (way in ('reversal', 'b2c')),
  phone text not null check (phone ~ '^254[17]\d{8}$'),
  is_other_phone boolean not null default false,
  needs_second boolean not null,
  note text check (length(note) <= 500),
  state text not null default 'wanted'
    check (state in ('wanted', 'approved', 'sending', 'done', 'failed', 'doubtful', 'withdrawn')),
  asked_by uuid references auth.users on delete set null,
  approved_by uuid references auth.users on delete set null,
  approved_how text check (approved_how in ('below_limit', 'second_person', 'alone')),
  request_id uuid references private.mpesa_requests,
  result_code text,
  words text,
  receipt text,
  refund_id uuid references public.refunds on delete set null,
  status_asks integer not null default 0,
  next_status_at timestamptz,
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  settled_at timestamptz,
  updated_at timestamptz not null default now(),
  check (state in ('wanted', 'withdrawn') or approved_how is not null),
  check (not needs_second or approved_how is distinct from 'below_limit'),
  check (not is_other_phone or needs_second),
  check (approved_how is distinct from 'second_person' or approved_by <> asked_by)
);
alter table public.refund_orders enable row level security;
comment on table public.refund_orders is
  'Refunds that M-Pesa is told to send. Written by functions alone, read by the desk through `refund_queue`.';
comment on column public.refund_orders.way is 'reversal: the whole payment goes back to where it came from. b2c: a sum is sent to `phone`.';
comment on column public.refund_orders.is_other_phone is 'Whether it goes to another number than the one that is known to have paid.';
comment on column public.refund_orders.state is
  'wanted: waits for a second person. approved: is sent next. sending: M-Pesa was told. done: M-Pesa says it was sent.
failed: it says it was not. doubtful: it does not say; never sent again by itself. withdrawn: nobody wants it any more.';
comment on column public.refund_orders.approved_how is
  'below_limit: nobody had to. second_person: `approved_by` is another than `asked_by`. alone: the only one who may decide, with their
second factor.';
comment on column public.refund_orders.receipt is 'M-Pesa''s receipt of the reversal or payment.';
create index refund_orders_bill_id_idx on public.refund_orders (bill_id, created_at);
create index refund_orders_payment_id_idx on public.refund_orders (payment_id);
create index refund_orders_request_id_idx on public.refund_orders (request_id);
create index refund_orders_refund_id_idx on public.refund_orders (refund_id);
create index refund_orders_asked_by_idx on public.refund_orders (asked_by);
create index refund_orders_approved_by_idx on public.refund_orders (approved_by);
create index refund_orders_open_idx on public.refund_orders (state, next_status_at)
  where state in ('wanted', 'approved', 'sending', 'failed', 'doubtful');
create trigger touch_updated_at before update on public.refund_orders
  for each row execute function private.touch_updated_at();
grant select on public.refund_orders to authenticated, service_role;
create policy refund_orders_select_admin on public.refund_orders for select to authenticated
  using ((select public.has_capability('payments')));

select private.register_personal_data('public.refund_orders', erasure => 'keep',
  hidden => '{asked_by,approved_by,approved_how,needs_second,note,request_id,words,status_asks,next_status_at}',
  rows_of => 'bill_id in (select b.id from public.bills b where b.payer_id = $1)');

create function private.refund_in_flight(bill_id uuid, payment_id uuid default null) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(sum(o.amount_kes), 0)::integer from public.refund_orders o
  where o.bill_id = refund_in_flight.bill_id
    and (refund_in_flight.payment_id is null or o.payment_id = refund_in_flight.payment_id)
    and o.state in ('wanted', 'approved', 'sending', 'doubtful')
$$;
comment on function private.refund_in_flight(uuid, uuid) is
  'How much of a bill, or of one of its payments, M-Pesa is told to send back, or may have sent without saying so.';

-- Holds whatever function writes, and however many desks do: who comes second waits for the payment.
create function private.check_refund_order() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  bill public.bills;
  attempt public.payments;
  most integer;
begin
  if tg_op = 'UPDATE' then
    if old.state <> new.state and (old.state, new.state) not in (
        ('wanted', 'approved'), ('wanted', 'withdrawn'), ('approved', 'sending'), ('approved', 'withdrawn'),
        ('approved', 'failed'), ('approved', 'doubtful'), ('approved', 'done'), ('sending', 'done'), ('sending', 'failed'),
        ('sending', 'doubtful'), ('sending', 'withdrawn'), ('doubtful', 'done'), ('doubtful', 'failed'),
        ('failed', 'approved'), ('failed', 'withdrawn'), ('failed', 'done'), ('failed', 'doubtful'),
        ('withdrawn', 'done'), ('withdrawn', 'doubtful')) then
      perform private.refuse('wrong_state', 'This refund has gone on meanwhile.', 'Reload to see its present state.');
    end if;
    if (old.bill_id, old.payment_id, old.amount_kes, old.way, old.phone)
        is distinct from (new.bill_id, new.payment_id, new.amount_kes, new.way, new.phone) then
      raise exception 'what a refund is of and whom it goes to never changes' using errcode = '55000';
    end if;
    -- Doubt is no choice: what M-Pesa sent after all is written down, and a person looks.
    if new.state <> 'approved' or old.state <> 'failed' then
      return new;
    end if;
  end if;
  select * into attempt from public.payments p where p.id = new.payment_id for update;
  select * into bill from public.bills b where b.id = new.bill_id;
  if attempt.bill_id is distinct from bill.id or attempt.method <> 'mpesa'
      or not (attempt.state = 'refund_due' or (attempt.state = 'paid' and bill.state = 'refund_due')) then
    perform private.refuse('wrong_state', 'Nothing of this payment is owed back.', 'Reload to see its present state.');
  end if;
  most := least(private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
    private.left_to_refund(bill.id, attempt.id) - private.refund_in_flight(bill.id, attempt.id));
  if new.amount_kes > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  return new;
end
$$;
comment on function private.check_refund_order() is
  'Refuses a refund of what is not owed back, or of more than is left with what is on its way, and steps that skip one.';
create trigger check_refund_order before insert or update on public.refund_orders
  for each row execute function private.check_refund_order();

create or replace function public.record_refund(
  bill_id uuid, amount_kes integer, reference text default null, note text default null, payment_id uuid default null
) returns public.refunds
language plpgsql security definer
set search_path = ''
as $$
declare
  bill public.bills;
begin
  perform private.require_capability('payments');
  bill := private.lock_bill(record_refund.bill_id);
  if bill.id is null or (record_refund.payment_id is not null and not exists (
    select 1 from public.payments p where p.id = record_refund.payment_id and p.bill_id = bill.id
  )) then
    perform private.refuse('not_found', 'There is no such bill or payment.');
  end if;
  if private.refund_in_flight(bill.id, record_refund.payment_id) > 0 then
    perform private.refuse('refund_in_flight', 'M-Pesa is sending this money back already.',
      'Wait until it is done, or withdraw that refund first.');
  end if;
  return private.book_refund(bill, record_refund.amount_kes, record_refund.reference, record_refund.note,
    record_refund.payment_id);
end
$$;
comment on function public.record_refund(uuid, integer, text, text, uuid) is
  'Notes money that was sent back by hand, all of it or a part; never more than came in, and not while M-Pesa is told to send
it. Without `payment_id` it is taken from what is owed back first. Refusals: not_allowed, not_found, too_much, receipt_used,
refund_in_flight.';
