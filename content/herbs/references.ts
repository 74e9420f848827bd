import type { HerbReference } from '../herb-schema.ts';

const source = (
  id: string,
  title: string,
  publisher: string,
  year: number | null = null,
  url: string | null = null,
): HerbReference => ({ id, title, publisher, year, url });

const WHO = 'World Health Organization';
const volumes = { 1: 1999, 2: 2002, 3: 2007, 4: 2009 } as const;

/** A chapter of the WHO monographs on selected medicinal plants. */
export const who = (volume: keyof typeof volumes, chapter: string): HerbReference =>
  source(
    'who',
    `WHO monographs on selected medicinal plants, volume ${volume}: ${chapter}`,
    WHO,
    volumes[volume],
  );

/** A European Union herbal monograph, or a statement, of the Committee on Herbal Medicinal Products. */
export const ema = (plant: string, kind: 'monograph' | 'public statement' = 'monograph'): HerbReference =>
  source(
    'ema',
    kind === 'monograph' ? `European Union herbal monograph on ${plant}` : `Public statement on ${plant}`,
    'European Medicines Agency, Committee on Herbal Medicinal Products',
  );

/** A fact sheet of the US National Center for Complementary and Integrative Health. */
export const nccih = (title: string, page: string): HerbReference =>
  source(
    'nccih',
    `${title}: usefulness and safety`,
    'US National Center for Complementary and Integrative Health',
    null,
    `https://www.nccih.nih.gov/health/${page}`,
  );

export const lactmed = (entry: string): HerbReference =>
  source(
    'lactmed',
    `Drugs and Lactation Database (LactMed): ${entry}`,
    'US National Institute of Child Health and Human Development',
    null,
    'https://www.ncbi.nlm.nih.gov/books/NBK501922/',
  );

export const livertox = (entry: string): HerbReference =>
  source(
    'livertox',
    `LiverTox: ${entry}`,
    'US National Institute of Diabetes and Digestive and Kidney Diseases',
    null,
    'https://www.ncbi.nlm.nih.gov/books/NBK547852/',
  );

export const cochrane = (title: string, year: number, id = 'cochrane'): HerbReference =>
  source(id, title, 'Cochrane Database of Systematic Reviews', year);

export const mskcc = (entry: string): HerbReference =>
  source('mskcc', `About Herbs: ${entry}`, 'Memorial Sloan Kettering Cancer Center');

/** What the maker tells prescribers about a medicine, under an id of its own. */
export const productInformation = (id: string, medicine: string, publisher: string): HerbReference =>
  source(id, `Product information for prescribers: ${medicine}`, publisher);

/** One paper, under an id of its own. */
export const study = (id: string, title: string, publisher: string, year: number): HerbReference =>
  source(id, title, publisher, year);

export const prota = (entry: string): HerbReference =>
  source('prota', `Plant Resources of Tropical Africa (PROTA): ${entry}`, 'PROTA Foundation, Wageningen');

/** The Ayurvedic Pharmacopoeia, under the Sanskrit name of the entry. */
export const api = (entry: string): HerbReference =>
  source('api', `The Ayurvedic Pharmacopoeia of India, Part I: ${entry}`, 'Government of India');

export const iucn = (entry: string): HerbReference =>
  source(
    'iucn',
    `The IUCN Red List of Threatened Species: ${entry}`,
    'IUCN',
    null,
    'https://www.iucnredlist.org/',
  );

export const powo = source(
  'powo',
  'Plants of the World Online',
  'Royal Botanic Gardens, Kew',
  null,
  'https://powo.science.kew.org/',
);
export const kokwaro = source(
  'kokwaro',
  'Kokwaro JO: Medicinal Plants of East Africa, 3rd edition',
  'University of Nairobi Press',
  2009,
);
export const foodPlants = source(
  'food-plants',
  'Maundu PM, Ngugi GW, Kabuye CHS: Traditional Food Plants of Kenya',
  'National Museums of Kenya',
  1999,
);
export const kenyaTrees = source(
  'kenya-trees',
  'Beentje HJ: Kenya Trees, Shrubs and Lianas',
  'National Museums of Kenya',
  1994,
);
export const usefulTrees = source(
  'useful-trees',
  'Maundu P, Tengnäs B (editors): Useful Trees and Shrubs for Kenya',
  'World Agroforestry Centre, Nairobi',
  2005,
);
export const fdc = source(
  'fdc',
  'FoodData Central',
  'US Department of Agriculture',
  null,
  'https://fdc.nal.usda.gov/',
);
export const liverpool = source(
  'liverpool',
  'HIV Drug Interactions',
  'University of Liverpool',
  null,
  'https://www.hiv-druginteractions.org/',
);
export const cites = source(
  'cites',
  'Appendices I, II and III of the Convention (CITES)',
  'CITES Secretariat',
  null,
  'https://cites.org/eng/app/appendices.php',
);
export const stockley = source(
  'stockley',
  'Williamson E, Driver S, Baxter K: Stockley’s Herbal Medicines Interactions, 2nd edition',
  'Pharmaceutical Press',
  2013,
);
export const whoArtemisia = source(
  'who-artemisia',
  'The use of non-pharmaceutical forms of Artemisia',
  WHO,
  2019,
);
