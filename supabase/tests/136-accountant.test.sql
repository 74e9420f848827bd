-- An accountant reads the books and changes nothing, and nobody else gained anything.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{asha,boss,achieng,packer,editor,dietitian}'::text[]) name;
insert into public.user_roles (user_id, role) select tests.user_id(name), role
from (values ('boss', 'admin'), ('packer', 'packer'), ('editor', 'content'), ('dietitian', 'practitioner')) v (name, role);
update public.products set stock = 50;
create function pg_temp.done() returns void language plpgsql security definer as $$
begin
  set constraints all immediate;
  set constraints all deferred;
end $$;
grant execute on all functions in schema pg_temp to public;
select tests.sign_in('asha');
select tests.remember('order', (public.place_order(gen_random_uuid(), tests.items(9002, 1), 'mpesa', 'Asha Mwangi', '0712 345 671', 'Nairobi City', 'Kilimani',
  'Blue gate near the school', buyer_pin => 'A123456789Z')).id);
select tests.prompted(tests.id_of('order'), 'order');
select public.settle_payment('order', 'M-order', 0, 'ok', 1100, 'SKACC00001');
select tests.sign_in('asha');
select tests.remember('unpaid', (tests.order_of(9002, 1)).id);
select pg_temp.done();

-- The owner gives the role
select tests.sign_in('boss');
select is(tests.outcome($$ select public.give_role('achieng@tests.example', 'accountant') $$), 'accepted', 'the owner takes an accountant into the team');
select is((select roles from public.list_staff() where user_id = tests.user_id('achieng')), '{accountant}', 'who stands among it');
select is((select people from public.second_factor_roles() where role = 'accountant'), 1::bigint, 'and can be asked for a second step');
select tests.sign_in('achieng');
select is(public.my_capabilities(), '{books}', 'they read the books, and that is all');
select is((select message from public.notifications where title = 'You are part of the team'), 'You can work here as accountant now. Open the Admin menu.', 'and are told');

