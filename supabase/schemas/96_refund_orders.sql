-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Money that M-Pesa is told to send back. Until now somebody sent it by hand and typed the reference; what was typed was
-- taken for true. A refund that the shop sends itself is a row from the moment somebody wants it: who asked, who agreed,
-- and how it stands. It is booked when M-Pesa says that it is done, and not before.

create table private.refund_codes (
  code text not null,
  way text not null,
  means text not null,
  constraint refund_codes_pkey PRIMARY KEY (code, way),
  constraint refund_codes_way_check CHECK ((way = ANY (ARRAY['reversal'::text, 'b2c'::text]))),
  constraint refund_codes_means_check CHECK ((means = ANY (ARRAY['failed'::text, 'doubtful'::text])))
);
alter table private.refund_codes enable row level security;
comment on table private.refund_codes is 'What M-Pesa''s documented result codes mean for a refund. failed: nothing was sent, for sure. A code that is not here is
doubtful, as silence is.';
comment on column private.refund_codes.code is 'M-Pesa''s result code.';
comment on column private.refund_codes.way is 'reversal or b2c.';
comment on column private.refund_codes.means is 'failed (nothing was sent, for sure) or doubtful.';

create table public.refund_orders (
  id uuid default gen_random_uuid() not null,
  bill_id uuid not null,
  payment_id uuid not null,
  amount_kes integer not null,
  way text not null,
  phone text not null,
  is_other_phone boolean default false not null,
  needs_second boolean not null,
  note text,
  state text default 'wanted'::text not null,
  asked_by uuid,
  approved_by uuid,
  approved_how text,
  request_id uuid,
  result_code text,
  words text,
  receipt text,
  refund_id uuid,
  status_asks integer default 0 not null,
  next_status_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  approved_at timestamp with time zone,
  settled_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  second_receipt text,
  twice_outcome text,
  twice_note text,
  twice_settled_at timestamp with time zone,
  return_id uuid,
  constraint refund_orders_pkey PRIMARY KEY (id),
  constraint refund_orders_amount_kes_check CHECK ((amount_kes > 0)),
  constraint refund_orders_note_check CHECK ((length(note) <= 500)),
  constraint refund_orders_state_check CHECK ((state = ANY (ARRAY['wanted'::text, 'approved'::text, 'sending'::text, 'done'::text, 'failed'::text, 'doubtful'::text, 'withdrawn'::text]))),
  constraint refund_orders_approved_how_check CHECK ((approved_how = ANY (ARRAY['below_limit'::text, 'second_person'::text, 'alone'::text]))),
  constraint refund_orders_check CHECK (((state = ANY (ARRAY['wanted'::text, 'withdrawn'::text])) OR (approved_how IS NOT NULL))),
  constraint refund_orders_check1 CHECK (((NOT needs_second) OR (approved_how IS DISTINCT FROM 'below_limit'::text))),
  constraint refund_orders_check2 CHECK (((NOT is_other_phone) OR needs_second)),
  constraint refund_orders_check3 CHECK (((approved_how IS DISTINCT FROM 'second_person'::text) OR (approved_by <> asked_by))),
  constraint refund_orders_twice_outcome_check CHECK ((twice_outcome = ANY (ARRAY['mpesa'::text, 'cash'::text, 'written_off'::text]))),
  constraint refund_orders_twice_note_check CHECK (((length(twice_note) >= 1) AND (length(twice_note) <= 500))),
  constraint refund_orders_way_check CHECK ((way = ANY (ARRAY['reversal'::text, 'b2c'::text, 'by_hand'::text]))),
  constraint refund_orders_phone_check CHECK (((phone ~ '^254[17]\d{8}$'::text) OR ((way = 'by_hand'::text) AND ((length(phone) >= 4) AND (length(phone) <= 60))))),
  constraint refund_orders_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) ON DELETE CASCADE,
  constraint refund_orders_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE,
  constraint refund_orders_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint refund_orders_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint refund_orders_request_id_fkey FOREIGN KEY (request_id) REFERENCES private.mpesa_requests(id),
  constraint refund_orders_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES public.refunds(id) ON DELETE SET NULL,
  constraint refund_orders_return_id_fkey FOREIGN KEY (return_id) REFERENCES public.order_returns(id) ON DELETE SET NULL
);
alter table public.refund_orders enable row level security;
comment on table public.refund_orders is 'Refunds that M-Pesa is told to send, and those sent by hand that wait for a second person. Written by functions alone, read by the desk through `refund_queue`.';
comment on column public.refund_orders.id is 'The key of the row.';
comment on column public.refund_orders.bill_id is 'The bill.';
comment on column public.refund_orders.payment_id is 'The payment of which it is.';
comment on column public.refund_orders.amount_kes is 'How much, KSh.';
comment on column public.refund_orders.way is 'reversal: the whole payment goes back to where it came from. b2c: a sum is sent to `phone`. by_hand: somebody says that they sent it there.';
comment on column public.refund_orders.phone is 'Where it goes, 254 and nine digits; of what was sent by hand also the account of a bank.';
comment on column public.refund_orders.is_other_phone is 'Whether it goes to another number than the one that is known to have paid.';
comment on column public.refund_orders.needs_second is 'Whether a second person must agree.';
comment on column public.refund_orders.note is 'Why, for colleagues; null without one.';
comment on column public.refund_orders.state is 'wanted: waits for a second person. approved: is sent next. sending: M-Pesa was told. done: M-Pesa says it was sent.
failed: it says it was not. doubtful: it does not say; never sent again by itself. withdrawn: nobody wants it any more.';
comment on column public.refund_orders.asked_by is 'Account that wants it; null once it is erased.';
comment on column public.refund_orders.approved_by is 'Account that agreed; null before, when nobody had to, and once it is erased.';
comment on column public.refund_orders.approved_how is 'below_limit: nobody had to. second_person: `approved_by` is another than `asked_by`. alone: the only one who may decide, with their second factor. Null before.';
comment on column public.refund_orders.request_id is 'The request to M-Pesa; null before it is sent.';
comment on column public.refund_orders.result_code is 'What M-Pesa answered; null before.';
comment on column public.refund_orders.words is 'What M-Pesa said, or why it is in doubt; null before.';
comment on column public.refund_orders.receipt is 'M-Pesa''s receipt of the reversal or payment, null before it was sent; of what was sent by hand the reference that was typed.';
comment on column public.refund_orders.refund_id is 'The refund that was booked; null before.';
comment on column public.refund_orders.status_asks is 'How often M-Pesa was asked what became of it.';
comment on column public.refund_orders.next_status_at is 'When it is asked next; null when it is not.';
comment on column public.refund_orders.created_at is 'When the row was made.';
comment on column public.refund_orders.approved_at is 'When it was agreed to; null before.';
comment on column public.refund_orders.settled_at is 'When it was over; null before.';
comment on column public.refund_orders.updated_at is 'When the row was last changed.';
comment on column public.refund_orders.second_receipt is 'M-Pesa''s receipt of the same refund sent once more; null: it went once.';
comment on column public.refund_orders.twice_outcome is 'What became of the second sum: mpesa or cash, got back so; written_off, given up. Null: nothing yet, or it went once.';
comment on column public.refund_orders.twice_note is 'Why it was given up, or a word beside it; null without one.';
comment on column public.refund_orders.twice_settled_at is 'When that was said; null until then.';
comment on column public.refund_orders.return_id is 'The return that is paid back by it; null for all else.';
grant select on table public.refund_orders to authenticated, service_role;

