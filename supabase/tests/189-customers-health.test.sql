-- Health data never: a word planted in everything that tells of a member is in no answer about the customer.
begin;
select no_plan();
select tests.make_shop();
select tests.make_user(name) from unnest('{boss,dietitian,asha}'::text[]) name;
insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('dietitian'), 'practitioner');
create function pg_temp.page() returns jsonb language sql as $$ select public.customer_page(tests.user_id('asha')::text) $$;
grant execute on all functions in schema pg_temp to public;
select tests.remember('hers', tests.delivered_to('asha', 9002));
select tests.sign_in('asha');
select public.send_contact_message(gen_random_uuid(), 'Asha', 'asha@tests.example', 'SECRETILLNESS keeps me awake, may I take neem?', 'product', null, null, 9000);
select tests.as_owner();
insert into public.order_returns (order_id, state, reason, details, refund_kes) values (tests.id_of('hers'), 'requested', 'unwanted', 'SECRETILLNESS came back', 850);
insert into public.practitioners (user_id, slug, display_name) values (tests.user_id('dietitian'), 'clinic', 'Clinic') on conflict (user_id) do nothing;

-- Every table that tells of health, or of what was said in confidence, gets a row of hers that says the word in each of its columns; what
-- keeps such rows away is taken off until the end of the test.
set session_replication_role = replica;
create temp table planted (source regclass);
do $$
declare
  target regclass;
  c record;
begin
  foreach target in array '{public.user_health_profiles,public.safety_profiles,public.assessments,public.fasts,public.fasting_plans,public.nutrition_targets,
    public.weight_entries,public.own_foods,public.diary_entries,public.water_entries,public.custom_meal_plans,public.meal_plan_uses,public.daily_moods,
    public.health_readings,public.reading_targets,public.medicine_schedules,public.medicine_takings,public.saved_herbs,public.consultations,
    public.consultation_intakes,public.consultation_shares,public.consultation_messages,public.consultation_notes,public.consultation_plans,
    public.consultation_waitlist,public.coachings,public.check_ins,public.community_questions,public.notifications,public.order_notes,
    public.product_reviews,public.wishlist_items}'::regclass[] loop
    for c in select conname from pg_constraint where conrelid = target and contype in ('c', 'x') loop
      execute format('alter table %s drop constraint %I', target, c.conname);
    end loop;
    for c in
      select a.attname from pg_attribute a where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attnotnull and a.attidentity = ''
        and not exists (select from pg_index i where i.indrelid = target and i.indisprimary and a.attnum = any (i.indkey))
    loop
      execute format('alter table %s alter %I drop not null', target, c.attname);
    end loop;
    execute (
      select format('insert into %s (%s) overriding system value select %s', target, string_agg(quote_ident(a.attname), ', '),
        string_agg(case
          when a.attname in ('user_id', 'client_id', 'author_id', 'coach_id') then format('%L::uuid', tests.user_id('asha'))
          when a.attname = 'order_id' then format('%L::uuid', tests.id_of('hers'))
          when target = 'public.consultations'::regclass and a.attname = 'number' then '''MC-2345AB'''
          when target = 'public.consultations'::regclass and a.attname = 'state' then '''confirmed'''
          when a.atttypid = 'uuid'::regtype then 'gen_random_uuid()'
          when a.atttypid = 'text'::regtype then '''SECRETILLNESS'''
          when a.atttypid = 'text[]'::regtype then '''{SECRETILLNESS}'''
          when a.atttypid = 'jsonb'::regtype then '''"SECRETILLNESS"'''
          when a.atttypid in ('timestamptz'::regtype, 'date'::regtype) then 'now()'
          when a.atttypid in ('integer'::regtype, 'bigint'::regtype, 'smallint'::regtype, 'numeric'::regtype) then '42'
          else 'null' end, ', '))
      from pg_attribute a where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = '');
    insert into planted values (target);
  end loop;
end
$$;
set session_replication_role = origin;
update public.orders set note = 'SECRETILLNESS', landmark = 'SECRETILLNESS' where id = tests.id_of('hers');
select is(count(*), 32::bigint, 'the word is everywhere') from planted;
select tests.sign_in('boss');
select is(strpos(pg_temp.page()::text, 'SECRETILLNESS'), 0, 'the page of a customer has it not');
select is(pg_temp.page() #> '{bookings}' -> 0, jsonb_build_object('id', c.id, 'number', 'MC-2345AB', 'state', 'confirmed', 'starts_at', c.starts_at),
  'of a booking it says when, and how it stands') from public.consultations c where c.number = 'MC-2345AB';
select is(strpos(public.desk_rows('customers', 'asha')::text, 'SECRETILLNESS'), 0, 'nor has the list');
select tests.as_owner();
select is_empty($$
  select p.proname, t from pg_proc p, unnest('{assessments,health_readings,reading_targets,medicine_schedules,medicine_takings,fasts,fasting_plans,
    safety_profiles,user_health_profiles,consultation_notes,consultation_intakes,consultation_shares,consultation_messages,consultation_plans,check_ins,
    coachings,daily_moods,weight_entries,diary_entries,nutrition_targets,order_items,community_questions,service_name,practitioner_id,intake}'::text[]) t
  where p.proname in ('customer_page', 'customer_of', 'bills_of', 'customer_exists', 'desk_customer', 'owed_for', 'tag_customers', 'customer_of_number')
    and p.prosrc ~ ('\m' || t || '\M')
$$, 'no function of it names a table of health, or what was bought and booked');

select * from finish();
rollback;
