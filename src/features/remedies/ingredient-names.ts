import { humanise, type IngredientTerm } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';

type Names = { name: string; other: { text: string; lang: 'en' | 'sw' } | null };

/**
 * What an ingredient is called, with its name in the other language: the Swahili one beside the English; where the app
 * speaks Kiswahili the English one, which the steps of a remedy use.
 */
export function ingredientNames(id: string, term: IngredientTerm | undefined): Names {
  const english = term?.name ?? humanise(id);
  const name = t.known(english);
  if (name !== english) return { name, other: { text: english, lang: 'en' } };
  return { name, other: term?.swahili ? { text: term.swahili, lang: 'sw' } : null };
}
