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
export type Place = { latitude: number; longitude: number };

export const sunsetAt = (day: string, place: Place): number => whenAt(day, place, RIM, 1);
export const sunriseAt = (day: string, place: Place): number => whenAt(day, place, RIM, -1);
export const dawnAt = (day: string, place: Place): number => whenAt(day, place, DAWN, -1);
