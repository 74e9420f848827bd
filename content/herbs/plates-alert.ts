import { type PlantKey, plantHands } from '../products/plate-hands.ts';
import type { ProductForm } from '../products/plate-types.ts';
import type { Plate } from '../products/plates.ts';
import { herbPlate } from './herb-plate.ts';

/** A herb's own plate in the hand of the product's plant. */
const sameHand = (
  slug: string,
  plant: PlantKey,
  part: string,
  form: ProductForm,
  ground: Parameters<typeof herbPlate>[3],
): Plate => ({ ...herbPlate(slug, part, form, ground, plantHands[plant]), plant });

/**
 * Plants that the shop sells and whose monograph begins with an alert. The product's plate shows its bowl or bottle;
 * the monograph shows the plant alone, for a bowl beside a warning would say that it may be eaten.
 */
export const alertPlates: readonly Plate[] = [
  sameHand('aloe-vera', 'aloe', 'inner leaf', 'gel', 'sand'),
  sameHand('cashew', 'cashew', 'kernel', 'snack', 'sky'),
  sameHand('chia', 'chia', 'seed', 'seed', 'cream'),
  sameHand('clove', 'clove', 'flower bud', 'whole', 'mist'),
  sameHand('eucalyptus', 'eucalyptus', 'leaf', 'oil', 'clay'),
  sameHand('liquorice', 'liquorice', 'root', 'dried', 'lilac'),
  sameHand('moringa', 'moringa', 'leaf', 'powder', 'sky'),
  sameHand('neem', 'neem', 'leaf', 'powder', 'straw'),
  sameHand('psyllium', 'psyllium', 'seed husk', 'powder', 'sage'),
  sameHand('sorghum', 'sorghum', 'grain', 'flour', 'mist'),
  sameHand('taro', 'taro', 'corm', 'flour', 'straw'),
];
