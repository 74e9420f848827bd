import { t } from '../../words/desk.ts';
import type { Doc } from './document.ts';
import { type Field, labelled, type Option } from './fields.ts';

/** Parts that forms of several kinds share. */
export const grades: readonly Option[] = [
  ['A', t('A: good trials')],
  ['B', t('B: some studies')],
  ['C', t('C: tradition')],
  ['D', t('D: advised against')],
];

const sourceFields: readonly Field[] = [
  { kind: 'text', key: 'title', label: t('Title') },
  { kind: 'text', key: 'publisher', label: t('Publisher') },
  { kind: 'number', key: 'year', label: t('Year'), nullable: true },
  { kind: 'text', key: 'url', label: t('Address (https://…)'), nullable: true },
];
const blankSource: Doc = { title: '', publisher: '', year: null, url: null };

/** Where facts come from; `withIds` for texts whose parts cite single sources. */
export const sourceList = (key: string, withIds = false): Field => ({
  kind: 'list',
  key,
  label: t('Sources'),
  variants: [
    {
      id: 'source',
      label: t('Source'),
      add: t('Add source'),
      fields: withIds
        ? [
            {
              kind: 'text',
              key: 'id',
              label: t('Short name'),
              hint: t('Uses and preparations cite it by this.'),
            },
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
  variants: [
    {
      id: 'condition',
      label: t('Condition'),
      add: t('Add condition'),
      fields: [
        { kind: 'choice', key: 'condition', label: t('Condition'), from: 'conditions' },
        { kind: 'choice', key: 'level', label: t('Level'), from: labelled('avoid', 'caution') },
        { kind: 'text', key: 'text', label: t('Why'), rows: 2 },
      ],
      blank: { condition: '', level: 'caution', text: '' },
    },
  ],
});

const effects: readonly Option[] = [
  ['-1', t('Calms')],
  ['0', t('Leaves as it is')],
  ['1', t('Raises')],
];

const tastes = labelled('sweet', 'sour', 'salty', 'pungent', 'bitter', 'astringent');

/** What Ayurveda says, for plants and preparations it knows. `first` are the fields before the shared ones. */
export const ayurveda = (first: readonly Field[], blank: Doc): Field => ({
  kind: 'group',
  key: 'ayurveda',
  label: t('Known to Ayurveda'),
  fields: [
    ...first,
    { kind: 'picks', key: 'rasa', label: t('Taste (rasa)'), from: tastes },
    {
      kind: 'picks',
      key: 'guna',
      label: t('Qualities (guna)'),
      from: labelled('light', 'heavy', 'dry', 'oily', 'sharp', 'soft', 'slimy', 'subtle'),
    },
    { kind: 'choice', key: 'virya', label: t('Effect (virya)'), from: labelled('heating', 'cooling') },
    {
      kind: 'choice',
      key: 'vipaka',
      label: t('After digestion (vipaka)'),
      from: labelled('sweet', 'sour', 'pungent'),
    },
    {
      kind: 'group',
      key: 'dosha',
      label: t('Doshas'),
      fields: ['vata', 'pitta', 'kapha'].map((key) => ({
        kind: 'choice',
        key,
        label: key.charAt(0).toUpperCase() + key.slice(1),
        from: effects,
        numeric: true,
      })),
    },
    { kind: 'text', key: 'anupana', label: t('Taken with (anupana)'), nullable: true },
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
