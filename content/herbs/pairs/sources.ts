/** Sources of the pairs, with the year of the edition that was read. */
import type { HerbReference } from '../../herb-schema.ts';
import { ema as emaMonograph } from '../references.ts';

/** A European Union herbal monograph; section 4.5 lists every interaction that is known, or says that none is. */
export const ema = (plant: string, year: number): HerbReference => ({ ...emaMonograph(plant), year });

/** The prescribing information of a medicine that names the plant, or what the plant does. */
export const productInformation = (
  id: string,
  medicine: string,
  year: number | null = null,
): HerbReference => ({
  id,
  title: `Summary of product characteristics: ${medicine}`,
  publisher: 'Electronic Medicines Compendium',
  year,
  url: 'https://www.medicines.org.uk/emc',
});

export const vitaminK: HerbReference = {
  id: 'vitamin-k',
  title: 'Vitamin K: fact sheet for health professionals (interactions with warfarin)',
  publisher: 'US National Institutes of Health, Office of Dietary Supplements',
  year: 2021,
  url: 'https://ods.od.nih.gov/factsheets/VitaminK-HealthProfessional/',
};

export const potassium: HerbReference = {
  id: 'potassium',
  title:
    'Potassium: fact sheet for health professionals (kidney disease, ACE inhibitors, ARBs, potassium-sparing diuretics)',
  publisher: 'US National Institutes of Health, Office of Dietary Supplements',
  year: 2022,
  url: 'https://ods.od.nih.gov/factsheets/Potassium-HealthProfessional/',
};

export const sickleCell: HerbReference = {
  id: 'sickle-cell',
  title: 'Sickle cell disease: what a person should avoid (loss of water brings on crises)',
  publisher: 'US National Heart, Lung, and Blood Institute',
  year: 2024,
  url: 'https://www.nhlbi.nih.gov/health/sickle-cell-disease',
};
