-- What the tables, columns and functions are, for whoever reads the database:
-- herbs, remedies, articles, foods, assessments, fasting and nutrition.
-- docs/database.md and the types of the clients are made from these comments.

comment on table public.safety_terms is
  'The classes of medicines, medicines and conditions that warnings speak of, from the content. Everybody reads '
  'them.';
comment on column public.safety_terms.id is 'A short name in lower case; monographs and safety profiles hold it.';
comment on column public.safety_terms.kind is 'medicine (a class or a single one) or condition.';
comment on column public.safety_terms.name is 'As people read it.';

comment on table public.herbs is
  'What we know of herbs, one document each. Everybody reads published ones, the desk (content) all; written by the '
  'content and by publish_content alone.';
comment on column public.herbs.slug is 'The herb''s name in its address.';
comment on column public.herbs.body is 'The whole monograph, as content/herb-schema.ts says.';
comment on column public.herbs.card is 'What lists show and filter by, private.herb_card of the body; generated.';
comment on column public.herbs.name is 'First English name; generated.';
comment on column public.herbs.status is 'published or withdrawn.';
comment on column public.herbs.origin is
  'content: the files brought it. desk: it was published at the desk, and the files no longer change it.';
comment on column public.herbs.reviewer is
  'Who vouches for it, by name and profession; null for what the files brought without one.';
comment on column public.herbs.next_review_on is 'EAT day of the next look; null when none is set.';
comment on column public.herbs.published_at is 'When readers got this version.';
comment on column public.herbs.updated_at is 'When the row was last changed.';

comment on function private.remedy_card(body jsonb) is
  'What lists show of a remedy: title, kind, complaints, evidence, least age in years, ingredients.';

comment on table public.remedies is
  'Home and Ayurvedic preparations, one document each. Everybody reads published ones, the desk (content) all; '
  'written by the content and by publish_content alone.';
comment on column public.remedies.slug is 'The remedy''s name in its address.';
comment on column public.remedies.body is 'The whole document, as content/remedy-schema.ts says.';
comment on column public.remedies.card is 'What lists show, private.remedy_card of the body; generated.';
comment on column public.remedies.title is 'Its title; generated.';
comment on column public.remedies."position" is 'Order of the list, smallest first.';
comment on column public.remedies.status is 'published or withdrawn.';
comment on column public.remedies.origin is 'content or desk, as in herbs.origin.';
comment on column public.remedies.reviewer is 'Who vouches for it; null without one.';
comment on column public.remedies.next_review_on is 'EAT day of the next look; null when none is set.';
comment on column public.remedies.published_at is 'When readers got this version.';
comment on column public.remedies.updated_at is 'When the row was last changed.';

comment on table public.saved_herbs is
  'Herbs that people bookmarked. People read, insert (published herbs) and delete their own.';
comment on column public.saved_herbs.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.saved_herbs.slug is 'The herb; the bookmark goes with it.';
comment on column public.saved_herbs.created_at is 'When the row was made.';

comment on function public.merge_saved_herbs(slugs text[]) is
  'Adds a device''s bookmarks to the caller''s, as far as the herbs are published; answers how many were new. '
  'Refusals: not_signed_in.';

comment on column public.safety_profiles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.safety_profiles.medicines is
  'Ids of safety_terms, or `other:` and a name in the owner''s own words; at most 60.';
comment on column public.safety_profiles.conditions is 'Ids of safety_terms; at most 60.';
comment on column public.safety_profiles.consented_at is 'When the owner agreed to keep it here.';
comment on column public.safety_profiles.updated_at is 'When the row was last changed.';

comment on function private.texts_of(document jsonb) is 'Every text in a document, one to a line.';

comment on function private.fault(field text, message text) is
  'One fault of a text that is to be published: {field, message}.';

comment on function private.claim_faults(body jsonb) is
  'Banned claims by field: [{field, message, claim}]. Titles of references are other people''s words and may say '
  'anything.';

