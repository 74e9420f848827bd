import type { ReactNode } from 'react';

import { SaveHerbButton } from '../../entities/herbs/herb-card-view.tsx';
import {
  type Herb,
  type HerbRecord,
  languageCode,
  languageName,
  nameOf,
  otherNameOf,
} from '../../entities/herbs/herb.ts';
import { monthName } from '../../lib/format.ts';
import { EnglishNote, EnglishText } from '../../ui/english.tsx';
import { pictureAddress, ResponsivePicture } from '../../ui/picture.tsx';
import { SourceList } from '../../ui/reading-page.tsx';
import { t } from '../../words/knowledge.ts';
import { HerbFacts, Section, HerbText } from './herb-facts.tsx';
import { PreparationList, UseList } from './preparation-list.tsx';
import { SafetyBox } from './safety-box.tsx';

type HerbViewProps = {
  record: HerbRecord;
  /** What the herb means for this visitor's own list of medicines and conditions. */
  matched: ReactNode;
  /** Why they must not take it, when their list says so. */
  stopped: ReactNode;
  /** Share, print and compare. */
  actions: ReactNode;
  /** Remedies and products, which never come before the dangers. */
  related: ReactNode;
};

const sections = [
  ['safety', t('Safety')],
  ['uses', t('Uses')],
  ['preparations', t('Doses')],
  ['names', t('Names')],
  ['references', t('Sources')],
] as const;

/** What the plant is called, language by language, and its botanical names. */
function HerbNames({ herb }: { herb: Herb }) {
  const rows: { term: string; names: readonly string[]; lang?: string | undefined; italic?: boolean }[] = [
    ...Object.entries(herb.names).map(([language, names]) => ({
      term: languageName(language),
      names,
      lang: languageCode(language),
    })),
    { term: t('Also'), names: herb.other_names },
    { term: t('Sanskrit'), names: herb.ayurveda?.sanskrit ?? [] },
    { term: t('Botanical'), names: [herb.accepted_name, ...herb.synonyms], italic: true },
    { term: t('Family'), names: [herb.family] },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {rows
        .filter(({ names }) => names.length > 0)
        .map(({ term, names, lang, italic }) => (
          <div key={term} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{term}</dt>
            <dd lang={lang} className={italic ? 'italic' : undefined}>
              {names.join(', ')}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Everything about one herb, dangers first. */
export function HerbView({ record, matched, stopped, actions, related }: HerbViewProps) {
  const { herb } = record;
  const name = nameOf(herb);
  const other = otherNameOf(herb);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-10">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <header className="grid grid-cols-[minmax(0,1fr)_7rem] content-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-1">
          <div className="grid content-start gap-1.5">
            <h1 className="text-3xl leading-tight wrap-break-word sm:text-4xl">{name}</h1>
            <p className="text-muted text-lg leading-snug">
              {other && (
                <>
                  <span lang={other.lang}>{other.text}</span> ·{' '}
                </>
              )}
              <i>{herb.accepted_name}</i>
            </p>
          </div>
          <div className="row-span-2 lg:hidden">
            <ResponsivePicture
              name={herb.picture}
              alt={t('Drawn plate of {name}', { name })}
              sizes="(min-width: 640px) 176px, 112px"
              eager
              className="border-line rounded-2xl border shadow-sm"
            />
          </div>
          <p className="col-span-2 text-lg leading-relaxed text-pretty sm:col-span-1">
            <HerbText>{herb.summary}</HerbText>
          </p>
          <EnglishNote className="col-span-2 lg:col-span-1" />
          <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1 print:hidden">
            <SaveHerbButton slug={herb.slug} name={name} />
            {actions}
          </div>
          <nav aria-label={t('On this page')} className="col-span-2 lg:col-span-1 print:hidden">
            <ul className="-ml-2 flex flex-wrap">
              {sections.map(([id, title]) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="text-leaf-700 hover:bg-leaf-100 flex min-h-11 items-center rounded-lg px-2 text-sm font-semibold sm:text-base"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <div className="max-lg:hidden">
          <ResponsivePicture
            name={herb.picture}
            alt={t('Drawn plate of {name}', { name })}
            sizes="(min-width: 1024px) 288px, 1px"
            className="border-line rounded-2xl border shadow-sm"
          />
        </div>
      </div>
      <SafetyBox herb={herb} matched={matched} />
      <Section id="uses" title={t('What it is used for')}>
        <UseList herb={herb} />
      </Section>
      <Section id="preparations" title={t('How it is prepared')}>
        <PreparationList herb={herb} stopped={stopped} />
      </Section>
      <Section id="about" title={t('About {name}', { name })}>
        <p className="max-w-prose leading-relaxed text-pretty">
          <EnglishText>{herb.about}</EnglishText>
        </p>
      </Section>
      <Section id="names" title={t('Names')}>
        <HerbNames herb={herb} />
      </Section>
      <HerbFacts herb={herb} />
      {related}
      <Section id="references" title={t('Sources and review')}>
        <SourceList
          sources={herb.references}
          reviewedAt={herb.reviewed_at}
          reviewer={record.reviewer}
          unsigned={t('Checked against these sources in {month}. No clinician has signed it off yet.', {
            month: monthName(herb.reviewed_at),
          })}
          nextReviewOn={record.nextReviewOn}
        />
      </Section>
    </article>
  );
}

/** What search engines read about a herb page (schema.org, MedicalWebPage). */
export function herbJsonLd({ herb, reviewer }: HerbRecord, url: string): object {
  const name = nameOf(herb);
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    url,
    name: `${name} (${herb.accepted_name}): safety, uses and preparation`,
    description: herb.summary,
    inLanguage: 'en-KE',
    lastReviewed: `${herb.reviewed_at}-01`,
    ...(reviewer ? { reviewedBy: { '@type': 'Person', name: reviewer } } : {}),
    audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: new URL(pictureAddress(herb.picture, 1080), url).href,
    },
    about: {
      '@type': 'Thing',
      name,
      alternateName: [...Object.values(herb.names).flat(), herb.accepted_name].filter(
        (other) => other !== name,
      ),
    },
    citation: herb.references.map(({ title, publisher }) => `${title}. ${publisher}`),
  };
}
