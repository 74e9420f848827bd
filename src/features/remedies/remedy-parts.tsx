import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EnglishText } from '../../ui/english.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { pictureAddress } from '../../ui/picture.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/knowledge.ts';
import { t as warning } from '../../words/remedy-cautions.ts';
import type { Remedy, RemedyRecord } from './remedies.queries.ts';

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

/** The address names no remedy. */
export function RemedyMissing() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <PageHead title={t('Remedy not found')} noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">{t('There is no such remedy')}</h1>
      <p className="text-muted text-pretty">
        {t('It may have been withdrawn. Look for it by what troubles you.')}
      </p>
      <Link to={paths.remedies()} className={buttonStyles({ variant: 'primary' })}>
        {t('All remedies')}
      </Link>
    </div>
  );
}

/** What search engines read about a remedy page (schema.org, MedicalWebPage). */
export function remedyJsonLd({ remedy, reviewer }: RemedyRecord, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    url,
    name: remedy.title,
    description: remedy.summary,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: new URL(pictureAddress(remedy.picture, 1080), url).href,
    },
    inLanguage: 'en-KE',
    lastReviewed: `${remedy.reviewed_at}-01`,
    ...(reviewer ? { reviewedBy: { '@type': 'Person', name: reviewer } } : {}),
    audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
    citation: remedy.references.map(({ title, publisher }) => `${title}. ${publisher}`),
  };
}

/** What a remedy says, in the language of the app where it warns; the rest is marked as English. */
export const RemedyText = ({ children }: { children: string }) => (
  <EnglishText told={warning.known(children)}>{children}</EnglishText>
);