comment on function private.is_known_term(term text, wanted text) is
  'Whether an id of safety_terms exists with this kind, medicine or condition.';

comment on function private.shape_faults(body jsonb, shape jsonb) is
  'Fields that are missing or hold another JSON type than `shape` names.';

comment on function private.herb_faults(body jsonb) is
  'Faults of a monograph but for its pairs: [{field, message, claim}].';

comment on function private.remedy_faults(body jsonb) is 'Faults of a remedy: [{field, message, claim}].';

comment on table private.content_kinds is 'What can be edited at the desk, by kind. Filled by migrations.';
comment on column private.content_kinds.kind is 'herb, remedy or article.';
comment on column private.content_kinds.source is 'The table that readers see.';
comment on column private.content_kinds.faults is 'Function that takes a body and answers its faults.';

comment on table public.content_revisions is
  'Every version of herbs, remedies and articles. The desk (content) reads them; functions write.';
comment on column public.content_revisions.id is 'The key of the row.';
comment on column public.content_revisions.kind is 'What it is, as in private.content_kinds.';
comment on column public.content_revisions.slug is 'The text''s name in its address.';
comment on column public.content_revisions.number is 'Version of the text, from 1.';
comment on column public.content_revisions.body is 'The whole document; a draft may hold anything.';
comment on column public.content_revisions.state is
  'draft, review, published (what readers have), superseded or discarded.';
comment on column public.content_revisions.note is 'What the editor says about this version, up to 500 letters.';
comment on column public.content_revisions.reviewer is 'Who vouched for it; null before it was published.';
comment on column public.content_revisions.next_review_on is 'EAT day of the next look; null before it was published.';
comment on column public.content_revisions.made_by is
  'Account that wrote it; null for what the files brought, and once it is erased.';
comment on column public.content_revisions.published_by is
  'Account that published it; null before, and once it is erased.';
comment on column public.content_revisions.created_at is 'When the row was made.';
comment on column public.content_revisions.updated_at is
  'When it was last changed, by the clock; an editor names it, so that no later draft is overwritten.';
comment on column public.content_revisions.published_at is 'When readers got it; null before.';

comment on function private.content_kind(kind text) is 'The row of private.content_kinds. Refusals: unknown_kind.';

comment on function private.content_faults(kind text, body jsonb) is
  'Faults of a text by its kind: [{field, message, claim}].';

comment on function private.keep_live_content(kind text, slug text) is
  'Makes what readers see now a version of the history, unless it is one already.';

comment on function private.next_content_number(kind text, slug text) is 'Number of the next version of a text.';

comment on function private.lock_revision(revision_id bigint, states text[]) is
  'A version, locked, when it is in one of the states that a step begins from. For the desk (content). Refusals: '
  'not_found, wrong_state.';

comment on function private.refuse_faults(kind text, body jsonb) is
  'Refuses a text with faults, a banned claim first. Refusals: banned_claim, not_ready.';

comment on function public.check_content(kind text, body jsonb) is
  'What is wrong with a text, for the editor of the desk (content): [{field, message, claim}]. Refusals: '
  'not_allowed, unknown_kind.';

comment on function public.save_content_draft(kind text, slug text, body jsonb, note text, known timestamp with time zone) is
  'The desk (content) keeps the draft of a text, new or not; `known` is the `updated_at` that the editor read. '
  'Saving what is in review makes it a draft again. Answers the version. Refusals: bad_slug, conflict, not_allowed, '
  'unknown_kind.';

comment on function public.submit_content(revision_id bigint) is
  'The desk (content) sends a draft without faults to review. Answers the version. Refusals: banned_claim, '
  'not_allowed, not_found, not_ready, unknown_kind, wrong_state.';

