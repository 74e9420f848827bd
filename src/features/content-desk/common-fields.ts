import {
  doshas,
  type lifeStages,
  type meetings as ways,
  powers,
  qualities,
  tastes,
  tastesAfter,
  warningLevels,
} from '../../../content/vocabulary.ts';
import { t } from '../../words/desk.ts';
import { type Field, labelled, type Option, optionsIn } from './fields.ts';

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
        {
          kind: 'choice',
          key: 'level',
          label: t('Level'),
          from: labelled(...warningLevels),
          start: 'caution',
        },
        { kind: 'text', key: 'text', label: t('Why'), rows: 2 },
      ],
    },
  ],
});

const effects: readonly Option[] = [
  ['-1', t('Calms')],
  ['0', t('Leaves as it is')],
  ['1', t('Raises')],
];

/** What Ayurveda says, for plants and preparations it knows. `first` are the fields before the shared ones. */
export const ayurveda = (first: readonly Field[]): Field => ({
  kind: 'group',
  key: 'ayurveda',
  label: t('Known to Ayurveda'),
  fields: [
    ...first,
    { kind: 'picks', key: 'rasa', label: t('Taste (rasa)'), from: labelled(...tastes) },
    {
      kind: 'picks',
      key: 'guna',
      label: t('Qualities (guna)'),
      from: labelled(...qualities),
    },
    { kind: 'choice', key: 'virya', label: t('Effect (virya)'), from: labelled(...powers) },
    {
      kind: 'choice',
      key: 'vipaka',
      label: t('After digestion (vipaka)'),
      from: labelled(...tastesAfter),
    },
    {
      kind: 'group',
      key: 'dosha',
      label: t('Doshas'),
      fields: doshas.map((key) => ({
        kind: 'choice',
        key,
        label: key.charAt(0).toUpperCase() + key.slice(1),
        from: effects,
        numeric: true,
        start: 0,
      })),
    },
    { kind: 'text', key: 'anupana', label: t('Taken with (anupana)'), nullable: true },
  ],
  spare: true,
});

/** Choices of a herb's form whose words say more than the values. */
export const stages = optionsIn<(typeof lifeStages)[number]>({
  avoid: t('Avoid'),
  caution: t('Caution'),
  no_data: t('No data'),
  ok: t('Fine'),
});
/** How a herb and a medicine meet, which decides what to do about it. */
export const meetings = optionsIn<(typeof ways)[number]>({
  absorption: t('In the gut: hours apart'),
  effect: t('Same or opposite effect'),
  enzyme: t('Level of the medicine'),
  organ: t('Strain on one organ'),
});
