-- What columns of JSON hold, in tables and in tables that functions return, as answers_of_the_shop says it of answers.

comment on column public.consultation_plans.steps is
'The next steps, at most 20. Holds [text].';

comment on column public.consultation_plans.meals is
'Meals in words, at most 35. Holds [{meal text, text text}].';

comment on column public.consultation_plans.week is
'A week of meals made of foods, Monday first; null without one. Holds {title text, energy_kcal integer, days
[{breakfast [{food_id text, grams numeric}], lunch [{food_id text, grams numeric}], supper [{food_id text, grams
numeric}], snacks [{food_id text, grams numeric}]}], based_on text | null}.';

comment on column public.consultation_shares.content is
'Lines to read, as they were when shared. Holds [text].';

comment on column public.practice_days.hours is
'From when until when it is open, such as 08:00 to 12:30; none is a day off. Holds [[text, text]].';

comment on column public.practitioners.new_licence is
'One that waits to be checked; null when none waits. Holds {body text, number text, expires_on date, asked_at
timestamptz}.';

comment on function public.my_health_parts() is
'What the caller could share, as the practitioner would see it; empty parts are left out. `content` holds [text].';

comment on function public.practice_calendar(date,date) is
'The practitioner''s days from one to another with hours, holidays and notes. May be null: holiday, note. `hours`
holds [[text, text]]. Refusals: not_allowed.';

comment on function public.practice_list() is
'All practices for the desk (practices), with licences and figures. May be null: email, licence_body, licence_number,
licence_expires_on, verified_at, new_licence, rating. `new_licence` holds {body text, number text, expires_on date,
asked_at timestamptz}. Refusals: not_allowed.';
