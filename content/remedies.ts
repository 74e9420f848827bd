import { ayurvedicDrinks } from './remedies/ayurvedic/chest-and-rest.ts';
import { ayurvedicDigestion } from './remedies/ayurvedic/digestion.ts';
import { ayurvedicOils } from './remedies/ayurvedic/oils-and-pastes.ts';
import { bowelRemedies } from './remedies/home/bowel.ts';
import { chestRemedies } from './remedies/home/chest-and-throat.ts';
import { recoveryRemedies } from './remedies/home/food-and-recovery.ts';
import { mouthRemedies } from './remedies/home/mouth.ts';
import { restRemedies } from './remedies/home/rest-and-pain.ts';
import { skinRemedies } from './remedies/home/skin.ts';
import { stomachRemedies } from './remedies/home/stomach.ts';
import type { Remedy } from './remedy-schema.ts';

/** Every remedy, home remedies first. */
export const remedies: readonly Remedy[] = [
  ...stomachRemedies,
  ...bowelRemedies,
  ...chestRemedies,
  ...recoveryRemedies,
  ...restRemedies,
  ...skinRemedies,
  ...mouthRemedies,
  ...ayurvedicDigestion,
  ...ayurvedicDrinks,
  ...ayurvedicOils,
];
