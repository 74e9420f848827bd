import { type ChosenField, chosenHerbFields } from '../../../content/chosen-fields.ts';
import { blankHerb } from '../../../content/herb-fields.ts';
import {
  citesAppendices,
  doseBases,
  doseUnits,
  externalForms,
  type growing,
  herbLanguages,
  internalForms,
  plantParts,
  redListCategories,
  severities,
  useTopics,
} from '../../../content/vocabulary.ts';
import { t } from '../../words/desk.ts';
import { ayurveda, grades, meetings, sourceList, stages, warnings } from './common-fields.ts';
import { choices, type ContentForm, type Field, labelled, optionsIn, type Variant } from './fields.ts';

const parts = choices(plantParts);

/** What is chosen among a few values. */
const chosen = Object.entries<ChosenField>(chosenHerbFields).map(([key, { label, values, many }]): Field => ({
  key,
  label: t.known(label),
  from: choices(values),
  ...(many ? { kind: 'picks' } : { kind: 'choice', nullable: true }),
}));

const lifeStage = (key: string, label: string): Field => ({
  kind: 'group',
  key,
  label,
  fields: [
    { kind: 'choice', key: 'status', label: t('Status'), from: stages },
    { kind: 'text', key: 'text', label: t('In words'), rows: 2 },
  ],
});

const cited: Field = { kind: 'texts', key: 'references', label: t('Sources, by short name'), rows: 2 };

const preparation: readonly Field[] = [
  {
    kind: 'choice',
    key: 'form',
    label: t('Form'),
    from: labelled(...internalForms, ...externalForms),
    start: 'tea',
  },
  { kind: 'choice', key: 'part', label: t.known('Part of the plant'), from: parts },
  {
    kind: 'text',
    key: 'ratio',
    label: t('How much to what'),
    hint: t('1 teaspoon to a cup of boiling water'),
  },
  { kind: 'texts', key: 'steps', label: t('Steps'), rows: 4 },
  { kind: 'number', key: 'dose', label: t('One dose'), start: 1 },
  { kind: 'choice', key: 'unit', label: t('Unit'), from: labelled(...doseUnits) },
  { kind: 'number', key: 'times_a_day', label: t('Times a day'), start: 1 },
  { kind: 'number', key: 'max_a_day', label: t('Most a day, in the unit'), start: 1 },
  {
    kind: 'number',
    key: 'max_days',
    label: t('Most days'),
    hint: t('Empty for ordinary food'),
    nullable: true,
    start: 14,
  },
  { kind: 'number', key: 'min_age_years', label: t('From what age, in years'), start: 18 },
  {
    kind: 'choice',
    key: 'basis',
    label: t('Where the amount comes from'),
    from: labelled(...doseBases),
    start: 'traditional',
  },
  { kind: 'flag', key: 'external', label: t('Not swallowed') },
  cited,
];

/** A pair that was looked up in sources without finding anything against it. */
const nothing = (
  key: 'drug' | 'condition',
  label: string,
  add: string,
  choice: string,
  from: 'medicines' | 'conditions',
): Variant => ({
  id: key,
  label,
  add,
  has: key,
  fields: [
    { kind: 'choice', key, label: choice, from },
    cited,
    { kind: 'text', key: 'looked_up', label: t('Month it was looked up, as 2026-11') },
  ],
});

