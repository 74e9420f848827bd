import type { RemedyAyurveda } from './remedy.ts';

const effects: Readonly<Record<number, string>> = { [-1]: 'calms', 0: 'leaves as it is', 1: 'raises' };
/** What the tradition's words for kinds of preparation mean. */
const preparations: Readonly<Record<string, string>> = {
  churna: 'churna, a powder',
  kwatha: 'kwatha, a decoction',
  ksheerapaka: 'ksheerapaka, cooked in milk',
  taila: 'taila, an oil',
  lepa: 'lepa, a paste',
  takra: 'takra, a buttermilk drink',
  krishara: 'krishara, rice with green grams',
  phanta: 'phanta, an infusion',
};

/** The qualities Ayurveda gives a remedy. Tradition, not safety: it says so. */
export function AyurvedaFacts({ ayurveda }: { ayurveda: RemedyAyurveda }) {
  const rows = [
    ['Sanskrit name', ayurveda.sanskrit],
    ['Kind', preparations[ayurveda.preparation] ?? ayurveda.preparation],
    ['Taste (rasa)', ayurveda.rasa.join(', ')],
    ['Quality (guna)', ayurveda.guna.join(', ')],
    ['Power (virya)', ayurveda.virya],
    ['After digestion (vipaka)', ayurveda.vipaka],
    ['Vata', effects[ayurveda.dosha.vata] ?? ''],
    ['Pitta', effects[ayurveda.dosha.pitta] ?? ''],
    ['Kapha', effects[ayurveda.dosha.kapha] ?? ''],
    ...(ayurveda.anupana ? [['Taken with (anupana)', ayurveda.anupana] as const] : []),
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
        Tradition, for interest. These qualities never decide what is safe.
      </p>
    </>
  );
}
