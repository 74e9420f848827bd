import type { Reference } from '../remedy-schema.ts';

const source = (
  title: string,
  publisher: string,
  year: number | null = null,
  url: string | null = null,
): Reference => ({ title, publisher, year, url });

const WHO = 'World Health Organization';

/** A guideline or report of the World Health Organization. */
export const who = (title: string, year: number): Reference => source(title, WHO, year);

/** A health-professional fact sheet of the NIH Office of Dietary Supplements. */
export const ods = (nutrient: string, page: string): Reference =>
  source(
    `${nutrient}: fact sheet for health professionals`,
    'US National Institutes of Health, Office of Dietary Supplements',
    null,
    `https://ods.od.nih.gov/factsheets/${page}-HealthProfessional/`,
  );

export const cochrane = (title: string, year: number): Reference =>
  source(title, 'Cochrane Database of Systematic Reviews', year);

export const paper = (title: string, journal: string, year: number): Reference =>
  source(title, journal, year);

export const kenyaDiets = source(
  'National Guidelines for Healthy Diets and Physical Activity',
  'Ministry of Health, Republic of Kenya',
  2017,
);
export const fdc = source(
  'FoodData Central',
  'US Department of Agriculture',
  null,
  'https://fdc.nal.usda.gov/',
);
export const healthyDiet = source(
  'Healthy diet: fact sheet',
  WHO,
  2020,
  'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
);
export const saltGuideline = who('Guideline: sodium intake for adults and children', 2012);
export const sugarGuideline = who('Guideline: sugars intake for adults and children', 2015);
export const fiveKeys = who('Five keys to safer food manual', 2006);
export const proteinReport = who(
  'Protein and amino acid requirements in human nutrition: report of a joint WHO/FAO/UNU expert consultation',
  2007,
);
export const carbohydrateGuideline = who('Carbohydrate intake for adults and children: WHO guideline', 2023);
export const faoPulses = source(
  'Pulses: nutritious seeds for a sustainable future',
  'Food and Agriculture Organization of the United Nations',
  2016,
);
export const wholeGrains = paper(
  'Carbohydrate quality and human health: a series of systematic reviews and meta-analyses',
  'The Lancet',
  2019,
);
export const foodPlants = source(
  'Maundu PM, Ngugi GW, Kabuye CHS: Traditional Food Plants of Kenya',
  'National Museums of Kenya',
  1999,
);
export const complementaryFeeding = who(
  'WHO guideline for complementary feeding of infants and young children 6–23 months of age',
  2023,
);
export const antenatal = who(
  'WHO recommendations on antenatal care for a positive pregnancy experience',
  2016,
);
