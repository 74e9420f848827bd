import type { Reference } from '../remedy-schema.ts';

const source = (
  title: string,
  publisher: string,
  year: number | null = null,
  url: string | null = null,
): Reference => ({ title, publisher, year, url });

const WHO = 'World Health Organization';
const volumes = { 1: 1999, 2: 2002, 3: 2007, 4: 2009 } as const;

/** A chapter of the WHO monographs on selected medicinal plants. */
export const whoPlant = (volume: keyof typeof volumes, chapter: string): Reference =>
  source(`WHO monographs on selected medicinal plants, volume ${volume}: ${chapter}`, WHO, volumes[volume]);

export const cochrane = (title: string, year: number): Reference =>
  source(title, 'Cochrane Database of Systematic Reviews', year);

/** A patient page of the UK's National Health Service. */
export const nhs = (title: string, page: string): Reference =>
  source(title, 'National Health Service, United Kingdom', null, `https://www.nhs.uk/conditions/${page}/`);

/** A fact sheet of the US National Center for Complementary and Integrative Health. */
export const nccih = (title: string, page: string): Reference =>
  source(
    `${title}: usefulness and safety`,
    'US National Center for Complementary and Integrative Health',
    null,
    `https://www.nccih.nih.gov/health/${page}`,
  );

export const trial = (title: string, journal: string, year: number): Reference =>
  source(title, journal, year);

export const formulary = source(
  'The Ayurvedic Formulary of India',
  'Government of India, Ministry of Health and Family Welfare',
);
export const pharmacopoeia = (entry: string): Reference =>
  source(`The Ayurvedic Pharmacopoeia of India, Part I: ${entry}`, 'Government of India');

export const whoDiarrhoea = source(
  'The treatment of diarrhoea: a manual for physicians and other senior health workers, 4th revision',
  WHO,
  2005,
);
export const whoChildren = source('Integrated Management of Childhood Illness: chart booklet', WHO, 2014);
export const whoMalaria = source('WHO guidelines for malaria', WHO, 2023);
export const whoArtemisia = source('The use of non-pharmaceutical forms of Artemisia', WHO, 2019);
export const odsIron = source(
  'Iron: fact sheet for health professionals',
  'US National Institutes of Health, Office of Dietary Supplements',
  null,
  'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/',
);
