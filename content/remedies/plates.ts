import { papers } from '../papers.ts';
import type { StillLife, Thing } from './still-life.ts';

const LEAF = '#4a7a3e';
const water = '#cfe3e8';
const milk = '#f6efdd';
const white = '#f6f2ea';

const cup = (colour: string): Thing => ({ in: 'cup', colour });
const mug = (colour: string): Thing => ({ in: 'mug', colour });
const glass = (colour: string, withColour?: string): Thing => ({
  in: 'glass',
  colour,
  ...(withColour ? { with: withColour } : {}),
});
const tumbler = (colour: string): Thing => ({ in: 'tumbler', colour });
const jug = (colour = water): Thing => ({ in: 'jug', colour });
const dish = (colour: string): Thing => ({ in: 'dish', colour });
const heap = (colour: string): Thing => ({ in: 'heap', colour });
const bowl = (colour: string): Thing => ({ in: 'bowl', colour });
const soup = (colour: string, withColour: string): Thing => ({ in: 'soup-bowl', colour, with: withColour });
const plate = (colour: string, withColour: string): Thing => ({ in: 'plate', colour, with: withColour });
const basin = (colour = water, withColour?: string): Thing => ({
  in: 'basin',
  colour,
  ...(withColour ? { with: withColour } : {}),
});
const oil = (colour: string): Thing => ({ in: 'oil-bottle', colour });

const salt = dish(white);
const sesameOil = '#d9a63c';
const gingerTea = '#d8a245';

function still(
  slug: string,
  ground: keyof typeof papers,
  accent: string,
  main: Thing,
  beside: Omit<StillLife, 'picture' | 'hues' | 'main'> = {},
): StillLife {
  return {
    picture: `remedy-${slug}`,
    ...beside,
    main,
    hues: { ground: papers[ground], accent, leaf: LEAF },
  };
}

