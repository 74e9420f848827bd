-- A shop that is restored from a backup never gives a number again that it may have given after the backup was made.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,packer}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('packer'), 'packer');
update public.products set stock = 1000;
create function pg_temp.paid(called text) returns void language plpgsql as $$
begin
  perform tests.sign_in('asha');
  perform tests.remember(called, (tests.order_of(9002, 1)).id);
  perform tests.as_owner();
  update public.orders set payment_state = 'paid', hold_expires_at = null where id = tests.id_of(called);
  insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code)
  values (tests.id_of(called), 'mpesa', 1100, 1100, '254712345671', 'paid', 0);
  set constraints all immediate;
  set constraints all deferred;
end $$;
create function pg_temp.paper(called text) returns text language sql security definer as $$
  select string_agg(i.number, ', ' order by i.document_no) from public.invoices i where i.bill_id = tests.id_of(called)
$$;
create function pg_temp.year() returns text language sql security definer as $$ select extract(year from private.nairobi_date())::text $$;


grant execute on all functions in schema pg_temp to public;
select tests.as_owner();
select is(private.lately_restored(), '{}', 'a shop that was never restored says nothing of it');
select pg_temp.paid('before');
select is(pg_temp.paper('before'), 'INV-' || pg_temp.year() || '-00001', 'before any restore a number has no mark');

-- The backup of the evening is restored, after numbers were given that it does not know of.
create temporary table clock as select date_trunc('minute', now()) as at;
grant all on clock to public;
create function pg_temp.mark(minutes integer) returns text language sql security definer as $$
  select 'R' || to_char((c.at + minutes * interval '1 minute') at time zone 'Africa/Nairobi', 'YYMMDDHH24MI') from clock c
$$;
grant execute on all functions in schema pg_temp to public;
select is(private.begin_after_restore(c.at - interval '19 hours', c.at), pg_temp.mark(0), 'a restore begins a series with the minute of it')
from clock c;
select pg_temp.paid('after'), pg_temp.paid('next');
select is(pg_temp.paper('after') || ' ' || pg_temp.paper('next'), format('INV-%1$s-%2$s-00001 INV-%1$s-%2$s-00002', pg_temp.year(), pg_temp.mark(0)),
  'its numbers begin at one, without a gap');
select ok((select min(i.document_no) > 20000000 and max(i.document_no) - min(i.document_no) = 1 from public.invoices i where i.mark <> ''),
  'and what eTIMS counts leaps over all that may have been given');
select tests.sign_in('boss');
select lives_ok(format($$ select public.replace_invoice(%L, 'A123456789Z') $$, pg_temp.paper('before')), 'an invoice from before is replaced');
select tests.as_owner();
select is(pg_temp.paper('before'), format('INV-%1$s-00001, CN-%1$s-%2$s-00001, INV-%1$s-%2$s-00003', pg_temp.year(), pg_temp.mark(0)),
  'credit notes begin anew likewise, also about an invoice from before');

-- The same backup once more, or another one: no restore knows of the one that it undoes
select is((select private.begin_after_restore(c.at - interval '19 hours', c.at + interval '5 minutes') from clock c), pg_temp.mark(5), 'a second one has a mark of its own');
select is((select private.begin_after_restore(c.at - interval '19 hours', c.at) from clock c), pg_temp.mark(6), 'a clock that was set back gives no mark again');
select pg_temp.paid('last');
select is(pg_temp.paper('last'), format('INV-%s-%s-00001', pg_temp.year(), pg_temp.mark(6)), 'and the last mark counts');
select is((select count(*) from public.invoices), (select count(distinct i.number) from public.invoices i), 'no number was given twice');

-- Who is told, and what carries it
select tests.sign_in('boss');
select is(public.desk_today() -> 'restored' ->> 'number', format('INV-%s-%s-00001', pg_temp.year(), pg_temp.mark(6)), 'the owner is told which numbers began');
select ok(exists (select 1 from jsonb_array_elements(public.export_money('vat', 'entry', current_date - 1, current_date + 1) -> 'rows') r
  where r::text like '%' || pg_temp.paper('after') || '%'), 'the file of VAT carries the number');
select tests.sign_in('packer');
select ok(not public.desk_today() ? 'restored', 'whoever keeps no books is not told');

select * from finish();
rollback;
