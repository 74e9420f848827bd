import { ayurveda, grades, sourceList, warnings } from './common-fields.ts';
import { type ContentForm, labelled } from './fields.ts';

/** The form of a remedy. */
export const remedyForm: ContentForm = {
  sections: [
    {
      title: 'What it is',
      fields: [
        { kind: 'text', key: 'title', label: 'Title' },
        { kind: 'choice', key: 'kind', label: 'Kind', from: labelled('home', 'ayurvedic') },
        { kind: 'picks', key: 'complaints', label: 'Complaints', from: 'complaints' },
        {
          kind: 'text',
          key: 'summary',
          label: 'Summary',
          rows: 2,
          hint: '40 to 170 letters, for cards and search engines',
        },
        { kind: 'picture', key: 'picture', label: 'Picture', first: 'remedy-' },
        { kind: 'choice', key: 'evidence', label: 'Evidence', from: grades },
        { kind: 'text', key: 'evidence_text', label: 'What the evidence says', rows: 3 },
      ],
    },
    {
      title: 'Safety',
      intro: 'Red flags stand before the remedy and end it at once.',
      fields: [
        { kind: 'picks', key: 'red_flags', label: 'Red flags', from: 'red_flags' },
        { kind: 'texts', key: 'see_clinician', label: 'See a clinician when', rows: 4 },
        { kind: 'text', key: 'for_whom', label: 'For whom', rows: 2 },
        warnings('not_for', 'Not for'),
        {
          kind: 'group',
          key: 'limits',
          label: 'Limits',
          fields: [
            { kind: 'number', key: 'max_a_day', label: 'Most a day' },
            { kind: 'text', key: 'unit', label: 'Counted in' },
            {
              kind: 'number',
              key: 'max_days',
              label: 'Most days',
              hint: 'Empty for food and first aid',
              nullable: true,
            },
            { kind: 'number', key: 'min_age_years', label: 'From what age, in years' },
          ],
        },
        { kind: 'flag', key: 'external', label: 'Not swallowed' },
      ],
    },
    {
      title: 'How it is made',
      fields: [
        {
          kind: 'list',
          key: 'ingredients',
          label: 'Ingredients',
          item: 'ingredient',
          variants: [
            {
              id: 'ingredient',
              label: 'Ingredient',
              fields: [
                { kind: 'choice', key: 'ingredient', label: 'Ingredient', from: 'ingredients' },
                { kind: 'text', key: 'amount', label: 'Amount' },
                { kind: 'flag', key: 'optional', label: 'It works without' },
              ],
              blank: { ingredient: '', amount: '', optional: false },
            },
          ],
        },
        { kind: 'texts', key: 'steps', label: 'Steps', rows: 6 },
        { kind: 'text', key: 'dose', label: 'How it is used in a day', rows: 3 },
        { kind: 'text', key: 'keeps', label: 'How it keeps', rows: 2 },
      ],
    },
    {
      title: 'Tradition, sources and links',
      fields: [
        ayurveda(
          [
            { kind: 'text', key: 'sanskrit', label: 'Sanskrit name' },
            {
              kind: 'choice',
              key: 'preparation',
              label: 'Kind of preparation',
              from: labelled(
                'churna',
                'kwatha',
                'ksheerapaka',
                'taila',
                'lepa',
                'takra',
                'krishara',
                'phanta',
                'hima',
                'ahara',
              ),
            },
          ],
          { sanskrit: '', preparation: 'kwatha' },
        ),
        sourceList('references'),
        { kind: 'picks', key: 'herb_slugs', label: 'Herbs', from: 'herbs' },
        { kind: 'texts', key: 'product_skus', label: 'Products, by SKU', rows: 2 },
      ],
    },
  ],
  blank: (slug, title) => ({
    slug,
    title,
    kind: 'home',
    complaints: [],
    summary: '',
    for_whom: '',
    not_for: [],
    ingredients: [],
    steps: [],
    dose: '',
    limits: { max_a_day: 1, unit: 'cups', max_days: 7, min_age_years: 18 },
    external: false,
    evidence: 'C',
    evidence_text: '',
    references: [],
    see_clinician: [],
    red_flags: [],
    keeps: '',
    picture: '',
    ayurveda: null,
    herb_slugs: [],
    product_skus: [],
    reviewed_at: '',
  }),
};