comment on function public.publish_content(revision_id bigint, reviewer text, next_review_on date) is
  'The desk (content) puts a reviewed version before readers, under the name of who vouches for it and with the EAT '
  'day of the next look, up to three years ahead. Answers the version. Refusals: bad_review_date, banned_claim, '
  'no_reviewer, not_allowed, not_found, not_ready, unknown_kind, wrong_state.';

comment on function public.return_content(revision_id bigint, note text) is
  'The desk (content) sends a text in review back to its editor with a note. Answers the version. Refusals: '
  'not_allowed, not_found, wrong_state.';

comment on function public.discard_content(revision_id bigint) is
  'The desk (content) throws a draft or a text in review away; it stays in the history. Answers the version. '
  'Refusals: not_allowed, not_found, wrong_state.';

comment on function public.restore_content(revision_id bigint) is
  'The desk (content) brings an earlier version back as a draft. Answers the draft. Refusals: bad_slug, conflict, '
  'draft_exists, not_allowed, not_found, unknown_kind, wrong_state.';

comment on function public.set_content_status(kind text, slug text, status text) is
  'The desk (content) takes a text away from readers (withdrawn) or gives it back (published). Refusals: '
  'not_allowed, not_found, unknown_kind, wrong_state.';

comment on function public.list_content(kind text) is
  'Texts of a kind with what readers have, what is being worked on and when the next look is due, for the desk '
  '(content). Refusals: not_allowed, unknown_kind.';

comment on function private.food_names(name text, others text[]) is
  'Every name of a food as folded words with a space around each, for the search.';

comment on table public.foods is
  'What 100 g of the edible part of foods hold. A null is not known, never zero. Everybody reads them; they come '
  'with the content files.';
comment on column public.foods.slug is 'The food''s name in addresses and diaries.';
comment on column public.foods."position" is 'Order of the list, smallest first.';
comment on column public.foods.name is '2 to 70 letters.';
comment on column public.foods.other_names is 'Further names that the search knows, in any language.';
comment on column public.foods.category is 'Group of foods, such as vegetables.';
comment on column public.foods.cost is 'low, medium or high, as prices in Kenya go.';
comment on column public.foods.energy_kcal is 'Kilocalories per 100 g.';
comment on column public.foods.protein_g is 'Grams per 100 g.';
comment on column public.foods.fat_g is 'Grams per 100 g.';
comment on column public.foods.carbohydrate_g is 'Grams per 100 g.';
comment on column public.foods.fibre_g is 'Grams per 100 g; null: not known.';
comment on column public.foods.calcium_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.iron_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.potassium_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.sodium_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.zinc_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.vitamin_c_mg is 'Milligrams per 100 g; null: not known.';
comment on column public.foods.folate_ug is 'Micrograms per 100 g; null: not known.';
comment on column public.foods.vitamin_a_ug is 'Micrograms per 100 g; null: not known.';
comment on column public.foods.water_g is 'Grams per 100 g; null: not known.';
comment on column public.foods.alcohol_g is 'Grams per 100 g; null: not known.';
comment on column public.foods.measures is 'Household measures, [{label, grams}].';
comment on column public.foods.source is 'Where the figures come from.';
comment on column public.foods.stand_in is
  'Which other food the figures are borrowed from; null when they are its own.';
comment on column public.foods.energy_note is
  'Why the energy differs from what the nutrients add up to; null when it does not.';
comment on column public.foods.recipe is 'Of a dish: its parts; null for a plain food.';
comment on column public.foods.is_listed is
  'Whether the search finds it; one that left the content stays for diaries and plans.';
comment on column public.foods.names is 'private.food_names of its names; generated.';
comment on column public.foods.updated_at is 'When the row was last changed.';

comment on function public.search_foods(query text, category text, page_size integer, page_offset integer) is
  'Foods by any of their names, best first, or the whole list without a query, at most 500 a page. A word that no '
  'food has counts as a typo. For everybody.';

comment on function private.article_card(body jsonb) is
  'What lists show of an article: title, topic, goal, summary, minutes to read, headings.';

