import type { Category } from './schema.ts';

export const categories: Category[] = [
  {
    id: 'herbs',
    name: 'Herbs & Spices',
    description: 'Leaves, roots, barks and spices, dried slowly and packed in small batches.',
    position: 1,
  },
  {
    id: 'superfoods',
    name: 'Superfoods',
    description: 'Flours, seeds, nuts and fruit that have fed Kenyan homes for generations.',
    position: 2,
  },
  {
    id: 'supplements',
    name: 'Supplements',
    description: 'Vitamins, minerals and plant capsules with plain labels and honest limits.',
    position: 3,
  },
  {
    id: 'teas',
    name: 'Teas',
    description: 'Kenyan leaf and caffeine-free infusions for the morning, the afternoon and bedtime.',
    position: 4,
  },
  {
    id: 'oils',
    name: 'Oils & Butters',
    description: 'Cold-pressed oils and butters for the pan, the skin and the hair.',
    position: 5,
  },
];
