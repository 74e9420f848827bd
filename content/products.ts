import { herbSpices } from './products/herbs-spices.ts';
import { strongHerbs } from './products/herbs-strong.ts';
import { traditionalHerbs } from './products/herbs-traditional.ts';
import { kitchenOils } from './products/oils-kitchen.ts';
import { skinOils } from './products/oils-skin.ts';
import { superfoodPowders } from './products/superfoods-powders.ts';
import { superfoodSeeds } from './products/superfoods-seeds.ts';
import { nutrientSupplements } from './products/supplements-nutrients.ts';
import { plantSupplements } from './products/supplements-plants.ts';
import { flowerAndRootTeas } from './products/teas-flowers-roots.ts';
import { leafTeas } from './products/teas-leaves.ts';
import type { Product } from './schema.ts';

/** Everything in the shop, by id. */
export const products: Product[] = [
  ...herbSpices,
  ...strongHerbs,
  ...traditionalHerbs,
  ...superfoodPowders,
  ...superfoodSeeds,
  ...leafTeas,
  ...flowerAndRootTeas,
  ...plantSupplements,
  ...nutrientSupplements,
  ...kitchenOils,
  ...skinOils,
].toSorted((a, b) => a.id - b.id);
