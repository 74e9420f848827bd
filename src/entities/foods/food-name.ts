import { t } from '../../words/names.ts';

interface Named {
  name: string;
  other_names: readonly string[];
}

/** The name of a food in the language of the app; the diary keeps the one of the food table. */
export const foodName = (name: string): string => t.known(name);

/** Its other names: without the one it is shown by, and with the one of the food table where that is another. */
export function otherFoodNames({ name, other_names: others }: Named): string[] {
  const shown = foodName(name);
  const rest = others.filter((other) => other.toLowerCase() !== shown.toLowerCase());
  return shown === name ? rest : [...rest, name];
}

/** What a food is found by: first what it is headed with, in both languages. */
export const headNames = (name: string): string[] => [...new Set([name, foodName(name)])];
