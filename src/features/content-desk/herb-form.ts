import { ayurveda, grades, sourceList, warnings } from './common-fields.ts';
import type { Doc } from './document.ts';
import { type ContentForm, type Field, labelled, type Option } from './fields.ts';

const stages: readonly Option[] = [
  ['avoid', 'Avoid'],
  ['caution', 'Caution'],
  ['no_data', 'No data'],
  ['ok', 'Fine'],
];
const lifeStage = (key: string, label: string): Field => ({
  kind: 'group',
  key,
  label,
  fields: [
    { kind: 'choice', key: 'status', label: 'Status', from: stages },
    { kind: 'text', key: 'text', label: 'In words', rows: 2 },
  ],
});

const parts = labelled(
  ...'leaf,leaf gel,leaf latex,young shoot,whole herb,flower,flower bud,calyx,fruit,fruit pulp,fruit rind,pod,seed,seed husk,seed oil,kernel,grain,root,rhizome,tuber,corm,bulb,bark,resin,stem,essential oil,alga'.split(
    ',',
  ),
);
const topics = labelled(
  ...'nourishment,digestion,nausea,appetite,bowels,cough-and-cold,fever-and-infection,skin-and-wounds,hair-and-scalp,mouth-and-teeth,joints-and-pain,sleep,stress-and-mood,memory,energy,blood-pressure,blood-sugar,cholesterol-and-heart,liver,urinary,prostate,women,men,breast-milk,parasites-and-insects'.split(
    ',',
  ),
);
const forms = labelled(
  ...'food,tea,decoction,powder,juice,capsule,syrup,tablet,rinse,gargle,paste,compress,gel,oil,bath,steam'.split(
    ',',
  ),
);
const units = labelled('cup', 'teaspoon', 'tablespoon', 'g', 'mg', 'ml', 'piece', 'serving', 'application');
const languages = ['english', 'swahili', 'kikuyu', 'luo', 'luhya', 'kamba', 'kalenjin', 'maasai'];

const cited: Field = { kind: 'texts', key: 'references', label: 'Sources, by short name', rows: 2 };

const preparation: readonly Field[] = [
  { kind: 'choice', key: 'form', label: 'Form', from: forms },
  { kind: 'choice', key: 'part', label: 'Part of the plant', from: parts },
  { kind: 'text', key: 'ratio', label: 'How much to what', hint: '1 teaspoon to a cup of boiling water' },
  { kind: 'texts', key: 'steps', label: 'Steps', rows: 4 },
  { kind: 'number', key: 'dose', label: 'One dose' },
  { kind: 'choice', key: 'unit', label: 'Unit', from: units },
  { kind: 'number', key: 'times_a_day', label: 'Times a day' },
  { kind: 'number', key: 'max_a_day', label: 'Most a day, in the unit' },
  { kind: 'number', key: 'max_days', label: 'Most days', hint: 'Empty for ordinary food', nullable: true },
  { kind: 'number', key: 'min_age_years', label: 'From what age, in years' },
  {
    kind: 'choice',
    key: 'basis',
    label: 'Where the amount comes from',
    from: labelled('monograph', 'trial', 'food', 'traditional'),
  },
  { kind: 'flag', key: 'external', label: 'Not swallowed' },
  cited,
];
const blankPreparation: Doc = {
  form: 'tea',
  part: 'leaf',
  ratio: '',
  steps: [],
  dose: 1,
  unit: 'cup',
  times_a_day: 1,
  max_a_day: 1,
  max_days: 14,
  min_age_years: 18,
  external: false,
  basis: 'traditional',
  references: [],
};

