import { t } from '../../words/knowledge.ts';
import type { Remedy } from './remedy.ts';

const effects: Readonly<Record<number, string>> = {
  [-1]: t('calms'),
  0: t('leaves as it is'),
  1: t('raises'),
};
/** What the tradition's words for kinds of preparation mean. */
const preparations: Readonly<Record<string, string>> = {
  churna: t('churna, a powder'),
  kwatha: t('kwatha, a decoction'),
  ksheerapaka: t('ksheerapaka, cooked in milk'),
  taila: t('taila, an oil'),
  lepa: t('lepa, a paste'),
  takra: t('takra, a buttermilk drink'),
  krishara: t('krishara, rice with green grams'),
  phanta: t('phanta, an infusion'),
};

const known = (names: readonly string[]): string => names.map((name) => t.known(name)).join(', ');

/** The qualities Ayurveda gives a remedy. Tradition, not safety: it says so. */
export function AyurvedaFacts({ ayurveda }: { ayurveda: NonNullable<Remedy['ayurveda']> }) {
  const rows = [
    [t('Sanskrit name'), ayurveda.sanskrit],
    [t('Kind'), preparations[ayurveda.preparation] ?? ayurveda.preparation],
    [t('Taste (rasa)'), known(ayurveda.rasa)],
    [t('Quality (guna)'), known(ayurveda.guna)],
    [t('Power (virya)'), t.known(ayurveda.virya)],
    [t('After digestion (vipaka)'), t.known(ayurveda.vipaka)],
    ['Vata', effects[ayurveda.dosha.vata] ?? ''],
    ['Pitta', effects[ayurveda.dosha.pitta] ?? ''],
    ['Kapha', effects[ayurveda.dosha.kapha] ?? ''],
    ...(ayurveda.anupana ? [[t('Taken with (anupana)'), t.known(ayurveda.anupana)] as const] : []),
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        {rows.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        {t('Tradition, for interest. These qualities never decide what is safe.')}
      </p>
    </>
  );
}