-- What they read
select ok((select count(*) from public.ledger_entries) > 0, 'the ledger');
select is(tests.outcome('select * from public.day_closes'), 'accepted', 'closed days');
select is((select count(*) from public.invoices), 1::bigint, 'invoices');
select ok(jsonb_array_length(public.daily_close((now() at time zone 'Africa/Nairobi')::date) -> 'accounts') > 0, 'the close of a day');
select is((public.export_money(what, grouped, current_date - 2, current_date + 2) ->> 'count')::integer > 0 or what = 'refunds', true, format('the file of %s by %s', what, grouped))
from unnest('{money,ledger,sales,vat,refunds}'::text[]) what cross join unnest('{entry,day,month}'::text[]) grouped;
select is((public.desk_rows('invoices') #>> '{rows,0,buyer}') || ' ' || (public.desk_rows('invoices') #>> '{rows,0,buyer_pin}'), 'Asha Mwangi A123456789Z', 'the list of invoices');
select is((public.export_rows('invoices') ->> 'total'), '1', 'as a file');
select is((select count(*) from public.business_details), 1::bigint, 'how the shop is taxed');
select is(tests.outcome('select * from public.product_tax'), 'accepted', 'and its products');
select is(tests.outcome('select public.desk_today()'), 'accepted', 'and the first page of the desks, with nothing on it');
select is(public.desk_today(), '{"sales_kes": 1100}', 'for nothing waits for them; they read what was sold');

-- A paper, without phone, place and what a consultation was about
select is(public.receipt(tests.id_of('order')) #> '{documents,0,buyer}', '{"name": "Asha Mwangi", "pin": "A123456789Z", "phone": null, "address": null}', 'an invoice names who bought, and no more');
select is(public.receipt(tests.id_of('order')) ->> 'may_replace', 'false', 'which they cannot replace');
select is(tests.outcome(format('select public.receipt(%L)', tests.id_of('unpaid'))), 'not_found', 'what has no invoice is none of the books');
select is(tests.outcome(format('select public.order_receipt(%L)', tests.id_of('order'))), 'not_found', 'nor the order itself');
select tests.as_owner();
select is(private.for_accountant('{"buyer": null, "lines": [{"kind": "consultation", "name": "Diabetes review", "amount_kes": 700}, {"kind": "goods", "name": "Honey"}]}') -> 'lines',
  '[{"kind": "consultation", "name": "Consultation", "amount_kes": 700}, {"kind": "goods", "name": "Honey"}]', 'what a consultation was about stays between those two');
select tests.sign_in('boss');
select is(public.receipt(tests.id_of('order')) #>> '{documents,0,buyer,phone}', '254712345671', 'the owner reads all of it');
select is(public.receipt(tests.id_of('order')) ->> 'may_replace', 'true', 'and may replace it');

-- Nothing of anybody's health, of other desks, or of people
select tests.sign_in('achieng');
create function pg_temp.readable(who text) returns setof text language plpgsql as $$
declare
  t record;
  many bigint;
begin
  perform tests.sign_in(who);
  for t in select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p') order by 1 loop
    begin
      execute format('select count(*) from public.%I', t.relname) into many;
      if many > 0 then
        return next t.relname;
      end if;
    exception when insufficient_privilege then null;
    end;
  end loop;
end $$;
grant execute on function pg_temp.readable(text) to public;
select tests.as_owner();
create temp table seen as select 'achieng' as who, name from pg_temp.readable('achieng') name;
select tests.as_owner();
insert into seen select 'editor of nothing', name from pg_temp.readable('asha') name;
select tests.as_owner();
select set_eq($$ select name from seen where who = 'achieng' and name not in (select name from seen where who <> 'achieng') $$,
  $$ select unnest('{ledger_entries,bill_balances,business_details}'::text[]) $$, 'of all tables they read more than a member in the books alone');

-- All that the desks have, with arguments that reach nothing: they are let into nothing that writes
create function pg_temp.refused(who text, wanted text) returns setof text language plpgsql as $$
declare
  f record;
begin
  for f in
    select p.proname, format('select public.%I(%s)', p.proname, (
      select coalesce(string_agg('null::' || format_type(a, null), ', ' order by n), '') from unnest(p.proargtypes::oid[]) with ordinality x (a, n))) as call
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prosrc ~ wanted and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1
  loop
    perform tests.sign_in(who);
    if tests.outcome(f.call) <> 'not_allowed' then
      return next f.proname;
    end if;
    perform tests.as_owner();
  end loop;
end $$;
create temp table money_desk as select p.proname from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'require_capability\(''payments''\)|lock_refund\(' and has_function_privilege('authenticated', p.oid, 'execute');
select ok((select count(*) from money_desk) >= 20, 'the desk of money has many functions');
select ok((select bool_and(name in (select proname from money_desk)) from unnest('{close_day,take_to_bank,collect_cash,record_refund,resolve_bill,assign_money,set_money_aside,
  import_statement_lines,ask_refund,approve_refund,settle_sent_twice,replace_invoice}'::text[]) name), 'among them all that moves or books money');
select is_empty($$ select pg_temp.refused('achieng', 'require_capability\(''payments''\)|lock_refund\(') $$, 'none of them is theirs');
select tests.as_owner();
select is_empty($$ select pg_temp.refused('achieng', 'require_capability\(|begin_role_change\(') $$, 'nor any of another desk');
select tests.as_owner();
select set_eq($$ select pg_temp.refused('achieng', 'require_books\(') $$, $$ values ('daily_close'), ('export_money'), ('riders_owing') $$, 'what reads the books is');
select tests.as_owner();

-- Nothing can be written in any table of the shop but what is every member's
create function pg_temp.writes(who text) returns setof text language plpgsql as $$
declare
  t record;
  many bigint;
begin
  perform tests.sign_in(who);
  for t in
    select c.relname, (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('authenticated', c.oid, a.attnum, 'update') limit 1) as col
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1
  loop
    begin
      execute format('delete from public.%I', t.relname);
      get diagnostics many = row_count;
      if many > 0 then
        return next t.relname || ' is deleted';
      end if;
    exception when others then null;
    end;
    if t.col is not null then
      begin
        execute format('update public.%I set %I = %I', t.relname, t.col, t.col);
        get diagnostics many = row_count;
        if many > 0 then
          return next t.relname || ' is changed';
        end if;
      exception when others then null;
      end;
    end if;
  end loop;
end $$;
grant execute on function pg_temp.writes(text) to public;
create temp table written (who text, what text);
savepoint before_writes;
insert into written select 'achieng', w from pg_temp.writes('achieng') w;
select tests.as_owner();
select is_empty($$ select what from written where what !~ '^(notifications|profiles|user_subscriptions|notification_preferences)' $$, 'nothing of the shop');
select tests.sign_in('achieng');
select is(tests.outcome($$ insert into public.ledger_entries (event_id, what, reference, account, amount_kes) values (1, 'x', 'x', 'cash', 1) $$), '42501', 'no entry');
select is(tests.outcome($$ insert into public.user_roles (user_id, role) values (tests.user_id('achieng'), 'admin') $$), '42501', 'no role');
select is(tests.touched($$ update public.business_details set vat_since = '2026-01-01' $$), 0::bigint, 'no registration');

-- Nobody else gained anything
create function pg_temp.gained(who text) returns text language plpgsql as $$
begin
  perform tests.sign_in(who);
  return concat_ws(' ', tests.outcome('select public.daily_close(current_date)'), tests.outcome($q$ select public.export_money('ledger', 'day', current_date, current_date) $q$),
    tests.outcome($q$ select public.desk_rows('invoices') $q$), (select count(*) from public.ledger_entries), (select count(*) from public.day_closes));
end $$;
grant execute on function pg_temp.gained(text) to public;
select is(pg_temp.gained(who), 'not_allowed not_allowed not_allowed 0 0', format('%s reads no books', who)) from unnest('{asha,packer,editor,dietitian}'::text[]) who;
select tests.as_visitor();
select is(tests.outcome('select public.daily_close(current_date)'), '42501', 'nor does a visitor');

-- The second step
select tests.as_owner();
insert into private.requires_second_factor (role) values ('accountant');
select tests.sign_in('achieng');
select is(tests.outcome('select public.daily_close(current_date)'), 'second_factor_needed', 'asked for a second step, they show it first');
select is(tests.outcome($$ select public.export_money('ledger', 'day', current_date, current_date) $$), 'second_factor_needed', 'for files');
select is(tests.outcome($$ select public.desk_rows('invoices') $$), 'second_factor_needed', 'and lists');
select is((select count(*) from public.ledger_entries), 0::bigint, 'and read nothing until then');
select is(public.locked_capabilities(), '{books}', 'which the desk tells them');
select tests.as_owner();
delete from private.requires_second_factor;

-- And the role ends at once
select tests.sign_in('boss');
select is(public.take_role(tests.user_id('achieng'), 'accountant'), true, 'the owner takes it back');
select is(pg_temp.gained('achieng'), 'not_allowed not_allowed not_allowed 0 0', 'and the books are shut');
select * from finish();
rollback;
