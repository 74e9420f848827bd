-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Nobody is led into eating less than the body needs, or into a fast, while pregnant, in the weeks after a birth, while
-- breastfeeding, under 18, underweight or with an eating disorder; nor by a list that is kept for a child. The screens say
-- so first (src/entities/safety/no-less.ts); here no other door leads around them.
--
-- Somebody is judged by all that his account knows, and one source is enough. What it does not know (a list that stays on
-- the device) only the device can judge. Only beginnings are refused: what is there stays readable, may be ended and
-- noted as the past. What was told can be changed by whoever told it; the refusals say where.

-- How long what the assessment was told speaks for a pregnancy: 280 days is the whole of one from the last period, so
-- that an older answer is about one that is over. A birth and breastfeeding are read no longer than that either; illnesses
-- that were listed beside them stay.
create function private.assessment_speaks()
returns interval
language sql
immutable
set search_path = ''
as $function$ select interval '280 days' $function$;
comment on function private.assessment_speaks() is 'How long answers about pregnancy and breastfeeding count.';

-- The last that finished assessments were told under a question; null when it was skipped in all of them or is forgotten.
-- A newer one that skips the question does not unsay an older answer.
create function private.last_answer(user_uuid uuid, question text, since timestamp with time zone default '-infinity'::timestamp with time zone)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('value', a.answers -> question, 'at', a.finished_at)
  from public.assessments a
  where a.user_id = user_uuid and a.finished_at > since and coalesce(a.answers -> question, 'null') <> 'null'
  order by a.finished_at desc limit 1
$function$;
comment on function private.last_answer(user_uuid uuid, question text, since timestamp with time zone) is '{value, at} of the latest answer to a question of the assessment.';

-- A number out of an answer; null when it is none.
create function private.number_of(answer jsonb)
returns numeric
language sql
immutable
set search_path = ''
as $function$
  select case when jsonb_typeof(answer -> 'value') = 'number' then (answer ->> 'value')::numeric end
$function$;
comment on function private.number_of(answer jsonb) is 'The number of {value, at}.';

-- A day out of the facts of a safety list (a later column, read only where it is there); null when there is none.
create function private.fact_day(profile public.safety_profiles, fact text)
returns date
language sql
stable
set search_path = ''
as $function$
  select case when told ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$' then told::date
    -- the ends of long months are as good as the day before them
    when told ~ '^\d{4}-(0[1-9]|1[0-2])-3[01]$' then (left(told, 8) || '28')::date end
  from (select to_jsonb(profile) -> 'facts' ->> fact as told) f
$function$;
comment on function private.fact_day(profile public.safety_profiles, fact text) is 'A day that was told with a condition, or null.';

-- The conditions that the last assessment which asked for them was told.
create function private.told_conditions(user_uuid uuid)
returns text[]
language sql
stable
set search_path = ''
as $function$
  select coalesce((
    select array_agg(c) from unnest(private.text_list(told.answer -> 'value')) c
    where c not in ('pregnancy', 'after-birth', 'breastfeeding')
      or (told.answer ->> 'at')::timestamptz > now() - private.assessment_speaks()), '{}')
  from (select private.last_answer(user_uuid, 'conditions') as answer) told
$function$;
comment on function private.told_conditions(user_uuid uuid) is 'Conditions of the latest answer; a pregnancy, birth and milk for 280 days.';

-- The medicines that the last assessment which asked for them was told.
create function private.told_medicines(user_uuid uuid)
returns text[]
language sql
stable
set search_path = ''
as $function$
  select coalesce(private.text_list(private.last_answer(user_uuid, 'medicines') -> 'value'), '{}')
$function$;
comment on function private.told_medicines(user_uuid uuid) is 'Medicines of the latest answer.';

