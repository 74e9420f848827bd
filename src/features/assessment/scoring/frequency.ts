/** How often within the last two weeks: the answers PHQ-2 and GAD-2 share, 0 to 3 points. */
export const frequencies = ['not-at-all', 'several-days', 'more-than-half', 'nearly-every-day'] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyPoints = (frequency: Frequency): number => frequencies.indexOf(frequency);
export const isFrequency = (value: unknown): value is Frequency => frequencies.some((one) => one === value);
