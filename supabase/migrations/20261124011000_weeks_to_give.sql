-- A practitioner's week of meals is judged when it is given, by what its meals come to and not by what it says of itself.
-- Until now the client alone was refused, on taking it in, after the advice had been read; and a week of 900 kcal that
-- calls itself 2,500 was given to anybody. A draft, which nobody but its author reads, may still be in the making.

-- The label is judged with the figures (`require_enough_to_give`), so that whoever writes it is told which of them is wrong.
create or replace function private.is_week_to_give(week jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  -- each step may count on the one before it
  select coalesce(case
    when not private.is_plan_week(week -> 'days') or jsonb_typeof(week -> 'energy_kcal') <> 'number' then false
    when (week -> 'energy_kcal')::numeric not between 0 and 6000 or (week -> 'energy_kcal')::numeric % 1 <> 0 then false
    when length(trim(week ->> 'title')) not between 2 and 70 then false
    when week ->> 'based_on' is not null and not exists (
      select 1 from public.meal_plans m where m.slug = week ->> 'based_on') then false
    else week ->> 'title' is not null and not exists (
      select 1 from jsonb_array_elements(week -> 'days') d, unnest('{breakfast,lunch,supper,snacks}'::text[]) meal,
        jsonb_array_elements(d.value -> meal) i
      where not exists (select 1 from public.foods f where f.slug = i.value ->> 'food_id')) end, false)
$$;
comment on function private.is_week_to_give(jsonb) is
  'Whether a week of meals has the shape of one of custom_meal_plans and is made of foods of the table.';

-- Why a week is below need for somebody, by its label and by its meals, whichever is less; null when it may be eaten. The
-- same limits as on taking it in (`check_own_plan_no_less`): meals have a tenth of room, for portions are rounded.
create function private.why_week_too_little(user_uuid uuid, energy_kcal numeric, days jsonb) returns text
language sql stable
set search_path = ''
as $$
  select known.why
  from (select private.why_no_less(user_uuid) as why) known
  where known.why is not null
    and least(energy_kcal, private.week_energy(user_uuid, days) / 0.9) < private.least_plan_energy(user_uuid, known.why)
$$;
comment on function private.why_week_too_little(uuid, numeric, jsonb) is
  'Why a week of meals is below need for whoever must not eat less; null when it may be eaten.';

-- Refuses a week whose meals are less than anybody is given (1,200 kcal a day, with a tenth of room), less than this client
-- may eat, or more than a tenth away from what it calls itself. Why a client must not eat less is his to tell: the
-- practitioner hears that something speaks against it and what to ask about, and neither the reason nor the limit.
create function private.require_enough_to_give(client uuid, week jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  label constant numeric := (week -> 'energy_kcal')::numeric;
  -- foods of one's own are nobody else's: there are none in a week that is given
  own constant integer := round(private.week_energy(null, week -> 'days'));
  told constant text := to_char(own, 'FM999,999');
begin
  if own < 0.9 * 1200 or label < 1200 then
    perform private.refuse('week_too_little', format('The meals of this week come to %s kcal a day, which is too little for anybody.', told),
      'Give at least 1,200 kcal a day.');
  elsif private.why_week_too_little(client, label, week -> 'days') is not null then
    perform private.refuse('week_too_little', format('The meals of this week come to %s kcal a day, which is too little for this client.', told),
      'Ask about pregnancy, breastfeeding, age, low weight and eating disorders, and make a fuller week.');
  elsif abs(own - label) > 0.1 * label then
    perform private.refuse('week_mislabelled',
      format('The meals of this week come to %s kcal a day, but it says %s.', told, to_char(label, 'FM999,999')),
      'Change its meals, or make the week again with the energy you want.');
  end if;
end
$$;
comment on function private.require_enough_to_give(uuid, jsonb) is
  'Refuses with week_too_little or week_mislabelled what must not be given to a client.';

-- Writes the plan of a booking, as a draft or for the client to see: {summary, steps, meals, week, product_ids}.
-- Refusals: not_found, wrong_state, bad_plan, week_too_little, week_mislabelled.
create or replace function public.save_consultation_plan(consultation_id uuid, plan jsonb, share boolean default false) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  target public.consultations := private.own_consultation(consultation_id, 'practitioner');
  was_shared timestamptz;
begin
  if target.state not in ('confirmed', 'completed') then
    perform private.refuse('wrong_state', 'There is no consultation to write a plan for.');
  end if;
  if not coalesce(private.are_texts(plan -> 'steps', null, 300) and private.are_texts(plan -> 'meals', 'meal', 40)
      and private.are_texts(plan -> 'meals', 'text', 400) and jsonb_typeof(plan -> 'product_ids') = 'array'
      and length(plan ->> 'summary') <= 4000 and jsonb_array_length(plan -> 'steps') <= 20
      and jsonb_array_length(plan -> 'meals') <= 35, false)
    or (jsonb_typeof(plan -> 'week') <> 'null' and not private.is_week_to_give(plan -> 'week'))
    or exists (
      select 1 from jsonb_array_elements(plan -> 'product_ids') v
      where not exists (select 1 from public.products p where p.id::text = v #>> '{}'))
  then
    perform private.refuse('bad_plan', 'Something in the plan is empty or too long.', 'Look at its lines again.');
  end if;
  select p.shared_at into was_shared from public.consultation_plans p where p.consultation_id = target.id;
  if (share or was_shared is not null) and jsonb_typeof(plan -> 'week') = 'object' then
    perform private.require_enough_to_give(target.client_id, plan -> 'week');
  end if;
  insert into public.consultation_plans as p (consultation_id, summary, steps, meals, week, product_ids, shared_at)
  values (target.id, trim(plan ->> 'summary'), plan -> 'steps', plan -> 'meals', nullif(plan -> 'week', 'null'),
    array(select (v #>> '{}')::bigint from jsonb_array_elements(plan -> 'product_ids') v limit 12),
    case when share then now() end)
  on conflict on constraint consultation_plans_pkey do update
  set summary = excluded.summary, steps = excluded.steps, meals = excluded.meals, week = excluded.week,
    product_ids = excluded.product_ids,
    shared_at = coalesce(p.shared_at, excluded.shared_at), updated_at = now();
  if share and was_shared is null then
    perform private.tell_consultation(target, 'client', 'success', 'Your plan is ready',
      'Your nutritionist has shared a plan with you.', true);
  end if;
  return now();
end
$$;
comment on function public.save_consultation_plan(uuid, jsonb, boolean) is
  'Writes the plan of a consultation; what its client sees is judged by what its meals come to.';

revoke all on function private.why_week_too_little(uuid, numeric, jsonb) from public;
revoke all on function private.require_enough_to_give(uuid, jsonb) from public;
