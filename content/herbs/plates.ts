import type { Plate } from '../products/plates.ts';
import { abroadPlates } from './plates-abroad.ts';
import { alertPlates } from './plates-alert.ts';
import { gardenPlates } from './plates-garden.ts';
import { wildPlates } from './plates-wild.ts';

/** Plates of the herbs that share no picture with a product, in the vocabulary of the shop's plates. */
export const herbPlates: readonly Plate[] = [...wildPlates, ...gardenPlates, ...abroadPlates, ...alertPlates];
