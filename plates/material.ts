import type { Plate } from '../content/products/plate-types.ts';
import { mix } from './colour.ts';

/** Colour of what is sold, where it is not the colour of the living part: `plant/part`, then `plant/form`. */
const MATERIALS: Record<string, string> = {
  'valerian/root': '#8a6a45',
  'fennel/seed': '#a3a878',
  'coriander/seed': '#bb9355',
  'milk-thistle/seed': '#4d382b',
  'bidens/young shoot': '#73884c',
  'dandelion/root': '#9a7a50',
  'mondia/root': '#b08a5c',
  'thyme/herb': '#8c9a78',
  'lavender/flower': '#7f74b4',
  'carissa/root': '#86623f',
  'toddalia/root': '#cfa032',
  'echinacea/root': '#9a8264',
  'liquorice/root': '#dcb545',
  'ginger/rhizome': '#e0c79a',
  'tamarind/fruit pulp': '#6f3c22',
  'zanthoxylum/bark': '#9c8f78',
  'cowpea/seed': '#ead9b5',
  'black-pepper/fruit': '#453a33',
  'blackSeed/seed': '#2f2c31',
  'chia/seed': '#6b6560',
  'flax/seed': '#8f5f35',
  'pumpkin/seed': '#8a9a58',
  'sesame/seed': '#eadbb2',
  'macadamia/kernel': '#e9d7ae',
  'cashew/kernel': '#ecd6a4',
  'ashwagandha/root': '#cbb186',
  'amaranth/grain': '#ead6a2',
  'triphala/fruit': '#a68a56',
  'baobab/fruit pulp': '#f0dfba',
  'fingerMillet/grain': '#b3907c',
  'sorghum/grain': '#e3c8a8',
  'sweetPotato/tuber': '#efcda2',
  'taro/corm': '#e4dadb',
  'garlic/bulb': '#f0e4c6',
  'tea/tea': '#c5b548',
  'purpleTea/tea': '#a0608f',
  'peppermint/tea': '#b9b552',
  'nettle/tea': '#a3a445',
  'moringa/tea': '#b6b24c',
  'tulsi/tea': '#b59a4a',
  'lemongrass/tea': '#d9cf68',
  'rooibos/tea': '#b5512a',
  'ginger/tea': '#d8a245',
  'neem/oil': '#a8983a',
  'coconut/oil': '#f1ecd9',
  'castor/oil': '#e6d489',
  'avocado/oil': '#93a344',
  'sesame/oil': '#d9a63c',
  'blackSeed/oil': '#6d4a24',
  'baobab/oil': '#e2b658',
  'macadamia/oil': '#e6c565',
  'eucalyptus/oil': '#dce8d8',
};

/** What fills the bowl, cup or bottle. Dried and ground leaves keep the leaf's own green, a little faded. */
export function materialOf({ plant, part, form, hues }: Plate): string {
  const known =
    MATERIALS[`${plant}/${form}`] ??
    (form === 'oil' || form === 'tea' ? undefined : MATERIALS[`${plant}/${part}`]);
  return known ?? (part.includes('leaf') ? mix(hues.leaf, '#c3bd6a', 0.28) : hues.accent);
}
