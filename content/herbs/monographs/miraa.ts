import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { powo, prota, study } from '../references.ts';

export const miraa = herb({
  slug: 'miraa',
  accepted_name: 'Catha edulis',
  family: 'Celastraceae',
  names: { english: ['Khat'], swahili: ['miraa'], maasai: ['ol-meraa'] },
  other_names: ['muguka', 'qat', 'veve', 'mairungi'],
  summary:
    'Fresh twigs chewed to stay awake. A stimulant that raises pressure and can form a habit; here as a warning.',
  about:
    'Meru and Embu farmers grow miraa and muguka, chewed fresh for hours in company. Cathinone, a cousin of amphetamine, wakes, lifts and then drops the mood. It raises pulse and blood pressure, dries the mouth, spoils sleep and appetite, and daily chewing can lead to dependence.',
  alert: 'A stimulant that strains the heart and can lead to dependence. NACADA’s helpline is 1192.',
  parts_used: ['young shoot', 'leaf'],
  no_preparation_reason: 'It is a stimulant that can lead to dependence; no amount helps health.',
  uses: [
    usedFor(
      'energy',
      'D',
      'It does keep people awake, at a price for heart, mood and sleep.',
      'prota',
      'who-khat',
    ),
    usedFor('men', 'D', 'It is chewed for desire; long use is linked to the opposite.', 'who-khat'),
  ],
  contraindications: [
    contra('heart-disease', 'avoid', 'It narrows vessels and has been linked to heart attacks.'),
    contra('high-blood-pressure', 'avoid', 'It raises pressure and pulse.'),
    contra('bipolar-or-psychosis', 'avoid', 'It can bring on mania and voices.'),
    contra('depression', 'avoid', 'The drop after chewing lowers the mood.'),
    contra('stomach-ulcer', 'caution', 'It irritates the gullet and the stomach.'),
    contra('liver-disease', 'avoid', 'Liver injury in chewers is on record.'),
    contra('urinary-blockage', 'caution', 'It tightens the neck of the bladder.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
    contra('underweight', 'caution', 'It takes hunger away.'),
  ],
  pregnancy: avoid('It is linked to smaller babies.'),
  lactation: avoid('Cathinone passes into milk and lowers it.'),
  children: avoid('Never for anyone under 18.'),
  interactions: [
    on('blood-pressure-medicines', 'major', 'opposes', 'It raises pressure and works against the tablets.'),
    on(
      'antidepressants',
      'major',
      'adds',
      'Both act on the same messengers; pressure and mood can swing badly.',
    ),
    on('antipsychotics', 'major', 'opposes', 'It brings back the illness that the medicine holds.'),
    on('antibiotics', 'moderate', 'binds', 'Chewing lowers the uptake of ampicillin and amoxicillin.'),
    on('asthma-medicines', 'moderate', 'adds', 'Both speed the heart.'),
    on(
      'hiv-medicines',
      'moderate',
      'shifts',
      'It may slow the breakdown of some ARVs, and doses are forgotten while chewing.',
    ),
    on('lithium', 'major', 'opposes', 'It can bring back mania and voices.'),
    on('digoxin', 'major', 'opposes', 'It speeds the heart that the tablet slows.'),
    on('heart-rhythm-medicines', 'major', 'opposes', 'It disturbs the beat that the tablets hold.'),
    on('liver-straining-medicines', 'moderate', 'strains', 'Liver injury in chewers is on record.'),
  ],
  side_effects: ['fast pulse and high pressure', 'sleeplessness and low mood', 'hard stools', 'mouth sores'],
  storage: 'There is no advice on keeping it, because we advise against it.',
  grows_in_kenya: 'cultivated',
  references: [
    study(
      'who-khat',
      'WHO Expert Committee on Drug Dependence, thirty-fourth report (khat)',
      'World Health Organization',
      2006,
    ),
    prota('Catha edulis'),
    powo,
  ],
});
