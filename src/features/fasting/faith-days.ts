import { addDays } from '../../lib/nairobi.ts';
import { instantOf, weekdayOf } from './zoned.ts';

/**
 * When the sun rises, sets and comes near, for the hours of a Ramadan fast. The equations of NOAA's solar calculator
 * (after J. Meeus, Astronomical Algorithms, 2nd edition, chapters 25 and 28): mean longitude and anomaly of the sun, the
 * equation of centre, its declination, the equation of time, and the hour angle at which its centre stands at a given
 * height. Good to about a minute at Kenya's latitudes; hills and a mosque's own timetable matter more than the rest.
 */
const RADIANS = Math.PI / 180;
const DAY_MS = 86_400_000;
/** The upper rim on the horizon, with the air bending the light: 34 minutes of arc and 16 of the sun's radius. */
const RIM = -0.833;
/** Dawn begins when the sun is 18° below the horizon, as the Muslim World League reckons. */
const DAWN = -18;

const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
const cos = (degrees: number): number => Math.cos(degrees * RADIANS);
const tan = (degrees: number): number => Math.tan(degrees * RADIANS);

/** The sun's declination in degrees and the equation of time in minutes. */
function sunAt(at: number): { declination: number; equationOfTime: number } {
  const century = (at / DAY_MS + 2_440_587.5 - 2_451_545) / 36_525;
  const longitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360;
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node);
  const tilt =
    23 +
    (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60 +
    0.00256 * cos(node);
  const y = tan(tilt / 2) ** 2;
  const equation =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return {
    declination: Math.asin(sin(tilt) * sin(apparent)) / RADIANS,
    equationOfTime: (4 * equation) / RADIANS,
  };
}

/** When the sun's centre stands at a height, before (−1) or after (1) noon. `day` is a day of Kenya. */
function whenAt(day: string, place: Place, height: number, side: -1 | 1): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The sun moves while the day goes on: the second look is at the time the first one found.
  let at = midnight + DAY_MS / 2;
  for (let look = 0; look < 3; look += 1) {
    const { declination, equationOfTime } = sunAt(at);
    const angle =
      Math.acos(
        sin(height) / (cos(place.latitude) * cos(declination)) - tan(place.latitude) * tan(declination),
      ) / RADIANS;
    const minutes = 720 - 4 * (place.longitude - side * angle) - equationOfTime;
    at = midnight + minutes * 60_000;
  }
  return at;
}

/** Degrees; south and west are negative. Between the polar circles. */
type Place = { latitude: number; longitude: number };

export const sunsetAt = (day: string, place: Place): number => whenAt(day, place, RIM, 1);
export const sunriseAt = (day: string, place: Place): number => whenAt(day, place, RIM, -1);
export const dawnAt = (day: string, place: Place): number => whenAt(day, place, DAWN, -1);

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

export type FaithKind = 'ramadan' | 'lent' | 'prayer';
/** From when to when a day's fast lasts, in milliseconds. */
export type FaithWindow = { from: number; to: number };

const KENYA = 'Africa/Nairobi';
const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});

/** Whether a day lies in Ramadan by the Umm al-Qura calendar. Where the moon is sighted it may shift by a day. */
export const isRamadan = (day: string): boolean =>
  Number.parseInt(islamicMonth.format(Date.parse(`${day}T12:00:00Z`)), 10) === 9;

/** The first day of Ramadan that is today or later, at most 13 months ahead. */
export function nextRamadan(today: string): string {
  let day = today;
  for (let step = 0; step < 400 && !isRamadan(day); step += 1) day = addDays(day, 1);
  return day;
}

/** Easter Sunday of the western churches: the Gregorian computus in the anonymous form of 1876 (Meeus, chapter 8). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const solar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - solar + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * late + 114;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(place / 31))}-${two((place % 31) + 1)}`;
}

/** Ash Wednesday and the Saturday before Easter, of the Lent that is on or comes next. */
export function lentFrom(today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4));
  const easter = easterOf(year);
  const near = addDays(easter, -1) < today ? easterOf(year + 1) : easter;
  return { from: addDays(near, -46), to: addDays(near, -1) };
}

/** Whether a day is one of Lent's fasts: its Sundays are not. */
export function isLent(day: string): boolean {
  const { from, to } = lentFrom(day);
  return day >= from && day <= to && weekdayOf(day) !== 7;
}

/**
 * The hours of one day's fast: in Ramadan from dawn to sunset where the county's headquarters are; in Lent from midnight to
 * three in the afternoon; for prayer from six to six, as many congregations keep it.
 */
export function faithWindow(kind: FaithKind, day: string, county: string): FaithWindow {
  const place = placeOf(county);
  switch (kind) {
    case 'ramadan':
      return { from: dawnAt(day, place), to: sunsetAt(day, place) };
    case 'lent':
      return { from: instantOf(day, '00:00', KENYA), to: instantOf(day, '15:00', KENYA) };
    case 'prayer':
      return { from: instantOf(day, '06:00', KENYA), to: instantOf(day, '18:00', KENYA) };
  }
}
