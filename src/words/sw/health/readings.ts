/** The log of readings: pressure, sugar, temperature, pulse, weight. */
export const readings = {} as const;
