import { breathingAndAllergyDrugs } from './drugs/breathing-and-allergy.ts';
import { cancerAndImmuneDrugs } from './drugs/cancer-and-immune.ts';
import { contraceptionDrugs } from './drugs/contraception.ts';
import { hormoneDrugs } from './drugs/diabetes-thyroid-hormones.ts';
import type { Drug } from './drugs/entry.ts';
import { heartAndPressureDrugs } from './drugs/heart-and-pressure.ts';
import { hivTbMalariaDrugs } from './drugs/hiv-tb-malaria.ts';
import { infectionDrugs } from './drugs/infection.ts';
import { mindAndBrainDrugs } from './drugs/mind-and-brain.ts';
import { otherDrugs } from './drugs/other.ts';
import { painAndJointDrugs } from './drugs/pain-and-joints.ts';
import { skinEyeEarDrugs } from './drugs/skin-eye-ear.ts';
import { stomachAndWormDrugs } from './drugs/stomach-and-worms.ts';
import { vitaminAndMineralDrugs } from './drugs/vitamins-minerals.ts';

/**
 * Medicines of the Kenya Essential Medicines List (2019, 2023) and the WHO Model List that are taken outside hospital,
 * and what chemists and shops in Kenya sell besides. Classes follow the ATC classification of the WHO. Written in
 * 2026-11 and not yet reviewed by a pharmacist. What is one medicine and a class at once (warfarin, metformin, insulin…)
 * is in drug-classes.ts alone.
 */
export const drugs: readonly Drug[] = [
  ...hivTbMalariaDrugs,
  ...infectionDrugs,
  ...heartAndPressureDrugs,
  ...hormoneDrugs,
  ...contraceptionDrugs,
  ...mindAndBrainDrugs,
  ...painAndJointDrugs,
  ...breathingAndAllergyDrugs,
  ...stomachAndWormDrugs,
  ...skinEyeEarDrugs,
  ...vitaminAndMineralDrugs,
  ...cancerAndImmuneDrugs,
  ...otherDrugs,
];