comment on table public.nutrition_articles is
  'What to eat and why, one document each. Everybody reads published ones, the desk (content) all; written by the '
  'content and by publish_content alone.';
comment on column public.nutrition_articles.slug is 'The article''s name in its address.';
comment on column public.nutrition_articles.body is 'The whole document, as content/article-schema.ts says.';
comment on column public.nutrition_articles.card is 'What lists show, private.article_card of the body; generated.';
comment on column public.nutrition_articles.title is 'Its title; generated.';
comment on column public.nutrition_articles."position" is 'Order of the list, smallest first.';
comment on column public.nutrition_articles.status is 'published or withdrawn.';
comment on column public.nutrition_articles.origin is 'content or desk, as in herbs.origin.';
comment on column public.nutrition_articles.reviewer is 'Who vouches for it; null without one.';
comment on column public.nutrition_articles.next_review_on is 'EAT day of the next look; null when none is set.';
comment on column public.nutrition_articles.published_at is 'When readers got this version.';
comment on column public.nutrition_articles.updated_at is 'When the row was last changed.';

comment on function private.block_fault(block jsonb) is
  'What is wrong with one block of an article; null when nothing is.';

comment on function private.article_faults(body jsonb) is 'Faults of an article: [{field, message, claim}].';

comment on table public.saved_articles is
  'Articles that people bookmarked. People read, insert (published ones) and delete their own.';
comment on column public.saved_articles.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.saved_articles.slug is 'The article; the bookmark goes with it.';
comment on column public.saved_articles.created_at is 'When the row was made.';

comment on function public.merge_saved_articles(slugs text[]) is
  'Adds a device''s bookmarks to the caller''s, as far as the articles are published; answers how many were new. '
  'Refusals: not_signed_in.';

comment on table private.assessment_questions is
  'What the health assessment may ask and what answers it takes; a test compares it with src/features/assessment.';
comment on column private.assessment_questions.id is 'Name of the question in answers.';
comment on column private.assessment_questions.kind is
  'number, choice, choices, conditions, medicines or pressure (upper and lower, mmHg).';
comment on column private.assessment_questions.lowest is 'Least number; null for other kinds.';
comment on column private.assessment_questions.highest is 'Greatest number; null for other kinds.';
comment on column private.assessment_questions.options is 'What can be chosen; null for other kinds.';
comment on column private.assessment_questions.most is 'How many may be chosen; null for other kinds.';

comment on table private.assessment_scales is
  'What the assessment may score; a test compares it with src/features/assessment.';
comment on column private.assessment_scales.id is 'Name of the score.';
comment on column private.assessment_scales.lowest is 'Least score.';
comment on column private.assessment_scales.highest is 'Greatest score.';
comment on column private.assessment_scales.bands is 'What a score may be called.';

comment on table public.assessments is
  'What people answered about their health and what that scored; health data. People read and delete their own; '
  'save_assessment writes.';
comment on column public.assessments.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.assessments.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.assessments.answers is 'By question; null where its owner removed the raw answers.';
comment on column public.assessments.scores is 'By scale, {score, band}; null until finished.';
comment on column public.assessments.scoring_version is 'Version of the scoring; null until finished.';
comment on column public.assessments.consent_version is 'Version of the text that its owner agreed to.';
comment on column public.assessments.consented_at is 'When its owner agreed.';
comment on column public.assessments.started_at is 'When it was begun.';
comment on column public.assessments.answered_at is 'When the last answer was given.';
comment on column public.assessments.finished_at is
  'When it was finished; null until then, afterwards only answers can go.';
comment on column public.assessments.reminded_at is
  'When its owner was told that four weeks have passed; null until then.';
comment on column public.assessments.updated_at is 'When the row was last changed.';

comment on function private.keep_finished_assessment() is
  'Trigger: of a finished assessment only the raw answers can go.';