create index refund_orders_bill_id_idx ON public.refund_orders USING btree (bill_id, created_at);

create index refund_orders_payment_id_idx ON public.refund_orders USING btree (payment_id);

create index refund_orders_request_id_idx ON public.refund_orders USING btree (request_id);

create index refund_orders_refund_id_idx ON public.refund_orders USING btree (refund_id);

create index refund_orders_asked_by_idx ON public.refund_orders USING btree (asked_by);

create index refund_orders_approved_by_idx ON public.refund_orders USING btree (approved_by);

create index refund_orders_open_idx ON public.refund_orders USING btree (state, next_status_at) WHERE (state = ANY (ARRAY['wanted'::text, 'approved'::text, 'sending'::text, 'failed'::text, 'doubtful'::text]));

create trigger touch_updated_at BEFORE UPDATE ON public.refund_orders FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy refund_orders_select_admin on public.refund_orders for select to authenticated
  using (( SELECT public.has_capability('payments'::text) AS has_capability));

create function private.refund_in_flight(bill_id uuid, payment_id uuid default NULL::uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum(o.amount_kes), 0)::integer from public.refund_orders o
  where o.bill_id = refund_in_flight.bill_id
    and (refund_in_flight.payment_id is null or o.payment_id = refund_in_flight.payment_id)
    and o.state in ('wanted', 'approved', 'sending', 'doubtful')