-- The latest body mass index of somebody's account: of the weight that was noted last (of one day the lowest) and the
-- height of the target, else of the assessment, or the one an assessment was scored with, which outlives its answers.
-- Null while none is known.
create function private.latest_bmi(user_uuid uuid, target public.nutrition_targets)
returns numeric
language sql
stable
set search_path = ''
as $function$
  select known.bmi
  from (
    select w.day, w.kg / nullif(
      (coalesce(target.height_cm, private.number_of(private.last_answer(user_uuid, 'height'))) / 100) ^ 2, 0) as bmi
    from (
      -- a phone that is a day ahead notes tomorrow's weight, which must not outdo today's
      (select e.kg, least(e.weighed_on, private.nairobi_date()) as day from public.weight_entries e
        where e.user_id = user_uuid order by e.weighed_on desc limit 2)
      union all
      select target.weight_kg, private.nairobi_date(target.updated_at) where target.weight_kg is not null
      union all
      select private.number_of(l.answer), private.nairobi_date((l.answer ->> 'at')::timestamptz)
      from (select private.last_answer(user_uuid, 'weight') as answer) l where private.number_of(l.answer) is not null
    ) w
    union all
    (select private.nairobi_date(a.finished_at), case when a.scores -> 'body' ->> 'band' = 'underweight'
        -- scores are rounded: 18.46 is 18.5 there
        then least((a.scores -> 'body' ->> 'score')::numeric, 18.4) else (a.scores -> 'body' ->> 'score')::numeric end
      from public.assessments a
      where a.user_id = user_uuid and a.finished_at is not null and jsonb_typeof(a.scores -> 'body' -> 'score') = 'number'
      order by a.finished_at desc limit 1)
  ) known
  where known.bmi is not null
  order by known.day desc, known.bmi limit 1
$function$;
comment on function private.latest_bmi(user_uuid uuid, target public.nutrition_targets) is 'Body mass index by the newest weight and height that the account knows.';

-- Why somebody must not eat less, by a target that may be about to replace the one there. The order is that of the screens:
-- what harms soonest is said first. 'answers' is the outcome of the questions before a first fast, whose answers nobody
-- keeps: it also comes of insulin, sickle cell or wasting, with which less food is a clinician's to decide.
create function private.why_no_less_with(user_uuid uuid, target public.nutrition_targets)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  profile public.safety_profiles;
  since constant timestamptz := now() - private.assessment_speaks();
  pregnancy constant jsonb := private.last_answer(user_uuid, 'pregnancy', since) -> 'value';
  listed text[];
  born date;
  age jsonb := private.last_answer(user_uuid, 'age');
begin
  select * into profile from public.safety_profiles p where p.user_id = user_uuid;
  listed := coalesce(profile.conditions, '{}') || private.told_conditions(user_uuid);
  if 'pregnancy' = any (listed) or pregnancy = '"pregnant"' then
    return 'pregnancy';
  end if;
  -- six weeks, where the day is known; else as long as it is listed
  born := private.fact_day(profile, 'gave_birth_on');
  if 'after-birth' = any (listed) and coalesce(born > private.nairobi_date() - 42, true) then
    return 'after-birth';
  elsif 'breastfeeding' = any (listed) or pregnancy = '"breastfeeding"' then
    return 'breastfeeding';
  end if;
  -- ages grow: whole years since they were told are added, so that nobody is taken for older than he is
  if 'under-18' = any (listed)
    or private.number_of(age) + date_part('year', age(now(), (age ->> 'at')::timestamptz)) < 18
    or target.age + date_part('year', age(now(), target.updated_at)) < 18 then
    return 'under-18';
  elsif 'child' = any (listed) then
    return 'child';
  elsif 'eating-disorder' = any (listed) or (
    -- SCOFF, two of five: the last assessment in which it was scored
    select a.scores -> 'eating' ->> 'band' = 'positive' from public.assessments a
    where a.user_id = user_uuid and a.finished_at is not null and a.scores ? 'eating'
    order by a.finished_at desc limit 1
  ) then
    return 'eating-disorder';
  elsif 'underweight' = any (listed) or private.latest_bmi(user_uuid, target) < 18.5 then
    return 'underweight';
  elsif exists (select from public.fasting_plans p where p.user_id = user_uuid and p.screening = 'no') then
    return 'answers';
  end if;
  return null;