comment on function private.text_list(list jsonb) is 'Texts of a JSON list; null when it is none, or one comes twice.';

comment on function private.is_number_within(value jsonb, lowest numeric, highest numeric) is
  'Whether a JSON value is a number in this range.';

comment on function private.is_assessment_answer(question private.assessment_questions, value jsonb) is
  'Whether a value answers a question.';

comment on function private.are_assessment_answers(answers jsonb) is
  'Whether every entry is a known question with an answer of its shape, or null.';

comment on function private.are_assessment_scores(scores jsonb) is
  'Whether every entry is a known scale with a score in its range and one of its bands.';

comment on function public.save_assessment(user_uuid uuid, id uuid, consent_version integer, consented_at timestamp with time zone, started_at timestamp with time zone, answered_at timestamp with time zone, answers jsonb, finished_at timestamp with time zone, scores jsonb, scoring_version integer) is
  'Keeps an assessment of the caller''s under the device''s id; sent again it changes nothing, and of a started one '
  'the later answers stay. Answers {state}: saved, known (finished and kept already) or older, with a notice. '
  'Refusals: bad_answers, bad_scores, bad_time, list_full, no_consent, not_allowed, not_signed_in.';

comment on function private.send_retest_reminders(max_rows integer, at timestamp with time zone) is
  'Job: tells who wants daily reminders that four weeks have passed since their assessment, once. Answers how many.';

comment on table public.fasts is
  'Fasts of people; health data, its owner''s alone. People read and delete their own; save_fast writes. Two of a '
  'person never overlap.';
comment on column public.fasts.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.fasts.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.fasts.protocol is
  'Hours of fasting and eating 12:12, 14:10, 16:8, 18:6, 20:4 or 23:1; 5:2, custom, ramadan, lent or prayer.';
comment on column public.fasts.target_minutes is 'How long it should be, minutes, 60 to 1440.';
comment on column public.fasts.started_at is 'When it began.';
comment on column public.fasts.ended_at is 'When it ended, at most 48 hours later; null while it runs.';
comment on column public.fasts.time_zone is 'The person''s time zone then, such as Africa/Nairobi.';
comment on column public.fasts.source is 'live: begun with the clock. added: noted afterwards.';
comment on column public.fasts.status is 'active, reached (the target) or ended (before it); generated.';
comment on column public.fasts.mood is '1 (very low) to 5 (very good); null when not said.';
comment on column public.fasts.symptoms is 'What was felt, such as hungry or dizzy.';
comment on column public.fasts.water_ml is 'Water drunk, millilitres.';
comment on column public.fasts.weight_kg is
  'Weight afterwards, kilograms; null when not noted. It goes into weight_entries too.';
comment on column public.fasts.weighed_on is 'Day of that weight on the person''s clock; null without one.';
comment on column public.fasts.note is 'Up to 1,000 letters, may be empty.';
comment on column public.fasts.written_by is 'Name that the device gave itself, to tell changes of two devices apart.';
comment on column public.fasts.told_at is 'When the person was told that it reached its end; null until then.';
comment on column public.fasts.created_at is 'When the row was made.';
comment on column public.fasts.updated_at is 'When the row was last changed.';

comment on function private.are_fasting_days(days jsonb) is
  'Whether a week''s plan holds each weekday at most once, with a time and a length that is offered.';

comment on table public.fasting_plans is
  'When people want to fast, and the outcome of the questions before the first fast, never the answers; its '
  'owner''s alone. People read and write their own.';
