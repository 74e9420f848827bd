import { t } from '../../words/labels.ts';
import { language } from '../../words/language.ts';

/**
 * The warnings of a product in the language of the app. What the owner wrote since the translation was made is marked as
 * English.
 */
export function LabelText({ children }: { children: string }) {
  const told = t.known(children);
  return language !== 'en' && told === children ? <span lang="en">{told}</span> : told;
}
