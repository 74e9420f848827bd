const hundredths = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 2 });

/** Litres as they stand on an axis: a glass is a quarter of one. */
export const litres = (value: number): string => hundredths.format(value);