comment on column public.fasting_plans.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.fasting_plans.days is '[{weekday 1 (Monday) to 7, start HH:MM, protocol, target_minutes}].';
comment on column public.fasting_plans.remind_start is 'Whether to be told when a planned fast begins.';
comment on column public.fasting_plans.remind_end is 'Whether to be told when a fast reaches its end.';
comment on column public.fasting_plans.time_zone is 'The person''s time zone.';
comment on column public.fasting_plans.county is 'County for times of sunrise and sunset; null when not said.';
comment on column public.fasting_plans.screening is 'clear, caution or no; null before the questions.';
comment on column public.fasting_plans.screened_on is 'Day of the questions on the person''s clock; null before.';
comment on column public.fasting_plans.clinician_agreed is 'Whether they say that a clinician agreed.';
comment on column public.fasting_plans.next_reminder_at is
  'When the next planned fast begins, kept by trigger; null when not reminded.';
comment on column public.fasting_plans.created_at is 'When the row was made.';
comment on column public.fasting_plans.updated_at is 'When the row was last changed.';

comment on function private.require_time_zone(name text) is
  'Refuses a time zone that PostgreSQL does not know. Refusals: bad_time_zone.';

comment on function private.clock_words(at timestamp with time zone, time_zone text) is
  'A moment on the clock of a zone: Sat 21 Nov, 19:00.';

comment on function public.save_fast(user_uuid uuid, fast jsonb, known timestamp with time zone, device text) is
  'Keeps a fast of the caller''s: {fast, notice}. `fast` is null when it was left out; `notice` says what became of '
  'changes of two devices. `known` is the `updated_at` that was changed, `device` a name the device gave itself. '
  'Refusals: ask_first, bad_time_zone, in_future, list_full, not_allowed, not_for_you, not_screened, not_signed_in, '
  'overlap.';

comment on function private.next_fast(plan public.fasting_plans, after timestamp with time zone) is
  'The first planned beginning after `after`; null without any.';

comment on function private.plan_fasting_reminder() is 'Trigger: works out when the next planned fast begins.';

comment on function private.require_past_day(day date) is
  'Refuses a day after tomorrow (EAT) or before 2000. Refusals: bad_date.';

comment on table public.nutrition_targets is
  'What people decided to eat a day and the body it was worked out for; its owner''s alone. People read and write '
  'their own. Limits are those of src/features/nutrition/energy.ts.';
comment on column public.nutrition_targets.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.nutrition_targets.sex is 'female or male, as energy formulas ask.';
comment on column public.nutrition_targets.age is 'Years, 10 to 110; to lose weight 18 or more.';
comment on column public.nutrition_targets.height_cm is 'Centimetres.';
comment on column public.nutrition_targets.weight_kg is 'Kilograms when the target was made.';
comment on column public.nutrition_targets.body_fat_percent is 'Per cent of the weight; null when not known.';
comment on column public.nutrition_targets.activity is 'sitting, light, moderate, hard or very-hard.';
comment on column public.nutrition_targets.goal is 'lose, keep or gain.';
comment on column public.nutrition_targets.energy_kcal is
  'Kilocalories a day; to lose weight at least 1,200 (female) or 1,500 (male).';
comment on column public.nutrition_targets.protein_g is 'Grams a day.';
comment on column public.nutrition_targets.fat_g is 'Grams a day.';
comment on column public.nutrition_targets.carbohydrate_g is 'Grams a day.';
comment on column public.nutrition_targets.fibre_g is 'Grams a day.';
comment on column public.nutrition_targets.water_ml is 'Millilitres a day.';
comment on column public.nutrition_targets.goal_weight_kg is
  'Kilograms, not below a body mass index of 18.5 when that means losing; null without one.';
comment on column public.nutrition_targets.created_at is 'When the row was made.';
comment on column public.nutrition_targets.updated_at is 'When the row was last changed.';

comment on table public.weight_entries is
  'Weights of people, one a day; its owner''s alone. People read and write their own.';
comment on column public.weight_entries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.weight_entries.weighed_on is 'Day on the person''s clock.';
comment on column public.weight_entries.kg is 'Kilograms, 20 to 400.';
comment on column public.weight_entries.note is 'Up to 200 letters, may be empty.';
comment on column public.weight_entries.created_at is 'When the row was made.';
comment on column public.weight_entries.updated_at is 'When the row was last changed.';

