import { language } from '../../words/language.ts';
import { t as shop } from '../../words/shop.ts';
import { t as warned } from '../../words/warnings.ts';

/**
 * A warning of the content in the language of the app. What was edited since, so that nobody has put it into Kiswahili,
 * is marked as English.
 */
export function WarningText({ children }: { children: string }) {
  // Advice and reasons that many rules share are words of the shop.
  const told = warned.known(shop.known(children));
  return language !== 'en' && told === children ? <span lang="en">{told}</span> : told;
}
