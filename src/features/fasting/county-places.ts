import type { Place } from './sun.ts';

/**
 * The county headquarters, to a hundredth of a degree (about a kilometre; a degree of longitude is four minutes of sun).
 * Names as in the table `counties`.
 */
const places: Record<string, readonly [latitude: number, longitude: number]> = {
  Baringo: [0.49, 35.74],
  Bomet: [-0.78, 35.34],
  Bungoma: [0.56, 34.56],
  Busia: [0.46, 34.11],
  'Elgeyo/Marakwet': [0.67, 35.51],
  Embu: [-0.54, 37.46],
  Garissa: [-0.45, 39.65],
  'Homa Bay': [-0.52, 34.46],
  Isiolo: [0.35, 37.58],
  Kajiado: [-1.85, 36.78],
  Kakamega: [0.28, 34.75],
  Kericho: [-0.37, 35.28],
  Kiambu: [-1.17, 36.83],
  Kilifi: [-3.63, 39.85],
  Kirinyaga: [-0.5, 37.28],
  Kisii: [-0.68, 34.77],
  Kisumu: [-0.09, 34.77],
  Kitui: [-1.37, 38.01],
  Kwale: [-4.17, 39.45],
  Laikipia: [0.27, 36.54],
  Lamu: [-2.27, 40.9],
  Machakos: [-1.52, 37.26],
  Makueni: [-1.8, 37.62],
  Mandera: [3.94, 41.86],
  Marsabit: [2.33, 37.99],
  Meru: [0.05, 37.65],
  Migori: [-1.06, 34.47],
  Mombasa: [-4.05, 39.67],
  "Murang'a": [-0.72, 37.15],
  'Nairobi City': [-1.29, 36.82],
  Nakuru: [-0.29, 36.07],
  Nandi: [0.2, 35.1],
  Narok: [-1.08, 35.86],
  Nyamira: [-0.57, 34.93],
  Nyandarua: [-0.27, 36.38],
  Nyeri: [-0.42, 36.95],
  Samburu: [1.1, 36.7],
  Siaya: [0.06, 34.29],
  'Taita/Taveta': [-3.4, 38.37],
  'Tana River': [-1.5, 40.03],
  'Tharaka-Nithi': [-0.3, 37.88],
  'Trans Nzoia': [1.02, 35.0],
  Turkana: [3.12, 35.6],
  'Uasin Gishu': [0.52, 35.27],
  Vihiga: [0.08, 34.72],
  Wajir: [1.75, 40.06],
  'West Pokot': [1.24, 35.11],
};

/** All 47, by the alphabet. */
export const countyNames: readonly string[] = Object.keys(places);

/** Where the sun is reckoned as long as nobody said where. */
export const CAPITAL = 'Nairobi City';

/** Where a county's sun is reckoned; Nairobi for a name we do not know. */
export function placeOf(county: string): Place {
  const [latitude, longitude] = places[county] ?? [-1.29, 36.82];
  return { latitude, longitude };
}
