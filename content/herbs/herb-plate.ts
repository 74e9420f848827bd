import type { PlantHand, ProductForm } from '../products/plate-types.ts';
import type { Plate } from '../products/plates.ts';

/** The same pale papers as on the plates of the shop. */
const papers = {
  cream: '#f7f0df',
  sand: '#f3e6cc',
  clay: '#f5e0d2',
  rose: '#f6e3e1',
  mist: '#e8eeea',
  sage: '#e6edd9',
  sky: '#e5ecf1',
  lilac: '#ece6f0',
  straw: '#f6ecc4',
  stone: '#ece7df',
} as const;

/** One plate for a herb that no product shows; `part` and `form` say what lies beside the plant. */
export function herbPlate(
  slug: string,
  part: string,
  form: ProductForm,
  ground: keyof typeof papers,
  { leaf, accent, ...drawn }: PlantHand,
): Plate {
  return {
    picture: `herb-${slug}`,
    plant: slug,
    ...drawn,
    part,
    form,
    hues: { leaf, accent, ground: papers[ground] },
  };
}