/** The form of a monograph, dangers before benefits. */
export const herbForm: ContentForm = {
  sections: [
    {
      title: 'The plant',
      fields: [
        { kind: 'text', key: 'accepted_name', label: 'Botanical name' },
        { kind: 'text', key: 'family', label: 'Family' },
        {
          kind: 'group',
          key: 'names',
          label: 'Names, one to a line, the usual one first',
          sparse: true,
          fields: languages.map((key) => ({
            kind: 'texts',
            key,
            label: key.charAt(0).toUpperCase() + key.slice(1),
            rows: 2,
          })),
        },
        { kind: 'texts', key: 'other_names', label: 'Other names and spellings people search' },
        { kind: 'texts', key: 'synonyms', label: 'Older botanical names' },
        {
          kind: 'text',
          key: 'summary',
          label: 'Summary',
          rows: 2,
          hint: '40 to 170 letters, for cards and search engines',
        },
        { kind: 'text', key: 'about', label: 'About', rows: 6 },
        { kind: 'picks', key: 'parts_used', label: 'Parts used', from: parts },
        {
          kind: 'choice',
          key: 'grows_in_kenya',
          label: 'In Kenya',
          from: [
            ['wild', 'Grows wild'],
            ['cultivated', 'Grown'],
            ['no', 'Not grown'],
          ],
        },
        { kind: 'picture', key: 'picture', label: 'Picture', first: 'herb-' },
      ],
    },
    {
      title: 'Safety',
      intro: 'Shown before everything else. “No data” is shown as caution.',
      fields: [
        {
          kind: 'text',
          key: 'alert',
          label: 'First warning, for plants that can poison',
          rows: 2,
          nullable: true,
        },
        lifeStage('pregnancy', 'Pregnancy'),
        lifeStage('lactation', 'Breastfeeding'),
        lifeStage('children', 'Children'),
        warnings('contraindications', 'Not with these conditions'),
        {
          kind: 'list',
          key: 'interactions',
          label: 'Interactions',
          item: 'interaction',
          variants: [
            {
              id: 'interaction',
              label: 'Interaction',
              fields: [
                { kind: 'choice', key: 'drug', label: 'Class of medicines', from: 'medicines' },
                {
                  kind: 'choice',
                  key: 'severity',
                  label: 'Severity',
                  from: labelled('major', 'moderate', 'minor'),
                },
                { kind: 'text', key: 'mechanism', label: 'Why', rows: 2 },
                { kind: 'text', key: 'advice', label: 'What to do', rows: 2 },
              ],
              blank: { drug: '', severity: 'moderate', mechanism: '', advice: '' },
            },
          ],
        },
        { kind: 'texts', key: 'side_effects', label: 'Side effects' },
        {
          kind: 'list',
          key: 'look_alikes',
          label: 'Look-alikes',
          item: 'look-alike',
          variants: [
            {
              id: 'look-alike',
              label: 'Look-alike',
              fields: [
                { kind: 'text', key: 'name', label: 'Name' },
                { kind: 'text', key: 'difference', label: 'How to tell it apart', rows: 2 },
              ],
              blank: { name: '', difference: '' },
            },
          ],
        },
      ],
    },
    {
      title: 'Uses',
      intro: 'Each use has its own grade and at least one source.',
      fields: [
        {
          kind: 'list',
          key: 'uses',
          label: 'Uses',
          item: 'use',
          variants: [
            {
              id: 'use',
              label: 'Use',
              fields: [
                { kind: 'choice', key: 'topic', label: 'Topic', from: topics },
                { kind: 'choice', key: 'evidence', label: 'Evidence', from: grades },
                { kind: 'text', key: 'text', label: 'In words', rows: 2 },
                cited,
              ],
              blank: { topic: 'digestion', evidence: 'C', text: '', references: [] },
            },
          ],
        },
      ],
    },
    {
      title: 'Preparations and doses',
      fields: [
        {
          kind: 'list',
          key: 'preparations',
          label: 'Preparations',
          item: 'preparation',
          variants: [
            { id: 'preparation', label: 'Preparation', fields: preparation, blank: blankPreparation },
          ],
        },
        {
          kind: 'text',
          key: 'no_preparation_reason',
          label: 'Why there is none',
          hint: 'Only when there is none',
          rows: 2,
          nullable: true,
        },
        { kind: 'text', key: 'storage', label: 'How it keeps', rows: 2 },
      ],
    },
    {
      title: 'Conservation, tradition and sources',
      fields: [
        {
          kind: 'group',
          key: 'conservation',
          label: 'Conservation',
          fields: [
            {
              kind: 'choice',
              key: 'iucn',
              label: 'IUCN Red List',
              from: ['LC', 'NT', 'VU', 'EN', 'CR'].map((id) => [id, id] as const),
              nullable: true,
            },
            {
              kind: 'choice',
              key: 'cites',
              label: 'CITES appendix',
              from: ['I', 'II', 'III'].map((id) => [id, id] as const),
              nullable: true,
            },
            { kind: 'text', key: 'note', label: 'Note', rows: 2, nullable: true },
          ],
        },
        ayurveda([{ kind: 'texts', key: 'sanskrit', label: 'Sanskrit names', rows: 2 }], { sanskrit: [] }),
        sourceList('references', true),
      ],
    },
  ],
  blank: (slug, name) => ({
    slug,
    accepted_name: '',
    family: '',
    synonyms: [],
    names: { english: [name] },
    other_names: [],
    summary: '',
    about: '',
    alert: null,
    look_alikes: [],
    parts_used: [],
    preparations: [],
    no_preparation_reason: null,
    uses: [],
    contraindications: [],
    pregnancy: { status: 'no_data', text: '' },
    lactation: { status: 'no_data', text: '' },
    children: { status: 'no_data', text: '' },
    interactions: [],
    side_effects: [],
    storage: '',
    conservation: { iucn: null, cites: null, note: null },
    grows_in_kenya: 'wild',
    ayurveda: null,
    references: [],
    picture: '',
    reviewed_at: '',
  }),
};
