/** A further size of a product; its own row is the first. It shares the texts and the picture of its product. */
export interface ProductOption {
  /** Fixed for good, like a product's, and never one of a product. */
  id: number;
  /** The slug of the product it is a size of. */
  of: string;
  /** What the product's SKU is followed by, such as `500G`. */
  mark: string;
  size: string;
  /** Shipping weight in grams, packing included. */
  weight_g: number;
  /** Whole Kenyan shillings. */
  price_kes: number;
  /** Opening stock; the shop's own count takes over after the first seed. */
  stock: number;
  reorder_at: number;
}

function option(
  id: number,
  of: string,
  [size, mark]: [size: string, mark: string],
  weight_g: number,
  price_kes: number,
  [stock, reorder_at]: [stock: number, reorderAt: number],
): ProductOption {
  return { id, of, mark, size, weight_g, price_kes, stock, reorder_at };
}

/** Larger sizes, each a little cheaper by weight than the one before it. */
export const productOptions: ProductOption[] = [
  option(101, 'moringa-leaf-powder', ['500 g', '500G'], 545, 1_090, [42, 10]),
  option(102, 'moringa-leaf-powder', ['1 kg', '1KG'], 1_060, 1_980, [16, 5]),
  option(103, 'turmeric-powder', ['250 g', '250G'], 285, 430, [38, 10]),
  option(104, 'turmeric-powder', ['500 g', '500G'], 545, 790, [21, 6]),
  option(105, 'dried-ginger-root', ['250 g', '250G'], 290, 490, [33, 8]),
  option(106, 'black-seed', ['500 g', '500G'], 535, 960, [24, 6]),
  option(107, 'baobab-fruit-powder', ['500 g', '500G'], 540, 980, [30, 8]),
  option(108, 'baobab-fruit-powder', ['1 kg', '1KG'], 1_055, 1_850, [0, 4]),
  option(109, 'chia-seeds', ['1 kg', '1KG'], 1_045, 1_050, [36, 8]),
  option(110, 'flaxseed', ['1 kg', '1KG'], 1_045, 640, [25, 6]),
  option(111, 'raw-acacia-honey', ['1 kg', '1KG'], 1_430, 1_290, [26, 6]),
  option(112, 'finger-millet-flour', ['2 kg', '2KG'], 2_060, 500, [54, 12]),
  option(113, 'pumpkin-seeds', ['500 g', '500G'], 535, 820, [22, 6]),
  option(114, 'hibiscus-tea', ['250 g', '250G'], 290, 810, [28, 8]),
  option(115, 'kericho-green-tea', ['250 g', '250G'], 280, 770, [31, 8]),
  option(116, 'dawa-ginger-tea', ['40 bags', '40B'], 125, 690, [40, 10]),
  option(117, 'moringa-leaf-tea', ['50 bags', '50B'], 140, 660, [19, 6]),
  option(118, 'moringa-capsules', ['120 capsules', '120C'], 160, 1_590, [17, 5]),
  option(119, 'vitamin-c-500', ['120 tablets', '120T'], 195, 1_190, [34, 8]),
  option(120, 'virgin-coconut-oil', ['1 L', '1L'], 1_095, 1_480, [27, 6]),
  option(121, 'castor-oil', ['250 ml', '250ML'], 440, 990, [3, 6]),
  option(122, 'shea-butter', ['400 g', '400G'], 470, 1_260, [18, 5]),
  option(123, 'black-seed-oil', ['250 ml', '250ML'], 450, 2_290, [12, 4]),
];
