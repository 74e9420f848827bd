import type { Doc } from './document.ts';
import { type Field, labelled, type Option } from './fields.ts';

/** Parts that forms of several kinds share. */
export const grades: readonly Option[] = [
  ['A', 'A: good trials'],
  ['B', 'B: some studies'],
  ['C', 'C: tradition'],
  ['D', 'D: advised against'],
];

const sourceFields: readonly Field[] = [
  { kind: 'text', key: 'title', label: 'Title' },
  { kind: 'text', key: 'publisher', label: 'Publisher' },
  { kind: 'number', key: 'year', label: 'Year', nullable: true },
  { kind: 'text', key: 'url', label: 'Address (https://…)', nullable: true },
];
const blankSource: Doc = { title: '', publisher: '', year: null, url: null };

/** Where facts come from; `withIds` for texts whose parts cite single sources. */
export const sourceList = (key: string, withIds = false): Field => ({
  kind: 'list',
  key,
  label: 'Sources',
  item: 'source',
  variants: [
    {
      id: 'source',
      label: 'Source',
      fields: withIds
        ? [
            { kind: 'text', key: 'id', label: 'Short name', hint: 'Uses and preparations cite it by this.' },
            ...sourceFields,
          ]
        : sourceFields,
      blank: withIds ? { id: '', ...blankSource } : blankSource,
    },
  ],
});

export const warnings = (key: string, label: string): Field => ({
  kind: 'list',
  key,
  label,
  item: 'condition',
  variants: [
    {
      id: 'condition',
      label: 'Condition',
      fields: [
        { kind: 'choice', key: 'condition', label: 'Condition', from: 'conditions' },
        { kind: 'choice', key: 'level', label: 'Level', from: labelled('avoid', 'caution') },
        { kind: 'text', key: 'text', label: 'Why', rows: 2 },
      ],
      blank: { condition: '', level: 'caution', text: '' },
    },
  ],
});

const effects: readonly Option[] = [
  ['-1', 'Calms'],
  ['0', 'Leaves as it is'],
  ['1', 'Raises'],
];

const tastes = labelled('sweet', 'sour', 'salty', 'pungent', 'bitter', 'astringent');

/** What Ayurveda says, for plants and preparations it knows. `first` are the fields before the shared ones. */
export const ayurveda = (first: readonly Field[], blank: Doc): Field => ({
  kind: 'group',
  key: 'ayurveda',
  label: 'Known to Ayurveda',
  fields: [
    ...first,
    { kind: 'picks', key: 'rasa', label: 'Taste (rasa)', from: tastes },
    {
      kind: 'picks',
      key: 'guna',
      label: 'Qualities (guna)',
      from: labelled('light', 'heavy', 'dry', 'oily', 'sharp', 'soft', 'slimy', 'subtle'),
    },
    { kind: 'choice', key: 'virya', label: 'Effect (virya)', from: labelled('heating', 'cooling') },
    {
      kind: 'choice',
      key: 'vipaka',
      label: 'After digestion (vipaka)',
      from: labelled('sweet', 'sour', 'pungent'),
    },
    {
      kind: 'group',
      key: 'dosha',
      label: 'Doshas',
      fields: ['vata', 'pitta', 'kapha'].map((key) => ({
        kind: 'choice',
        key,
        label: key.charAt(0).toUpperCase() + key.slice(1),
        from: effects,
        numeric: true,
      })),
    },
    { kind: 'text', key: 'anupana', label: 'Taken with (anupana)', nullable: true },
  ],
  blank: {
    ...blank,
    rasa: [],
    guna: [],
    virya: 'heating',
    vipaka: 'sweet',
    dosha: { vata: 0, pitta: 0, kapha: 0 },
    anupana: null,
  },
});
