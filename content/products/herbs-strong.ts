import type { Product } from '../schema.ts';

/** Kitchen herbs strong enough to need a light hand. */
export const strongHerbs: Product[] = [
  {
    id: 17,
    sku: 'HRB-017',
    slug: 'liquorice-root',
    name: 'Liquorice Root',
    botanical_name: 'Glycyrrhiza glabra',
    swahili_name: null,
    other_names: ['licorice', 'mulethi', 'mulathi', 'sweet root'],
    category_id: 'herbs',
    form: 'dried',
    size: '80 g',
    weight_g: 105,
    price_kes: 360,
    compare_at_kes: null,
    stock: 26,
    reorder_at: 8,
    summary: 'Sweet, woody sticks to shave into tea. Lovely in small amounts, not for every day.',
    description:
      'Liquorice is many times sweeter than sugar and needs only a shaving. We like it in a chai for a scratchy throat. It is one of the few kitchen herbs that can truly raise blood pressure, so please read the cautions.',
    how_to_use:
      'Simmer 1 small piece (about 1 g) in 2 cups of water for 10 minutes. At most 1 cup a day, for no longer than 2 weeks.',
    warnings:
      'Do not use with high blood pressure, heart, kidney or liver disease, low potassium, or in pregnancy. It works against blood-pressure medicine and is risky with diuretics (water tablets), digoxin and steroids. Stop if you get swelling, headache or weak muscles. Not for children.',
    ingredients: '100% liquorice root (Glycyrrhiza glabra)',
    herb_slugs: ['liquorice'],
    picture: 'liquorice-root',
    picture_alt: 'Drawn plate of a liquorice plant with its long yellow taproot beside a bowl of dried root',
    position: 65,
    status: 'active',
  },
  {
    id: 18,
    sku: 'HRB-018',
    slug: 'cayenne-powder',
    name: "Bird's Eye Chilli Powder",
    botanical_name: 'Capsicum frutescens',
    swahili_name: 'pilipili kali',
    other_names: ['pilipili kichaa', 'cayenne', 'pili pili', 'chili', 'African bird eye'],
    category_id: 'herbs',
    form: 'powder',
    size: '60 g',
    weight_g: 80,
    price_kes: 200,
    compare_at_kes: null,
    stock: 60,
    reorder_at: 12,
    summary: 'Small, fierce pilipili kali from the coast, dried red and ground without salt.',
    description:
      'These are the small upright chillies that grow by the kitchen door at the coast. Sun-dried and milled with the seed, they bring heat first and fruit after. A quarter teaspoon is plenty for a pot.',
    how_to_use:
      'Add a pinch to beans, stews or a lemon dawa. Start with less than you think. Wash your hands before you touch your eyes.',
    warnings:
      'Avoid with ulcers, reflux or piles that bleed. Large amounts may add to warfarin and other blood thinners, and may worsen the dry cough of some blood-pressure medicine (ACE inhibitors). In pregnancy keep to food amounts. Keep away from eyes, broken skin and children.',
    ingredients: "100% bird's eye chilli (Capsicum frutescens)",
    herb_slugs: ['cayenne'],
    picture: 'cayenne-powder',
    picture_alt: 'Drawn plate of a chilli plant with slender red pods beside a bowl of red powder',
    position: 68,
    status: 'active',
  },
];