$function$;
comment on function private.refund_in_flight(bill_id uuid, payment_id uuid) is 'How much of a bill, or of one of its payments, M-Pesa is told to send back, or may have sent without saying so.';

-- Holds whatever function writes, and however many desks do: who comes second waits for the payment.
create function private.check_refund_order()
returns trigger
language plpgsql
set search_path = ''
as $function$
declare
  bill public.bills;
  attempt public.payments;
  source public.payments;
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
  select * into source from public.payments p where p.id = private.origin_of(attempt);
  select * into bill from public.bills b where b.id = new.bill_id;
  -- What was sent by hand may be of any money that came, and of what stayed with us until somebody decided otherwise.
  if new.way = 'by_hand' then
    most := least(private.left_to_refund(bill.id) - private.refund_in_flight(bill.id),
      private.left_to_refund(bill.id, attempt.id) - private.refund_in_flight(bill.id, attempt.id));
  elsif attempt.bill_id is distinct from bill.id or source.method <> 'mpesa' or (new.way = 'reversal' and attempt.method <> 'mpesa')
      or not (attempt.state = 'refund_due' or (attempt.state = 'paid' and bill.state in ('paid', 'refund_due'))) then
    perform private.refuse('wrong_state', 'Nothing of this payment is owed back.', 'Reload to see its present state.');
  else
    most := least(private.left_to_refund(bill.id) - bill.kept_kes - private.refund_in_flight(bill.id),
      private.left_to_refund(bill.id, attempt.id) - private.refund_in_flight(bill.id, attempt.id));
  end if;
  if new.way = 'b2c' and private.is_unheard(source) then
    perform private.refuse('not_told', format('M-Pesa has not told of receipt %s yet.', source.receipt),
      'What never came is not sent back: say that it never came.');
  end if;
  if new.amount_kes > most then
    perform private.refuse('too_much', format('At most %s can be paid back.', private.shillings(greatest(most, 0))));
  end if;
  return new;
end
$function$;
comment on function private.check_refund_order() is 'Refuses a refund of what is not owed back, or of more than is left with what is on its way, and steps that skip one. Refusals: not_told, too_much, wrong_state.';

create trigger check_refund_order BEFORE INSERT OR UPDATE ON public.refund_orders FOR EACH ROW EXECUTE FUNCTION private.check_refund_order();

create trigger tell_sent_twice AFTER UPDATE OF second_receipt ON public.refund_orders FOR EACH ROW WHEN (((old.second_receipt IS NULL) AND (new.second_receipt IS NOT NULL))) EXECUTE FUNCTION private.tell_sent_twice();

create trigger book_reversals AFTER UPDATE OF state ON public.refund_orders FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) AND (new.state = ANY (ARRAY['failed'::text, 'withdrawn'::text])) AND (old.state = ANY (ARRAY['sending'::text, 'doubtful'::text, 'approved'::text])))) EXECUTE FUNCTION private.refund_not_sent();

create index refund_orders_return_id_idx ON public.refund_orders USING btree (return_id);
