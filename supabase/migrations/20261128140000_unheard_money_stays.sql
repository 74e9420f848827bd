-- Money that went where nobody had looked.
--
-- A forged receipt that somebody vouched for could be paid out in cash by one person, or moved to another bill, which then read plainly
-- "Paid"; "It never came" was refused afterwards. Nothing of such money goes back or to another bill before M-Pesa has told of it.

create function private.refuse_unheard_refund()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  paid public.payments;
  told integer;
begin
  select * into paid from public.payments p where p.id = new.payment_id;
  if private.is_unheard(paid) and paid.state <> 'reversed' then
    told := private.statement_kes(paid.receipt);
    if told is not null then
      perform private.refuse('not_told', format('M-Pesa says that %s came with receipt %s.', private.shillings(told), paid.receipt),
        'Say that this payment never came, then give the bill what M-Pesa tells of.');
    end if;
    perform private.refuse('not_told', format('M-Pesa has not told of receipt %s yet.', paid.receipt),
      'Fetch the payments from M-Pesa or import its statement first. If the money never came, say so.');
  end if;
  return new;
end
$function$;
comment on function private.refuse_unheard_refund() is 'Nothing is paid back or moved of money that stands on the word of the desk alone. Refusals: not_told.';
create trigger refuse_unheard_refund before insert on public.refunds for each row when (new.payment_id is not null and new.undoes is null)
  execute function private.refuse_unheard_refund();