/** One still life for every remedy: what goes into it, and what it is served in. */
export const remedyPlates: readonly StillLife[] = [
  // Home: stomach and bowel
  still('oral-rehydration-salts', 'sky', '#7fb0c4', jug(), { left: 'sachet', right: tumbler(water) }),
  still('sugar-salt-solution', 'mist', '#7fb0c4', jug(), { left: dish('#f3ead6'), front: [salt, 'spoon'] }),
  still('ginger-tea-for-nausea', 'straw', '#d9b277', cup(gingerTea), { left: 'ginger', right: 'lemon' }),
  still('small-meals-in-pregnancy-sickness', 'rose', '#d9a58a', tumbler(water), {
    left: 'biscuits',
    right: 'lemon',
    front: ['ginger'],
  }),
  still('peppermint-tea-for-gas', 'mist', '#8fb98a', cup('#b9b552'), {
    behind: 'peppermint-tea',
    front: ['peppermint'],
  }),
  still('psyllium-in-water', 'sand', '#c9a77a', glass(water, '#d8c09a'), {
    left: dish('#d9bd98'),
    right: 'spoon',
  }),
  still('pawpaw-and-flax-breakfast', 'clay', '#e08a4a', 'pawpaw', {
    left: tumbler(water),
    front: [dish('#8f5f35')],
  }),
  still('early-light-supper-for-heartburn', 'lilac', '#a99bc4', plate('#f7f3e6', '#7f8f45'), {
    left: tumbler(water),
    right: 'sukuma',
  }),
  still('warm-sitz-bath', 'sky', '#8db4c6', basin(), { right: 'cloth' }),

  // Home: chest and throat
  still('dawa-for-a-cold', 'straw', '#e0a94a', glass('#e9c877', '#f2d34b'), {
    left: 'ginger',
    right: 'lemon',
    front: ['honey'],
  }),
  still('honey-at-bedtime-for-cough', 'lilac', '#e0a126', 'honey', { left: 'spoon', right: tumbler(water) }),
  still('warm-salt-water-gargle', 'mist', '#9fb9c9', tumbler(water), { left: salt, right: 'spoon' }),
  still('salt-water-nose-rinse', 'sky', '#7fb0c4', 'nose-bottle', {
    left: salt,
    right: tumbler(water),
  }),
  still('fluids-while-you-get-a-malaria-test', 'clay', '#d98a6a', tumbler(water), {
    left: jug(),
    right: 'cloth',
    front: ['sachet'],
  }),

  // Home: food and recovery
  still('wimbi-uji-after-illness', 'stone', '#a4705a', mug('#b3806c'), {
    left: 'banana',
    right: bowl('#b3907c'),
  }),
  still('iron-plate-with-fruit', 'sage', '#b5623f', plate('#8a3f2e', '#3f7a3a'), {
    left: 'orange',
    right: 'guava',
  }),
  still('hibiscus-tea-beside-blood-pressure-care', 'rose', '#b9304a', glass('#b02a44'), {
    behind: 'hibiscus-tea',
    right: 'hibiscus',
  }),
  still('cool-cabbage-leaves', 'sage', '#a9c98a', 'cabbage', { right: 'cloth' }),
  still('water-for-the-bladder', 'sky', '#8fc0d2', glass(water), { left: jug(), right: tumbler(water) }),
  still('banana-and-rice-gruel', 'straw', '#e3c35a', soup('#f4eeda', '#e8d27a'), {
    left: 'banana',
    front: ['spoon'],
  }),

  // Home: rest and pain
  still('warm-milk-and-a-fixed-bedtime', 'lilac', '#8f86b5', mug(milk), {
    left: 'cardamom',
    right: 'cinnamon',
  }),
  still('chamomile-in-the-evening', 'cream', '#e8c65a', cup('#d9bd4a'), {
    behind: 'chamomile-tea',
    front: ['chamomile'],
  }),
  still('heat-for-period-pain', 'rose', '#c4575f', 'hot-water-bottle', { right: 'cloth' }),
  still('ginger-tea-for-period-pain', 'clay', '#d98a6a', mug(gingerTea), { left: 'ginger', right: 'honey' }),
  still('water-rest-and-a-cool-cloth', 'mist', '#8fb98a', jug(), {
    left: tumbler(water),
    right: 'cloth',
    front: ['peppermint'],
  }),
  still('cold-and-rest-for-a-sprain', 'sand', '#b9a27a', 'bandage', { left: 'cloth', right: tumbler(water) }),

  // Home: skin and mouth
  still('running-water-on-a-small-burn', 'sky', '#7fb0c4', 'tap', { right: 'cloth' }),
  still('aloe-gel-on-sunburn', 'straw', '#e8b84a', soup('#c3dba5', '#c3dba5'), { behind: 'aloe-vera-gel' }),
  still('coconut-oil-after-a-bath', 'clay', '#b58a5f', oil('#f1ecd9'), { left: 'coconut', right: 'cloth' }),
  still('oat-bath-for-itch', 'sand', '#cbb186', basin('#e9e2cf', '#d9c49a'), { right: bowl('#d9c49a') }),
  still('neem-scalp-wash', 'sage', '#7f9a4a', bowl('#6f8a4a'), {
    behind: 'neem-leaf-powder',
    right: jug(),
  }),
  still('wet-combing-for-lice', 'rose', '#a98fc0', 'conditioner', {
    left: 'cloth',
    right: 'lice-comb',
  }),
  still('warm-cloth-on-a-stye', 'cream', '#c9a77a', soup(water, water), { right: 'cloth' }),
  still('clove-until-the-dentist', 'stone', '#8d4f42', tumbler(water), {
    behind: 'whole-cloves',
    right: salt,
    front: ['cloves'],
  }),
  still('salt-and-soda-mouth-rinse', 'mist', '#9fb9c9', tumbler(water), {
    left: dish('#fbf8f0'),
    right: dish('#ece6da'),
    front: ['spoon'],
  }),

  // Ayurvedic
  still('triphala-at-bedtime', 'lilac', '#a68a56', bowl('#a68a56'), {
    left: tumbler(water),
    front: ['spoon'],
  }),
  still('cumin-coriander-fennel-tea', 'sage', '#b59a5a', cup('#c9b05a'), {
    left: heap('#8a6a3f'),
    right: heap('#c9a765'),
    front: [heap('#9aa45a')],
  }),
  still('takra-spiced-mala', 'cream', '#c9a77a', glass(milk, '#8a6a3f'), {
    left: 'gourd',
    front: [heap('#8a6a3f')],
  }),
  still('khichdi-for-recovery', 'straw', '#e0a94a', soup('#e3b95a', '#8f9a4a'), {
    left: 'turmeric',
    right: dish('#7f8f45'),
  }),
  still('ginger-and-lemon-before-meals', 'sage', '#d9b277', plate('#e8cf8f', '#f2d34b'), {
    left: 'ginger',
    right: 'lemon',
  }),
  still('liquorice-and-ginger-for-a-dry-throat', 'sand', '#b9853f', cup('#b5782a'), {
    left: 'liquorice',
    right: 'ginger',
  }),
  still('tulsi-tea', 'lilac', '#8f6aa0', cup('#b59a4a'), { behind: 'tulsi-tea', front: ['tulsi'] }),
  still('golden-milk', 'cream', '#e08e1b', mug('#eabf4f'), {
    left: 'turmeric',
    right: 'cinnamon',
    front: [heap('#3f362f')],
  }),
  still('ashwagandha-milk', 'stone', '#cbb186', mug('#efe3c6'), {
    behind: 'ashwagandha-root-powder',
    right: bowl('#cbb186'),
  }),
  still('coriander-seed-water', 'sage', '#b5a15a', glass(water, '#b5a15a'), {
    left: bowl('#c9a765'),
  }),
  still('sesame-oil-foot-massage', 'lilac', '#d9a63c', basin(), { left: oil(sesameOil), right: 'cloth' }),
  still('warm-sesame-oil-for-stiff-knees', 'clay', '#d9a63c', oil(sesameOil), {
    left: 'ginger',
    right: dish('#e3b95a'),
  }),
  still('oil-swishing-before-brushing', 'sky', '#b58a5f', tumbler(water), {
    left: oil('#f1ecd9'),
    right: 'coconut',
  }),
  still('ubtan-chickpea-and-turmeric-paste', 'straw', '#e08e1b', bowl('#e6b93f'), {
    left: 'turmeric',
    right: dish('#ecd9a0'),
  }),
];
