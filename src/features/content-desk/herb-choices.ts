import type { lifeStages, meetings as ways } from '../../../content/vocabulary.ts';
import { t } from '../../words/desk.ts';
import { optionsIn } from './fields.ts';

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
