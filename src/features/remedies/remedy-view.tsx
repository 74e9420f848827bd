import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { WarningText } from '../../entities/safety/warning-text.tsx';
import { monthName } from '../../lib/format.ts';
import { humanise, type Terms, termsQuery } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/card.tsx';
import { EnglishNote, EnglishText } from '../../ui/english.tsx';
import { evidence, GradeBadge } from '../../ui/grade-badge.tsx';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { SourceList } from '../../ui/reading-page.tsx';
import { t } from '../../words/knowledge.ts';
import { t as titles } from '../../words/names.ts';
import { RedFlagGate } from './red-flag-gate.tsx';
import { ageText, ingredientNames, type Remedy, type RemedyRecord } from './remedies.queries.ts';
import { AyurvedaFacts, RemedyText } from './remedy-parts.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Limits({ limits }: Pick<Remedy, 'limits'>) {
  const facts = [
    [
      t('Most in a day'),
      // The unit is a phrase of the content, known together with the place of its number.
      t.known(`{n} ${limits.unit}`).replace('{n}', String(limits.max_a_day)),
    ],
    [
      t('Longest'),
      limits.max_days === null ? t('No last day') : t.count(limits.max_days, '{n} day', '{n} days'),
    ],
    [t('Youngest'), ageText(limits.min_age_years)],
  ] as const;
  return (
    <dl className="bg-sunk grid grid-cols-3 gap-4 rounded-xl p-4">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-semibold wrap-break-word">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ingredients({ remedy, terms }: { remedy: Remedy; terms: Terms | undefined }) {
  return (
    <ul className="divide-line border-line divide-y border-y">
      {remedy.ingredients.map(({ ingredient, amount, optional }) => {
        const term = terms?.ingredients[ingredient];
        const { name, other } = ingredientNames(ingredient, term);
        return (
          <li key={`${ingredient} ${amount}`} className="flex flex-wrap items-baseline gap-x-2 py-2.5">
            {term?.herb ? (
              <Link
                to={paths.herb(term.herb)}
                className="text-leaf-700 font-semibold underline underline-offset-4"
              >
                {name}
              </Link>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            {other && (
              <span lang={other.lang} className="text-muted">
                {other.text}
              </span>
            )}
            <span>
              <RemedyText>{amount}</RemedyText>
            </span>
            {optional && <Badge>{t('if you like')}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}

function WhoNot({ remedy, terms }: { remedy: Remedy; terms: Terms | undefined }) {
  const groups = [
    { level: 'avoid', title: t('Leave it if you have'), tone: 'danger' },
    { level: 'caution', title: t('Ask a clinician first if you have'), tone: 'gold' },
  ] as const;
  return groups.map(({ level, title, tone }) => {
    const found = remedy.not_for.filter((rule) => rule.level === level);
    if (found.length === 0) return null;
    return (
      <div key={level} className="grid gap-1.5">
        <p>
          <Badge tone={tone}>{title}</Badge>
        </p>
        <ul className="grid gap-1.5">
          {found.map(({ condition, text }) => (
            <li key={condition} className="text-pretty">
              <strong>{t.known(terms?.conditions[condition] ?? humanise(condition))}.</strong>{' '}
              <WarningText>{text}</WarningText>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

type RemedyViewProps = {
  record: RemedyRecord;
  /** What it means for this visitor's own list. */
  matched: ReactNode;
  actions: ReactNode;
  /** Products, below everything about safety and gone when a red flag interrupts. */
  related: ReactNode;
};

const noTerms: Terms = { medicines: {}, conditions: {}, complaints: {}, ingredients: {}, red_flags: {} };

/** One remedy: the signs that end it, for whom it is not, and only then how it is made. */
export function RemedyView({ record, matched, actions, related }: RemedyViewProps) {
  const { remedy, reviewer, nextReviewOn } = record;
  const { data: terms } = useQuery(termsQuery());
  const title = titles.known(remedy.title);
  return (
    <article className="grid gap-7">
      <header className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_12rem] sm:grid-rows-[auto_auto_auto_1fr] lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-10">
        <p className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1">
          {remedy.complaints.map((id) => (
            <Link
              key={id}
              to={`${paths.remedies()}?complaint=${id}`}
              className="bg-clay-100 text-clay-800 hover:bg-clay-200 flex min-h-8 items-center rounded-full px-3 text-sm font-semibold"
            >
              {t.known(terms?.complaints[id]?.name ?? humanise(id))}
            </Link>
          ))}
          {remedy.kind === 'ayurvedic' && <Badge tone="gold">{t('Ayurvedic')}</Badge>}
          {remedy.external && <Badge tone="info">{t('Not swallowed')}</Badge>}
        </p>
        <h1 className="text-3xl leading-tight wrap-break-word sm:text-4xl">
          <EnglishText told={title}>{remedy.title}</EnglishText>
        </h1>
        <div className="col-start-2 row-start-2 sm:row-span-4 sm:row-start-1">
          <ResponsivePicture
            name={remedy.picture}
            alt={t('Drawn picture for “{title}”', { title })}
            sizes="(min-width: 1024px) 288px, (min-width: 640px) 192px, 112px"
            eager
            className="border-line rounded-2xl border shadow-sm"
          />
        </div>
        <p className="col-span-2 max-w-3xl text-lg leading-relaxed text-pretty sm:col-span-1">
          <RemedyText>{remedy.summary}</RemedyText>
        </p>
        <EnglishNote className="col-span-2 sm:col-span-1" />
        <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 print:hidden">{actions}</div>
      </header>
      <RedFlagGate terms={terms ?? noTerms} flags={remedy.red_flags} mode="show">
        <section
          aria-labelledby="safety"
          className="border-gold-300 bg-surface grid gap-4 rounded-2xl border-2 p-4 sm:p-6"
        >
          <h2 id="safety" className="text-2xl">
            {t('Is it for you?')}
          </h2>
          {matched}
          <p className="text-pretty">
            <WarningText>{remedy.for_whom}</WarningText>
          </p>
          <WhoNot remedy={remedy} terms={terms} />
          <Limits limits={remedy.limits} />
        </section>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <Section title={t('What you need')}>
            <Ingredients remedy={remedy} terms={terms} />
          </Section>
          <Section title={t('How it is made')}>
            <ol className="grid list-decimal gap-2 pl-5">
              {remedy.steps.map((step) => (
                <li key={step} className="pl-1 text-pretty">
                  <RemedyText>{step}</RemedyText>
                </li>
              ))}
            </ol>
          </Section>
          <Section title={t('How it is used')}>
            <p className="text-pretty">
              <RemedyText>{remedy.dose}</RemedyText>
            </p>
            <p className="text-muted text-pretty">
              <RemedyText>{remedy.keeps}</RemedyText>
            </p>
          </Section>
          <Section title={t('How good is the evidence?')}>
            <p>
              <GradeBadge letter={remedy.evidence} {...evidence[remedy.evidence]} />
            </p>
            <p className="text-pretty">
              <EnglishText>{remedy.evidence_text}</EnglishText>
            </p>
          </Section>
          <Section title={t('See a clinician when')}>
            <ul className="grid list-disc gap-1.5 pl-5">
              {remedy.see_clinician.map((text) => (
                <li key={text} className="text-pretty">
                  <RemedyText>{text}</RemedyText>
                </li>
              ))}
            </ul>
          </Section>
          {remedy.ayurveda && (
            <Section title={t('In Ayurveda')}>
              <AyurvedaFacts ayurveda={remedy.ayurveda} />
            </Section>
          )}
        </div>
        {related}
      </RedFlagGate>
      <Section title={t('Sources and review')}>
        <SourceList
          sources={remedy.references}
          reviewedAt={remedy.reviewed_at}
          reviewer={reviewer}
          unsigned={t('Checked against these sources in {month}. No clinician has signed it off yet.', {
            month: monthName(remedy.reviewed_at),
          })}
          nextReviewOn={nextReviewOn}
        />
      </Section>
    </article>
  );
}