comment on function private.is_measures(measures jsonb) is
  'Whether a JSON value is a list of household measures, [{label, grams}], at most ten.';

comment on function private.is_own_recipe(recipe jsonb) is
  'Whether a JSON value is a recipe, {parts [{food_id, name, grams}], cooked_weight_g, portions}.';

comment on table public.own_foods is
  'Foods of people''s own, by the packet or as a recipe, at most 300 each; its owner''s alone. People read and '
  'write their own.';
comment on column public.own_foods.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.own_foods.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.own_foods.name is '2 to 70 letters.';
comment on column public.own_foods.energy_kcal is 'Kilocalories per 100 g.';
comment on column public.own_foods.protein_g is 'Grams per 100 g.';
comment on column public.own_foods.fat_g is 'Grams per 100 g.';
comment on column public.own_foods.carbohydrate_g is 'Grams per 100 g.';
comment on column public.own_foods.fibre_g is 'Grams per 100 g; null: not known.';
comment on column public.own_foods.measures is 'Household measures, [{label, grams}].';
comment on column public.own_foods.recipe is
  '{parts [{food_id, name, grams}], cooked_weight_g, portions}; null for a packet.';
comment on column public.own_foods.created_at is 'When the row was made.';
comment on column public.own_foods.updated_at is 'When the row was last changed.';

comment on table public.favourite_foods is
  'Foods that people marked, at most 300 each; its owner''s alone. People read and write their own.';
comment on column public.favourite_foods.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.favourite_foods.food_slug is 'The food; the mark goes with it.';
comment on column public.favourite_foods.created_at is 'When the row was made.';

comment on table public.diary_entries is
  'What people ate, as it was worked out that day; its owner''s alone, at most 100 a day. People read and write '
  'their own.';
comment on column public.diary_entries.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.diary_entries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.diary_entries.eaten_on is 'Day on the person''s clock, at most about a week ahead.';
comment on column public.diary_entries.meal is 'breakfast, lunch, supper or snacks.';
comment on column public.diary_entries.food_key is
  'Slug of a food or id of one''s own; null for something noted by its energy alone.';
comment on column public.diary_entries.name is 'Name of the food that day.';
comment on column public.diary_entries.amount is 'How many of `measure`.';
comment on column public.diary_entries.measure is 'Household measure, or g.';
comment on column public.diary_entries.grams is 'Grams eaten; null when not known.';
comment on column public.diary_entries.energy_kcal is 'Kilocalories eaten.';
comment on column public.diary_entries.protein_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.fat_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.carbohydrate_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.fibre_g is 'Grams eaten; null: not known.';
comment on column public.diary_entries.created_at is 'When the row was made.';
comment on column public.diary_entries.updated_at is 'When the row was last changed.';

comment on table public.water_entries is
  'What people drank, one row a glass, so that two devices add up; its owner''s alone, at most 60 a day. People '
  'read and write their own.';
comment on column public.water_entries.id is 'Made by the device, so that one sent twice is kept once.';
comment on column public.water_entries.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.water_entries.drunk_on is 'Day on the person''s clock.';
comment on column public.water_entries.ml is 'Millilitres, 10 to 3,000.';
comment on column public.water_entries.created_at is 'When the row was made.';

comment on function private.check_weight_entry() is 'Trigger: refuses a weight of a day to come.';

comment on function private.check_diary_entry() is
  'Trigger: refuses entries too far ahead and more than 100 a day. Refusals: list_full.';

comment on function private.check_water_entry() is
  'Trigger: refuses glasses of a day to come and more than 60 a day. Refusals: list_full.';

comment on function private.check_own_food() is
  'Trigger: refuses more than 300 foods of one''s own. Refusals: list_full.';

comment on function private.check_favourite_food() is 'Trigger: refuses more than 300 favourites. Refusals: list_full.';
