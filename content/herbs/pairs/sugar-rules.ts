/** What a plant that lowers sugar says to each kind of medicine for it. */
import { on } from '../entry.ts';

export const low = (text: string, ...from: string[]) =>
  on('hypo-prone-medicines', 'moderate', 'adds', text, { from });
export const mildLow = (text: string, ...from: string[]) =>
  on('hypo-prone-medicines', 'minor', 'adds', text, { from });
/** Metformin, the other tablets, and diabetes without a named medicine: no low by itself, so measuring is enough. */
export const besideMetformin = (text: string, ...from: string[]) =>
  on('diabetes-medicines', 'minor', 'adds', text, {
    from,
    advice: 'Check your sugar more often and tell your clinic.',
  });
export const besideMetforminAlone = (text: string, ...from: string[]) =>
  on('metformin', 'minor', 'adds', text, { from });
