/** Units that meters, laboratories and thermometers show beside ours. */

/** WHO 2006: glucose, 18 mg/dL are 1 mmol/L (molar mass 180.16 g). */
const MG_PER_MMOL = 18;
export const mgToMmol = (mg: number): number => Math.round((mg / MG_PER_MMOL) * 10) / 10;
export const mmolToMg = (mmol: number): number => Math.round(mmol * MG_PER_MMOL);

/** NGSP master equation: % = 0.09148 × mmol/mol + 2.152. */
export const hba1cToPercent = (perMole: number): number => Math.round((0.091_48 * perMole + 2.152) * 10) / 10;
export const hba1cToPerMole = (percent: number): number => Math.round((percent - 2.152) / 0.091_48);

export const fahrenheitToCelsius = (fahrenheit: number): number =>
  Math.round((((fahrenheit - 32) * 5) / 9) * 10) / 10;
