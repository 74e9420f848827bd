import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { readingKinds } from '../../entities/readings/reading.ts';
import { weights } from '../../features/nutrition/nutrition.queries.ts';
import { RecordsNote } from '../../features/nutrition/page-frame.tsx';

import './print.css';
import { averageOf, detailsOf, kindNames, readingText, unitNames } from '../../features/readings/log-row.ts';
import { ReadingsLog } from '../../features/readings/readings-log.tsx';
import { type Log, type OwnTarget, useLog } from '../../features/readings/readings.queries.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/health.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;

/** `under 135/85` of a pressure, `4 to 7` of others. */
function targetText({ id, low, high }: OwnTarget): string {
  const unit = unitNames[id];
  if (id === 'pressure')
    return t('at most {upper}/{lower} {unit}', { upper: high ?? '–', lower: low ?? '–', unit });
  return t('{low} to {high} {unit}', { low: low ?? '–', high: high ?? '–', unit });
}

/** Ninety days of readings on paper, for the clinic: means, the target, and each reading with what was felt. */
export function ReadingsSheet({ log: { entries, targets }, now }: { log: Log; now: number }) {
  const recent = entries.filter(({ at }) => now - at < DAYS * DAY_MS);
  const kinds = readingKinds.filter((kind) => recent.some(({ reading }) => reading.kind === kind));
  return (
    <article className="summary-sheet border-line bg-surface grid max-w-3xl gap-6 rounded-2xl border p-5 shadow-md sm:p-8 print:gap-4 print:text-[9.5pt]">
      <header className="border-line flex flex-wrap items-end justify-between gap-3 border-b pb-3">
        <div>
          <h2 className="text-2xl print:text-xl">{t('My readings')}</h2>
          <p className="text-muted">
            {t('The last 90 days until {date}, as noted by the person', {
              date: formatDate(new Date(now).toISOString()),
            })}
          </p>
        </div>
        <p>{t('Name: ______________________')}</p>
      </header>
      {kinds.length === 0 && <p className="text-muted">{t('No reading of this time yet.')}</p>}
      {kinds.map((kind) => {
        const target = targets.find(({ id }) => id === kind);
        const means = [7, 30].map((days) => averageOf(entries, kind, days, now));
        return (
          <section key={kind} aria-labelledby={`sheet-${kind}`} className="grid gap-2">
            <h3 id={`sheet-${kind}`} className="text-lg">
              {kindNames[kind]}
            </h3>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {means.map(({ days, mean }) => (
                <li key={days}>
                  {t('Average of {n} days', { n: days })}:{' '}
                  <strong>{mean ? readingText(mean) : t('No reading')}</strong>
                </li>
              ))}
              {target && (
                <li>
                  {t('Clinician’s target')}: <strong>{targetText(target)}</strong>
                  {target.set_by && ` (${target.set_by})`}
                </li>
              )}
            </ul>
            <table className="w-full text-left">
              <thead>
                <tr className="border-line border-b">
                  <th scope="col" className="py-1 pr-3">
                    {t('Time')}
                  </th>
                  <th scope="col" className="py-1 pr-3">
                    {t('Reading')}
                  </th>
                  <th scope="col" className="py-1">
                    {t('Beside it')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {recent
                  .filter(({ reading }) => reading.kind === kind)
                  .map((entry) => (
                    <tr key={entry.id} className="border-line border-b align-top">
                      <td className="py-1 pr-3">
                        {(kind === 'weight' ? formatDate : formatDateTime)(new Date(entry.at).toISOString())}
                      </td>
                      <td className="py-1 pr-3 font-semibold tabular-nums">{readingText(entry.reading)}</td>
                      <td className="py-1 break-words">{detailsOf(entry)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        );
      })}
      <p className="text-muted text-sm print:text-[8pt]">
        {t(
          'Made with Mizizi from what the person noted at home. Cuffs and meters at home differ from those of a clinic.',
        )}
      </p>
    </article>
  );
}

/** `/readings`, `/readings?kind=glucose` */
export function Component() {
  const { rows } = weights.useRecords();
  const [query] = useSearchParams();
  const asked = readingKinds.find((kind) => kind === query.get('kind'));
  return (
    <div className="page pb-16">
      <PageHead title={t('My readings')} noIndex />
      <PageHeader
        eyebrow={t('Health')}
        title={t('My readings')}
        intro={t(
          'Blood pressure, sugar, temperature, pulse and weight: noted, answered at once, and kept. Works without a connection.',
        )}
      />
      <ReadingsLog
        weights={{ rows, put: weights.put, remove: weights.remove }}
        syncNote={<RecordsNote />}
        {...(asked && { firstKind: asked })}
      />
      <p className="text-muted mt-10 max-w-prose text-sm text-pretty">
        {t(
          'This informs and does not replace a clinician. When you feel very unwell, go or call whatever the number says.',
        )}
      </p>
    </div>
  );
}

/** `/readings/print`: ninety days on paper, for the clinic. */
export const print: PageModule = { Component: ReadingsOnPaper };

function ReadingsOnPaper() {
  const { rows } = weights.useRecords();
  const log = useLog({ rows });
  const [now] = useState(() => Date.now());
  return (
    <div className="page pb-12">
      <PageHead title={t('My readings for the clinic')} noIndex />
      <PageHeader
        eyebrow={
          <Link to={paths.readings()} className="text-leaf-700 underline underline-offset-4">
            {t('My readings')}
          </Link>
        }
        title={t('For the clinic')}
        intro={t('It leaves this device only when you print it or save it.')}
        actions={<Button onClick={() => window.print()}>{t('Print or save as PDF')}</Button>}
      />
      <ReadingsSheet log={log} now={now} />
    </div>
  );
}