/** The form of a monograph, dangers before benefits. */
export const herbForm: ContentForm = {
  sections: [
    {
      title: t('The plant'),
      fields: [
        { kind: 'text', key: 'accepted_name', label: t('Botanical name') },
        { kind: 'text', key: 'family', label: t('Family') },
        {
          kind: 'group',
          key: 'names',
          label: t('Names, one to a line, the usual one first'),
          sparse: true,
          fields: herbLanguages.map((key) => ({
            kind: 'texts',
            key,
            label: t.known(key.charAt(0).toUpperCase() + key.slice(1)),
            rows: 2,
          })),
        },
        { kind: 'texts', key: 'other_names', label: t('Other names and spellings people search') },
        { kind: 'texts', key: 'synonyms', label: t('Older botanical names') },
        {
          kind: 'text',
          key: 'summary',
          label: t('Summary'),
          rows: 2,
          hint: t('40 to 170 letters, for cards and search engines'),
        },
        { kind: 'text', key: 'about', label: t('About'), rows: 6 },
        ...chosen,
        {
          kind: 'choice',
          key: 'grows_in_kenya',
          label: t('In Kenya'),
          from: optionsIn<(typeof growing)[number]>({
            wild: t('Grows wild'),
            cultivated: t('Grown'),
            no: t('Not grown'),
          }),
        },
        { kind: 'picture', key: 'picture', label: t('Picture'), first: 'herb-' },
      ],
    },
    {
      title: t('Safety'),
      intro: t('Shown before everything else. “No data” is shown as caution.'),
      fields: [
        {
          kind: 'text',
          key: 'alert',
          label: t('First warning, for plants that can poison'),
          rows: 2,
          nullable: true,
        },
        lifeStage('pregnancy', t('Pregnancy')),
        lifeStage('lactation', t('Breastfeeding')),
        lifeStage('children', t('Children')),
        warnings('contraindications', t('Not with these conditions')),
        {
          kind: 'list',
          key: 'interactions',
          label: t('Interactions'),
          variants: [
            {
              id: 'interaction',
              label: t('Interaction'),
              add: t('Add interaction'),
              fields: [
                { kind: 'choice', key: 'drug', label: t('Class of medicines'), from: 'medicines' },
                {
                  kind: 'choice',
                  key: 'severity',
                  label: t('Severity'),
                  from: labelled(...severities),
                  start: 'moderate',
                },
                { kind: 'choice', key: 'acts', label: t('How they meet'), from: meetings, optional: true },
                { kind: 'text', key: 'mechanism', label: t('Why'), rows: 2 },
                { kind: 'text', key: 'advice', label: t('What to do'), rows: 2 },
                { ...cited, optional: true },
              ],
            },
          ],
        },
        {
          kind: 'list',
          key: 'nothing_found',
          label: t('Looked up, nothing found'),
          hint: t(
            'Only these pairs are shown as clear. All others without a rule are shown as not looked up.',
          ),
          variants: [
            nothing('drug', t('Medicine'), t('Add medicine'), t('Class of medicines'), 'medicines'),
            nothing('condition', t('Condition'), t('Add condition'), t('Condition'), 'conditions'),
          ],
        },
        { kind: 'texts', key: 'side_effects', label: t('Side effects') },
        {
          kind: 'list',
          key: 'look_alikes',
          label: t('Look-alikes'),
          variants: [
            {
              id: 'look-alike',
              label: t('Look-alike'),
              add: t('Add look-alike'),
              fields: [
                { kind: 'text', key: 'name', label: t('Name') },
                { kind: 'text', key: 'difference', label: t('How to tell it apart'), rows: 2 },
              ],
            },
          ],
        },
      ],
    },
    {
      title: t('Uses'),
      intro: t('Each use has its own grade and at least one source.'),
      fields: [
        {
          kind: 'list',
          key: 'uses',
          label: t('Uses'),
          variants: [
            {
              id: 'use',
              label: t('Use'),
              add: t('Add use'),
              fields: [
                {
                  kind: 'choice',
                  key: 'topic',
                  label: t('Topic'),
                  from: labelled(...useTopics),
                  start: 'digestion',
                },
                { kind: 'choice', key: 'evidence', label: t('Evidence'), from: grades, start: 'C' },
                { kind: 'flag', key: 'advised', label: t('We advise this use'), usual: true },
                { kind: 'text', key: 'text', label: t('In words'), rows: 2 },
                cited,
              ],
            },
          ],
        },
      ],
    },
    {
      title: t('Preparations and doses'),
      fields: [
        {
          kind: 'list',
          key: 'preparations',
          label: t('Preparations'),
          variants: [
            {
              id: 'preparation',
              label: t('Preparation'),
              add: t('Add preparation'),
              fields: preparation,
            },
          ],
        },
        {
          kind: 'text',
          key: 'no_preparation_reason',
          label: t('Why there is none'),
          hint: t('Only when there is none'),
          rows: 2,
          nullable: true,
        },
        { kind: 'text', key: 'storage', label: t('How it keeps'), rows: 2 },
      ],
    },
    {
      title: t('Conservation, tradition and sources'),
      fields: [
        {
          kind: 'group',
          key: 'conservation',
          label: t('Conservation'),
          fields: [
            {
              kind: 'choice',
              key: 'iucn',
              label: t('IUCN Red List'),
              from: redListCategories.map((id) => [id, id] as const),
              nullable: true,
            },
            {
              kind: 'choice',
              key: 'cites',
              label: t('CITES appendix'),
              from: citesAppendices.map((id) => [id, id] as const),
              nullable: true,
            },
            { kind: 'text', key: 'note', label: t('Note'), rows: 2, nullable: true },
          ],
        },
        ayurveda([{ kind: 'texts', key: 'sanskrit', label: t('Sanskrit names'), rows: 2 }]),
        sourceList('references', true),
      ],
    },
  ],
  hidden: { slug: t('Address'), reviewed_at: t('Month of the review') },
  blank: (slug, name) => ({ ...blankHerb, slug, names: { english: [name] } }),
};