end
$function$;
comment on function private.why_no_less_with(user_uuid uuid, target public.nutrition_targets) is 'Why somebody must not eat less, judged with this target; null when nothing is known against it.';

create function private.why_no_less(user_uuid uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.why_no_less_with(user_uuid, (select t from public.nutrition_targets t where t.user_id = user_uuid))
$function$;
comment on function private.why_no_less(user_uuid uuid) is 'pregnancy, after-birth, breastfeeding, under-18, child, eating-disorder, underweight or answers; null when nothing is known.';

-- Whether a list names a medicine with which sugar falls too low without food: by class, or by a name in which one of them
-- stands (combinations among them).
create function private.is_hypo_prone(medicine text)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select medicine in ('hypo-prone-medicines', 'sulfonylureas')
    or medicine ~* '(^|[^[:alpha:]])(insulin|glibenclamide|gliclazide|glimepiride|glipizide|tolbutamide|chlorpropamide|repaglinide|nateglinide)($|[^[:alpha:]])'
$function$;
comment on function private.is_hypo_prone(medicine text) is 'Insulin, sulfonylureas and glinides, by the ids of medicines.';

-- What somebody has and takes, by his safety list and by what the assessment was told.
create function private.known_conditions(user_uuid uuid)
returns text[]
language sql
stable
set search_path = ''
as $function$
  select coalesce((select p.conditions from public.safety_profiles p where p.user_id = user_uuid), '{}')
    || private.told_conditions(user_uuid)
$function$;
comment on function private.known_conditions(user_uuid uuid) is 'Conditions of the safety list and of the assessment.';

create function private.known_medicines(user_uuid uuid)
returns text[]
language sql
stable
set search_path = ''
as $function$
  select coalesce((select p.medicines from public.safety_profiles p where p.user_id = user_uuid), '{}')
    || private.told_medicines(user_uuid)
$function$;
comment on function private.known_medicines(user_uuid uuid) is 'Medicines of the safety list and of the assessment.';

-- Why somebody must not fast: all of the above, and what the questions before a first fast name as well (the exclusion
-- lists of trials of intermittent fasting; IDF-DAR on diabetes).
create function private.why_no_fast(user_uuid uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(private.why_no_less(user_uuid), (
    select case
      when 'type-1-diabetes' = any (k.conditions) then 'type-1-diabetes'
      when exists (select from unnest(k.medicines) m where private.is_hypo_prone(m)) then 'hypo-prone-medicines'
      when 'kidney-disease' = any (k.conditions) then 'kidney-disease'
      when 'liver-disease' = any (k.conditions) then 'liver-disease'
      when 'sickle-cell' = any (k.conditions) then 'sickle-cell'
    end
    from (select private.known_conditions(user_uuid) as conditions, private.known_medicines(user_uuid) as medicines) k))
$function$;
comment on function private.why_no_fast(user_uuid uuid) is 'Why somebody must not fast; null when nothing is known against it.';

-- With these known a clinician is asked before more than 18 hours.
create function private.asks_before_long_fasts(user_uuid uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select k.conditions && '{diabetes,gout,high-blood-pressure}'
    or k.medicines && '{diabetes-medicines,metformin,other-diabetes-medicines,diuretics,potassium-losing-diuretics,potassium-sparing-diuretics,blood-pressure-medicines,ace-and-arb,beta-blockers,calcium-channel-blockers,alpha-blockers,warfarin,lithium,gout-medicines}'
    or exists (select from unnest(k.medicines) m where m ~* 'metformin')
  from (select private.known_conditions(user_uuid) as conditions, private.known_medicines(user_uuid) as medicines) k
$function$;
comment on function private.asks_before_long_fasts(user_uuid uuid) is 'Whether medicines or illnesses that are known ask for a clinician first.';

-- Says no to eating less or fasting, with the reason and what to do instead.
create function private.refuse_less(why text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  case why
    when 'pregnancy' then perform private.refuse('not_for_you', 'Not while you are pregnant: your baby needs what you eat.',
      'Follow the pregnancy meals, and ask your antenatal clinic. Not pregnant any more? Change your safety list or take the assessment again.');
    when 'after-birth' then perform private.refuse('not_for_you', 'Not in the weeks after a birth: your body is healing.',
      'Eat to your hunger, and ask at your six-week check. Is it longer ago? Change your safety list.');
    when 'breastfeeding' then perform private.refuse('not_for_you', 'Not while you breastfeed: making milk takes energy.',
      'Follow the breastfeeding meals, and ask your clinic. Have you stopped? Change your safety list or take the assessment again.');
    when 'under-18' then perform private.refuse('not_for_you', 'Not under 18: a growing body needs its food.',
      'Eat to your hunger, and talk to a clinician if weight worries you.');
    when 'child' then perform private.refuse('not_for_you', 'Your safety list is kept for a child, who must not eat less or fast.',
      'Is it about you? Take “For a child” off your safety list.');
    when 'eating-disorder' then perform private.refuse('not_for_you', 'Not with an eating disorder, now or before: it could wake it.',
      'Please talk to a clinician. The Kenya Red Cross listens on 1199, free of charge.');
    when 'underweight' then perform private.refuse('not_for_you', 'Not while you weigh too little for your height.',
      'Meals for gaining weight help. See a clinician if you lost weight without wanting to.');
    when 'type-1-diabetes' then perform private.refuse('not_for_you', 'Not with type 1 diabetes: without food sugar and ketones run wild.',
      'Talk to your diabetes clinic first.');
    when 'hypo-prone-medicines' then perform private.refuse('not_for_you', 'Not with insulin or tablets that can drop your sugar too low.',
      'Never leave them out to fast. Talk to your diabetes clinic first.');
    when 'kidney-disease' then perform private.refuse('not_for_you', 'Not with kidney disease: going without water and food can harm your kidneys.',
      'Talk to your clinic first.');
    when 'liver-disease' then perform private.refuse('not_for_you', 'Not with liver disease: your liver cannot bridge hours without food.',
      'Talk to your clinic first.');
    when 'sickle-cell' then perform private.refuse('not_for_you', 'Not with sickle cell disease: going dry can bring on a crisis.',
      'Drink and eat through the day, and talk to your clinic.');
    when 'answers' then perform private.refuse('not_for_you', 'By your answers, eating less or fasting could harm you.',
      'Talk to a clinician first. If something has changed, answer the questions on the fasting page again.');
    else null;
  end case;
end
$function$;
comment on function private.refuse_less(why text) is 'Refuses with the words for a reason of why_no_fast; does nothing without one. Refusals: not_for_you.';

-- Behind `save_fast`: a fast also begins when one that had ended runs on, when it is made longer, and when it is moved to
-- another beginning later than the one it had. Ending, shortening and noting stay open.
create function private.check_fast_begins()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before public.fasts;
begin
  -- row level security judges after this: whoever writes for somebody else is left to it and learns nothing
  if private.caller() is not null and private.caller() is distinct from new.user_id then
    return new;
  end if;
  if new.ended_at is not null then
    return new;
  end if;
  -- of an upsert the insert comes first: the row that is there tells whether something begins
  select * into before from public.fasts f where f.id = new.id and f.user_id = new.user_id;
  if before.id is null or before.ended_at is not null or new.target_minutes > before.target_minutes
    or new.started_at > before.started_at + interval '1 minute' then
    perform private.require_fit_to_fast(new.user_id, new.target_minutes);
  end if;
  return new;
end
$function$;
comment on function private.check_fast_begins() is 'Refuses a running fast that begins, opens again or grows where it could harm.';

create trigger check_fast_begins BEFORE INSERT OR UPDATE ON public.fasts FOR EACH ROW EXECUTE FUNCTION private.check_fast_begins();

-- A week of fasts is made day by day: a day that was not in it before is a beginning, taking days out never is.
create function private.check_fasting_days()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before jsonb;
begin
  -- row level security judges after this: whoever writes for somebody else is left to it and learns nothing
  if private.caller() is not null and private.caller() is distinct from new.user_id then
    return new;
  end if;
  before := coalesce((select p.days from public.fasting_plans p where p.user_id = new.user_id), '[]');
  -- what is no week at all is left to the table's own check
  if private.are_fasting_days(new.days)
    and exists (select from jsonb_array_elements(new.days) d where not before @> jsonb_build_array(d)) then
    perform private.refuse_less(coalesce(private.why_no_fast(new.user_id), case when new.screening = 'no' then 'answers' end));
  end if;
  return new;
end
$function$;
comment on function private.check_fasting_days() is 'Refuses new days of a fasting week where a fast could harm.';

create trigger check_fasting_days BEFORE INSERT OR UPDATE ON public.fasting_plans FOR EACH ROW EXECUTE FUNCTION private.check_fasting_days();

-- ── Energy ──
-- The day's energy of the body of a target, kcal: Mifflin–St Jeor, or Katch–McArdle where body fat was measured, times how
-- much somebody moves (src/features/nutrition/energy.ts, where the sources stand).
create function private.day_energy(target public.nutrition_targets)
returns numeric
language sql
immutable
set search_path = ''
as $function$
  select case
    when target.body_fat_percent is not null then 370 + 21.6 * target.weight_kg * (1 - target.body_fat_percent / 100)
    else 10 * target.weight_kg + 6.25 * target.height_cm - 5 * target.age + case target.sex when 'male' then 5 else -161 end
  end * case target.activity when 'sitting' then 1.2 when 'light' then 1.375 when 'moderate' then 1.55 when 'hard' then 1.725
    else 1.9 end
$function$;
comment on function private.day_energy(target public.nutrition_targets) is 'What the body of a target uses in a day, kcal.';

-- Whole weeks since the last period, by the safety list; null when nobody told. Past 43 weeks the day must be wrong.
create function private.pregnant_weeks(user_uuid uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case when weeks between 0 and 43 then weeks end
  from (
    select (private.nairobi_date() - private.fact_day(p, 'pregnant_since')) / 7 as weeks
    from public.safety_profiles p where p.user_id = user_uuid
  ) known
$function$;
comment on function private.pregnant_weeks(user_uuid uuid) is 'Weeks of a pregnancy as far as the account knows.';

-- What pregnancy and milk take a day beside the body's own energy, kcal, and never more than they surely do (Institute of
-- Medicine, Dietary Reference Intakes, 2005): nothing until week 13 or while the week is not known, 340 until week 27, then
-- 452; 330 for milk, which counts on 170 kcal of the mother's own fat a day. What to eat is more (the calculator says it);
-- this is the least that is let in.
create function private.least_addition(user_uuid uuid, why text)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case why
    when 'pregnancy' then case
      when private.pregnant_weeks(user_uuid) >= 28 then 452 when private.pregnant_weeks(user_uuid) >= 14 then 340 else 0 end
    when 'breastfeeding' then 330
    else 0 end
$function$;
comment on function private.least_addition(user_uuid uuid, why text) is 'The least kcal a day that pregnancy or milk add.';

-- The least energy of a week of meals for somebody who must not eat less, kcal a day: nine tenths of what the body of the
-- target needs, for the equations come within a tenth for most adults, and in pregnancy 1,800 whatever the body is said to
-- be; without a target what is said of women in general:
-- in pregnancy 1,800, 2,200 and 2,400 in its three parts (MedlinePlus, Eating right during pregnancy), the middle one while
-- the week is not known; else 1,800, the sedentary girl's and woman's (Dietary Guidelines for Americans 2020–2025, appendix
-- 2), and what milk adds.
create function private.least_plan_energy(user_uuid uuid, why text)
returns numeric
language sql
stable
set search_path = ''
as $function$
  select coalesce(
    (select greatest(0.9 * (private.day_energy(t) + private.least_addition(user_uuid, why)),
        case when why = 'pregnancy' then 1800 end)
      from public.nutrition_targets t where t.user_id = user_uuid),
    case
      when why = 'pregnancy' then case
        when private.pregnant_weeks(user_uuid) < 14 then 1800 when private.pregnant_weeks(user_uuid) >= 28 then 2400 else 2200 end
      else 1800 + private.least_addition(user_uuid, why)
    end)
$function$;
comment on function private.least_plan_energy(user_uuid uuid, why text) is 'Below this no week of meals is begun by somebody who must not eat less.';

-- The energy a day of a week of meals, by those of its foods that are known: an unknown one counts for nothing, and so
-- does an empty week. Foods of one's own count as they are now: who lowers one later eats less than was judged here. That
-- is a limit of this check; the energy stands beside every meal.
create function private.week_energy(user_uuid uuid, days jsonb)
returns numeric
language sql
stable
set search_path = ''
as $function$
  select coalesce(sum((item ->> 'grams')::numeric * coalesce(f.energy_kcal, o.energy_kcal, 0) / 100), 0) / 7
  from jsonb_array_elements(days) d
  cross join unnest(array['breakfast', 'lunch', 'supper', 'snacks']) meal
  cross join jsonb_array_elements(d -> meal) item
  left join public.foods f on f.slug = item ->> 'food_id'
  left join public.own_foods o on o.id::text = item ->> 'food_id' and o.user_id = user_uuid
$function$;
comment on function private.week_energy(user_uuid uuid, days jsonb) is 'kcal a day of a week of meals, by the foods that are known.';

-- Whether a week is still being made: some day has no breakfast, lunch or supper yet.
create function private.is_unfinished_week(days jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select exists (
    select from jsonb_array_elements(days) d, unnest(array['breakfast', 'lunch', 'supper']) meal
    where coalesce(d -> meal, '[]') = '[]')
$function$;
comment on function private.is_unfinished_week(days jsonb) is 'Whether a day of the week has no breakfast, lunch or supper.';

-- A week with the meals that give way to others, as `meal_plan_uses.swaps` names them.
create function private.swapped_week(user_uuid uuid, days jsonb, swaps jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_agg(d.value || coalesce((
    select jsonb_object_agg(meal, other.days -> (swap ->> 'day')::integer -> meal)
    from unnest(array['breakfast', 'lunch', 'supper', 'snacks']) meal,
      lateral (select swaps -> (d.ordinality - 1 || '.' || meal) as swap) s,
      lateral (
        select p.body -> 'days' as days from public.meal_plans p where p.slug = swap ->> 'plan_key'
        union all
        select c.days from public.custom_meal_plans c where c.user_id = user_uuid and c.id::text = swap ->> 'plan_key'
      ) other
    where swap ->> 'day' ~ '^[0-6]$' and jsonb_typeof(other.days -> (swap ->> 'day')::integer -> meal) = 'array'
  ), '{}') order by d.ordinality)
  from jsonb_array_elements(days) with ordinality d
$function$;
comment on function private.swapped_week(user_uuid uuid, days jsonb, swaps jsonb) is 'A week of meals as it is eaten, with its swaps.';

-- A target that asks for less than the day takes: losing, an energy below it (whatever it is called), or a weight to reach
-- that is lower. Water and the shares may always be changed.
create function private.check_target_no_less()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before public.nutrition_targets;
  why text;
begin
  -- row level security judges after this: whoever writes for somebody else is left to it and learns nothing
  if private.caller() is not null and private.caller() is distinct from new.user_id then
    return new;
  end if;
  select * into before from public.nutrition_targets t where t.user_id = new.user_id;
  if (new.goal, new.energy_kcal, new.goal_weight_kg, new.sex, new.age, new.height_cm, new.weight_kg, new.body_fat_percent, new.activity)
    is not distinct from (before.goal, before.energy_kcal, before.goal_weight_kg, before.sex, before.age, before.height_cm,
      before.weight_kg, before.body_fat_percent, before.activity) then
    return new;
  end if;
  -- age and weight are told now, not when the row was changed last
  new.updated_at := now();
  why := private.why_no_less_with(new.user_id, new);
  if why is not null and (
    new.goal = 'lose'
    or new.goal_weight_kg < new.weight_kg
    -- ten kcal for the rounding of what is stored
    or new.energy_kcal < private.day_energy(new) + private.least_addition(new.user_id, why) - 10
  ) then
    perform private.refuse_less(why);
  end if;
  return new;
end
$function$;
comment on function private.check_target_no_less() is 'Refuses targets below need for whoever must not eat less.';

create trigger check_target_no_less BEFORE INSERT OR UPDATE ON public.nutrition_targets FOR EACH ROW EXECUTE FUNCTION private.check_target_no_less();

-- Why a plan must not be followed as it is meant to be, swaps included; null when it may. One for losing, one around
-- fasts, one below need, and swaps that empty it. The weeks for pregnancy, breastfeeding and gaining are open to everybody,
-- swapped by no more than a tenth. One's own is judged with its swaps and without them.
create function private.why_not_followed(plan_use public.meal_plan_uses)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  ready public.meal_plans;
  own public.custom_meal_plans;
  week jsonb;
  why text;
  least numeric;
begin
  select * into ready from public.meal_plans p where p.slug = plan_use.plan_key;
  select * into own from public.custom_meal_plans p where p.id::text = plan_use.plan_key and p.user_id = plan_use.user_id;
  if ready.goal = 'fasting-16-8' then
    why := private.why_no_fast(plan_use.user_id);
    if why is not null then
      return why;
    end if;
  end if;
  why := private.why_no_less(plan_use.user_id);
  if why is null or ready.slug is null and own.id is null then
    return null;
  end if;
  least := private.least_plan_energy(plan_use.user_id, why);
  if ready.goal in ('pregnancy', 'breastfeeding', 'gain') then
    least := least(least, ready.energy_kcal);
  end if;
  week := coalesce(ready.body -> 'days', own.days);
  if ready.goal = 'lose' or coalesce(ready.energy_kcal, own.energy_kcal) < least
    or own.id is not null and private.week_energy(plan_use.user_id, week) < 0.9 * least
    or plan_use.swaps <> '{}'
      and private.week_energy(plan_use.user_id, private.swapped_week(plan_use.user_id, week, plan_use.swaps)) < 0.9 * least then
    return why;
  end if;
  return null;
end
$function$;
comment on function private.why_not_followed(plan_use public.meal_plan_uses) is 'Why a plan is below need for whoever must not eat less; null when it may be followed.';

-- Whether a week of one's own is followed, or gives meals to a plan that is.
create function private.is_followed_in(plan_use public.meal_plan_uses, plan_id uuid)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select plan_use.starts_on is not null and (plan_use.plan_key = plan_id::text
    or exists (select from jsonb_each(plan_use.swaps) s where s.value ->> 'plan_key' = plan_id::text))
$function$;
comment on function private.is_followed_in(plan_use public.meal_plan_uses, plan_id uuid) is 'Whether a week is followed as a plan or within its swaps.';

-- Weeks of one's own, the practitioner's among them: neither what they say nor what their meals come to may be too little.
-- A meal is changed at a time, so that the meals themselves have a tenth more room; and while a week is being made and
-- nobody follows it, what is in it so far is not what it will come to.
create function private.check_own_plan_no_less()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before public.custom_meal_plans;
  why text;
  least numeric;
begin
  -- row level security judges after this: whoever writes for somebody else is left to it and learns nothing
  if private.caller() is not null and private.caller() is distinct from new.user_id then
    return new;
  end if;
  select * into before from public.custom_meal_plans p where p.id = new.id and p.user_id = new.user_id;
  if (new.energy_kcal, new.days) is not distinct from (before.energy_kcal, before.days) or not private.is_plan_week(new.days) then
    return new;
  end if;
  why := private.why_no_less(new.user_id);
  if why is not null then
    least := private.least_plan_energy(new.user_id, why);
    if new.energy_kcal < least or private.week_energy(new.user_id, new.days) < 0.9 * least and not (
      private.is_unfinished_week(new.days) and not private.is_given_week(new) and not exists (
        select from public.meal_plan_uses u where u.user_id = new.user_id and private.is_followed_in(u, new.id))) then
      perform private.refuse_less(why);
    end if;
  end if;
  return new;
end
$function$;
comment on function private.check_own_plan_no_less() is 'Refuses own weeks of meals below need for whoever must not eat less.';

create trigger check_own_plan_no_less BEFORE INSERT OR UPDATE ON public.custom_meal_plans FOR EACH ROW EXECUTE FUNCTION private.check_own_plan_no_less();

-- Meals of a week that another plan takes in are changed there too: enough in the whole may still be too little in what is
-- taken. What was too little before somebody told of a reason is left alone until its meals are changed.
create function private.check_followed_week_no_less()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  if tg_op = 'UPDATE' then
    if new.days = old.days then
      return null;
    end if;
  end if;
  perform private.refuse_less((
    select private.why_not_followed(u) from public.meal_plan_uses u
    where u.user_id = new.user_id and private.is_followed_in(u, new.id) and private.why_not_followed(u) is not null limit 1));
  return null;
end
$function$;
comment on function private.check_followed_week_no_less() is 'Refuses changes of a week that leave a followed plan below need.';

create trigger check_followed_week_no_less AFTER INSERT OR UPDATE ON public.custom_meal_plans FOR EACH ROW EXECUTE FUNCTION private.check_followed_week_no_less();

-- Following a plan, and swaps while it is followed. Of several that are followed the one changed last counts, so that a
-- touch which brings an older one to the front is a beginning too; no clock that runs ahead keeps it there.
create function private.check_plan_use_no_less()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  before public.meal_plan_uses;
begin
  -- row level security judges after this: whoever writes for somebody else is left to it and learns nothing
  if private.caller() is not null and private.caller() is distinct from new.user_id then
    return new;
  end if;
  new.changed_at := least(new.changed_at, now());
  if new.starts_on is null then
    return new;
  end if;
  select * into before from public.meal_plan_uses u where u.user_id = new.user_id and u.plan_key = new.plan_key;
  if (new.starts_on, new.swaps) is not distinct from (before.starts_on, before.swaps) and not (
    new.changed_at > before.changed_at and exists (
      select from public.meal_plan_uses u where u.user_id = new.user_id and u.plan_key <> new.plan_key
        and u.starts_on is not null and u.changed_at >= before.changed_at)) then
    return new;
  end if;
  perform private.refuse_less(private.why_not_followed(new));
  return new;
end
$function$;
comment on function private.check_plan_use_no_less() is 'Refuses to begin a plan below need for whoever must not eat less.';

create trigger check_plan_use_no_less BEFORE INSERT OR UPDATE ON public.meal_plan_uses FOR EACH ROW EXECUTE FUNCTION private.check_plan_use_no_less();
