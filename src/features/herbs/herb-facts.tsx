import type { ReactNode } from 'react';

import { type Ayurveda, type Herb, iucnName } from '../../entities/herbs/herb.ts';
import { EnglishText } from '../../ui/english.tsx';
import { t as cautions } from '../../words/herb-cautions.ts';
import { t } from '../../words/knowledge.ts';
import { facts } from './herb-fields.ts';

/** What a monograph says, in the language of the app where it warns; the rest is marked as English. */
export const HerbText = ({ children }: { children: string }) => (
  <EnglishText told={cautions.known(children)}>{children}</EnglishText>
);

const effects = { '-1': t('calms'), '0': t('leaves as it is'), '1': t('raises') } as const;

const known = (names: readonly string[]): string => names.map((name) => t.known(name)).join(', ');

const Rows = ({ rows }: { rows: readonly (readonly [term: string, fact: string])[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
    {rows.map(([term, fact]) => (
      <div key={term}>
        <dt className="text-muted text-sm">{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

/** The qualities Ayurveda gives a plant. Tradition, not safety: it says so. */
function AyurvedaFacts({ ayurveda }: { ayurveda: Ayurveda }) {
  const rows = [
    [t('Taste (rasa)'), known(ayurveda.rasa)],
    [t('Quality (guna)'), known(ayurveda.guna)],
    [t('Power (virya)'), t.known(ayurveda.virya)],
    [t('After digestion (vipaka)'), t.known(ayurveda.vipaka)],
    ...Object.entries(ayurveda.dosha).map(
      ([dosha, effect]) =>
        [
          dosha.charAt(0).toUpperCase() + dosha.slice(1),
          effects[String(effect) as keyof typeof effects],
        ] as const,
    ),
    ...(ayurveda.anupana ? [[t('Taken with (anupana)'), t.known(ayurveda.anupana)] as const] : []),
  ] as const;
  return (
    <>
      <Rows rows={rows} />
      <p className="text-muted mt-3 text-sm">
        {t('These qualities describe how the tradition sees the plant. They never decide what is safe.')}
      </p>
    </>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rendered-near">
      <h2 id={id} className="mb-3 scroll-mt-24 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Look-alikes, where it grows, how it is kept, and what the tradition says. */
export function HerbFacts({ herb }: { herb: Herb }) {
  const { conservation } = herb;
  const iucn = conservation.iucn && iucnName[conservation.iucn];
  return (
    <>
      {herb.look_alikes.length > 0 && (
        <Section id="look-alikes" title={t('Do not mistake it for')}>
          <ul className="grid gap-3 md:grid-cols-2">
            {herb.look_alikes.map(({ name, difference }) => (
              <li key={name} className="border-gold-300 bg-gold-50 rounded-xl border p-4">
                <p className="font-semibold">
                  <HerbText>{name}</HerbText>
                </p>
                <p className="text-pretty">
                  <HerbText>{difference}</HerbText>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="growing" title={t('Growing, gathering, keeping')}>
        <Rows
          rows={facts.map(({ label, of }) => [label, of(herb)] as const).filter(([, fact]) => fact !== '')}
        />
        <div className="mt-4 grid max-w-prose gap-2 leading-relaxed">
          {(iucn || conservation.cites || conservation.note) && (
            <p className="text-pretty">
              {iucn && `${t('Red List: {status}.', { status: iucn.toLowerCase() })} `}
              {conservation.cites &&
                `${t('Trade is controlled (CITES Appendix {number}).', { number: conservation.cites })} `}
              {conservation.note && <HerbText>{conservation.note}</HerbText>}
            </p>
          )}
          <p className="text-pretty">
            <HerbText>{herb.storage}</HerbText>
          </p>
        </div>
      </Section>
      {herb.ayurveda && (
        <Section id="ayurveda" title={t('In Ayurveda')}>
          <AyurvedaFacts ayurveda={herb.ayurveda} />
        </Section>
      )}
    </>
  );
}
