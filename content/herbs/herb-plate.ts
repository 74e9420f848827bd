import { papers } from '../papers.ts';
import type { PlantHand, ProductForm } from '../products/plate-types.ts';
import type { Plate } from '../products/plates.ts';

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
