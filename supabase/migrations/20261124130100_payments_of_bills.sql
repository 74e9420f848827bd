-- Payments, refunds, named receipts and their story name the bill.

-- `order_id`, `plan_payment_id` and `consultation_id` repeat it for who reads the rows of one kind.
create function private.name_bill() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bill public.bills;
begin
  if tg_table_name = 'payments' then
    new.bill_id := coalesce(new.bill_id, new.order_id, new.plan_payment_id, new.consultation_id);
    if num_nonnulls(new.order_id, new.plan_payment_id, new.consultation_id) = 0 then
      select * into bill from public.bills b where b.id = new.bill_id;
      new.order_id := case bill.kind when 'order' then bill.id end;
      new.plan_payment_id := case bill.kind when 'plan' then bill.id end;
      new.consultation_id := case bill.kind when 'consultation' then bill.id end;
    end if;
    return new;
  end if;
  new.bill_id := coalesce(new.bill_id, new.order_id);
  if new.order_id is null then
    select b.id into new.order_id from public.bills b where b.id = new.bill_id and b.kind = 'order';
  end if;
  return new;
end $$;
comment on function private.name_bill() is 'Fills the id of the bill from that of the order, or the other way round.';

alter table public.payments alter column payable_id drop expression;
alter table public.payments rename column payable_id to bill_id;
alter table public.payments drop constraint payments_check;
alter table public.payments add constraint payments_one_kind_check
  check (num_nonnulls(order_id, plan_payment_id, consultation_id) <= 1);
alter table public.payments add constraint payments_bill_id_fkey foreign key (bill_id) references public.bills (id)
  on delete cascade;
comment on column public.payments.bill_id is 'What it pays.';
create index payments_bill_id_idx on public.payments (bill_id, created_at desc);
grant select (bill_id) on public.payments to authenticated;
create trigger name_bill before insert on public.payments for each row execute function private.name_bill();

drop policy payments_select_own on public.payments;
drop policy payments_select_own_plan on public.payments;
drop policy payments_select_own_consultation on public.payments;
drop policy payments_select_admin on public.payments;
create policy payments_select_own on public.payments for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));
create policy payments_select_admin on public.payments for select to authenticated
  using ((select public.has_capability('payments')));

-- Two payments of one order may go back with one transfer, and so bear one reference.
alter table public.refunds add column bill_id uuid references public.bills (id) on delete cascade;
update public.refunds set bill_id = order_id;
update public.refunds r set payment_id = (
  select p.id from public.payments p
  where p.order_id = r.order_id and p.state in ('paid', 'refund_due', 'refunded')
  order by p.received_kes >= r.amount_kes desc, p.state = 'paid', p.created_at limit 1)
where r.payment_id is null;
alter table public.refunds alter column bill_id set not null, alter column order_id drop not null;
alter table public.refunds drop constraint refunds_reference_key;
alter table public.refunds drop constraint refunds_method_check;
alter table public.refunds add constraint refunds_method_check check (method in ('mpesa', 'cash', 'bank'));
create unique index refunds_reference_idx on public.refunds (reference, payment_id);
create index refunds_bill_id_idx on public.refunds (bill_id, at);
grant select (bill_id) on public.refunds to authenticated;
create trigger name_bill before insert on public.refunds for each row execute function private.name_bill();
comment on column public.refunds.payment_id is 'Of which payment it is; null only for what was noted before 1.1.';
drop policy refunds_select_own on public.refunds;
create policy refunds_select_own on public.refunds for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));

alter table public.receipt_claims add column bill_id uuid references public.bills (id) on delete cascade;
update public.receipt_claims set bill_id = order_id;
alter table public.receipt_claims alter column bill_id set not null, alter column order_id drop not null;
drop index public.receipt_claims_one_waiting_idx;
create unique index receipt_claims_one_waiting_idx on public.receipt_claims (bill_id) where state = 'waiting';
create index receipt_claims_bill_id_idx on public.receipt_claims (bill_id, at desc);
grant select (bill_id) on public.receipt_claims to authenticated;
create trigger name_bill before insert on public.receipt_claims for each row execute function private.name_bill();
drop policy receipt_claims_select_own on public.receipt_claims;
create policy receipt_claims_select_own on public.receipt_claims for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));

alter table public.payment_events add column bill_id uuid references public.bills (id) on delete cascade;
update public.payment_events e set bill_id = coalesce(e.order_id, (
  select p.bill_id from public.payments p where p.id = e.payment_id));
alter table public.payment_events alter column bill_id set not null;
create index payment_events_bill_id_idx on public.payment_events (bill_id, at);
create trigger name_bill before insert on public.payment_events for each row execute function private.name_bill();
drop policy payment_events_select_own on public.payment_events;
create policy payment_events_select_own on public.payment_events for select to authenticated
  using (bill_id in (select b.id from public.bills b where b.payer_id = (select private.caller())));

create or replace function private.log_payment_state() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_events (payment_id, bill_id, kind, actor_id, detail)
  values (new.id, new.bill_id, new.state, private.caller(), jsonb_strip_nulls(jsonb_build_object(
    'amount_kes', new.amount_kes, 'received_kes', new.received_kes, 'result_code', new.result_code,
    'receipt', new.receipt)));
  return null;
end $$;

create or replace function private.match_named_receipt() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.receipt_claims c set state = 'matched', settled_at = now()
  where c.bill_id = new.bill_id and c.receipt = new.receipt and c.state = 'waiting';
  if found then
    perform private.log_payment_event(new.bill_id, 'claim_matched', jsonb_build_object('receipt', new.receipt), new.id);
  end if;
  return null;
end $$;
drop trigger match_named_receipt on public.payments;
create trigger match_named_receipt after insert or update of receipt on public.payments for each row
  when (new.receipt is not null) execute function private.match_named_receipt();

drop function private.log_payment_event(uuid, text, jsonb, uuid);
create function private.log_payment_event(bill_id uuid, kind text, detail jsonb default '{}', payment_id uuid default null)
returns void language sql set search_path = '' as $$
  insert into public.payment_events (payment_id, bill_id, kind, actor_id, detail)
  values (payment_id, bill_id, kind, private.caller(), jsonb_strip_nulls(detail))
$$;
comment on function private.log_payment_event(uuid, text, jsonb, uuid) is 'Adds a line to the story of a bill.';
