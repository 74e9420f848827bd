import { papers } from '../papers.ts';
import { plantHands } from './plate-hands.ts';
import type { PlantKey } from './plate-hands.ts';
import type { Plate, PlateSubject, ProductForm } from './plate-types.ts';

export type { Plate } from './plate-types.ts';

function plate(
  picture: string,
  plant: PlantKey,
  part: string,
  form: ProductForm,
  ground: keyof typeof papers,
  subject: PlateSubject = plantHands[plant].subject,
): Plate {
  const { leaf, accent, ...hand } = plantHands[plant];
  return { picture, plant, ...hand, subject, part, form, hues: { leaf, accent, ground: papers[ground] } };
}

/** One plate for every product, in the order of the shelf. */
export const plates: Plate[] = [
  // Herbs
  plate('neem-leaf-powder', 'neem', 'leaf', 'powder', 'sage'),
  plate('stinging-nettle-leaf', 'nettle', 'leaf', 'dried', 'cream'),
  plate('dried-ginger-root', 'ginger', 'rhizome', 'dried', 'straw'),
  plate('turmeric-powder', 'turmeric', 'rhizome', 'powder', 'cream'),
  plate('garlic-powder', 'garlic', 'bulb', 'powder', 'lilac'),
  plate('cinnamon-sticks', 'cinnamon', 'inner bark', 'whole', 'clay'),
  plate('whole-cloves', 'clove', 'flower bud', 'whole', 'rose'),
  plate('cardamom-pods', 'cardamom', 'seed pod', 'whole', 'sage'),
  plate('black-seed', 'blackSeed', 'seed', 'seed', 'sky'),
  plate('dried-rosemary', 'rosemary', 'leaf', 'dried', 'lilac'),
  plate('tamarind-pulp', 'tamarind', 'fruit pulp', 'dried', 'sand'),
  plate('warburgia-bark', 'warburgia', 'stem bark', 'dried', 'mist'),
  plate('prunus-africana-bark', 'pygeum', 'stem bark', 'powder', 'clay'),
  plate('fenugreek-seed', 'fenugreek', 'seed', 'seed', 'straw'),
  plate('ashwagandha-root-powder', 'ashwagandha', 'root', 'powder', 'stone'),
  plate('triphala-powder', 'triphala', 'fruit', 'powder', 'cream'),
  plate('liquorice-root', 'liquorice', 'root', 'dried', 'sand'),
  plate('cayenne-powder', 'cayenne', 'fruit', 'powder', 'rose'),
  plate('aloe-vera-gel', 'aloe', 'inner leaf', 'gel', 'mist'),

  // Superfoods
  plate('moringa-leaf-powder', 'moringa', 'leaf', 'powder', 'cream'),
  plate('baobab-fruit-powder', 'baobab', 'fruit pulp', 'powder', 'sand'),
  plate('amaranth-flour', 'amaranth', 'grain', 'flour', 'rose'),
  plate('chia-seeds', 'chia', 'seed', 'seed', 'lilac'),
  plate('flaxseed', 'flax', 'seed', 'seed', 'sky'),
  plate('spirulina-powder', 'spirulina', 'whole alga', 'powder', 'mist'),
  plate('raw-acacia-honey', 'honey', 'honey', 'honey', 'straw'),
  plate('pumpkin-seeds', 'pumpkin', 'seed', 'seed', 'clay'),
  plate('finger-millet-flour', 'fingerMillet', 'grain', 'flour', 'stone'),
  plate('sorghum-flour', 'sorghum', 'grain', 'flour', 'sand'),
  plate('sweet-potato-flour', 'sweetPotato', 'tuber', 'flour', 'clay'),
  plate('arrowroot-flour', 'taro', 'corm', 'flour', 'lilac'),
  plate('roasted-macadamia', 'macadamia', 'kernel', 'snack', 'stone'),
  plate('sesame-seeds', 'sesame', 'seed', 'seed', 'cream'),
  plate('coast-cashews', 'cashew', 'kernel', 'snack', 'rose'),

  // Teas
  plate('hibiscus-tea', 'hibiscus', 'calyx', 'tea', 'rose'),
  plate('kericho-green-tea', 'tea', 'leaf', 'tea', 'sage'),
  plate('kenyan-purple-tea', 'purpleTea', 'leaf', 'tea', 'lilac'),
  plate('lemongrass-tea', 'lemongrass', 'leaf', 'tea', 'straw'),
  plate('moringa-leaf-tea', 'moringa', 'leaf', 'tea', 'sage'),
  plate('nettle-tea', 'nettle', 'leaf', 'tea', 'mist'),
  plate('peppermint-tea', 'peppermint', 'leaf', 'tea', 'mist'),
  plate('chamomile-tea', 'chamomile', 'flower head', 'tea', 'sky'),
  plate('rooibos-tea', 'rooibos', 'leaf and stem', 'tea', 'clay'),
  plate('tulsi-tea', 'tulsi', 'leaf', 'tea', 'lilac'),
  plate('dawa-ginger-tea', 'ginger', 'rhizome', 'tea', 'clay'),

  // Supplements
  plate('moringa-capsules', 'moringa', 'leaf', 'capsule', 'mist'),
  plate('ashwagandha-capsules', 'ashwagandha', 'root', 'capsule', 'clay'),
  plate('turmeric-capsules', 'turmeric', 'rhizome', 'capsule', 'straw'),
  plate('garlic-capsules', 'garlic', 'bulb', 'capsule', 'sage'),
  plate('spirulina-tablets', 'spirulina', 'whole alga', 'tablet', 'sage'),
  plate('vitamin-c-500', 'orange', 'fruit', 'tablet', 'cream'),
  plate('zinc-15', 'cowpea', 'seed pod', 'tablet', 'stone'),
  plate('magnesium-citrate', 'cacao', 'seed pod', 'tablet', 'sand'),
  plate('omega-3-fish-oil', 'seaweed', 'frond', 'capsule', 'sky'),
  plate('probiotic-capsules', 'gourd', 'fruit', 'capsule', 'cream'),
  plate('vitamin-d3-1000', 'sunflower', 'flower head', 'capsule', 'sky'),
  plate('iron-folate', 'beet', 'root', 'tablet', 'rose'),
  plate('calcium-vitamin-d', 'kale', 'leaf', 'tablet', 'mist'),
  plate('psyllium-husk', 'psyllium', 'seed husk', 'powder', 'stone'),

  // Oils
  plate('neem-oil', 'neem', 'seed', 'oil', 'straw', 'berry-branch'),
  plate('virgin-coconut-oil', 'coconut', 'kernel', 'oil', 'sky'),
  plate('castor-oil', 'castor', 'seed', 'oil', 'rose'),
  plate('avocado-oil', 'avocado', 'fruit pulp', 'oil', 'sage'),
  plate('shea-butter', 'shea', 'kernel', 'butter', 'sand'),
  plate('sesame-oil', 'sesame', 'seed', 'oil', 'straw'),
  plate('black-seed-oil', 'blackSeed', 'seed', 'oil', 'stone'),
  plate('baobab-seed-oil', 'baobab', 'seed', 'oil', 'cream'),
  plate('macadamia-oil', 'macadamia', 'kernel', 'oil', 'sage'),
  plate('eucalyptus-oil', 'eucalyptus', 'leaf', 'oil', 'mist'),
];
