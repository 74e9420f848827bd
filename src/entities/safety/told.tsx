import { language } from '../../words/language.ts';
import { t } from '../../words/shop.ts';

/** A text of the rules; what exists in English only is marked as English. */
export function Told({ children }: { children: string }) {
  const told = t.known(children);
  return language !== 'en' && told === children ? <span lang="en">{told}</span> : told;
}
