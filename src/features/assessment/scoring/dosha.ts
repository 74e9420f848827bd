/**
 * A reflection in the language of Ayurveda: five items of our own, each leaning to vata, pitta or kapha; the one named
 * most leads, a tie is mixed. Traditional, without a scientific measure behind it. No advice and no safety rule reads it.
 */
export const DOSHA_MOST = 5;
export const doshas = ['vata', 'pitta', 'kapha'] as const;
export type Dosha = (typeof doshas)[number];
export type DoshaLead = { lead: Dosha | 'mixed'; count: number };

/** Which one leads, and how many of the answers name it. */
export function doshaLead(answers: readonly Dosha[]): DoshaLead {
  const counts = doshas.map((dosha) => answers.filter((answer) => answer === dosha).length);
  const count = Math.max(...counts);
  const leaders = doshas.filter((_, index) => counts[index] === count);
  const [only] = leaders;
  return { lead: leaders.length === 1 && only ? only : 'mixed', count };
}
