import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type ReadingKind, readingKinds } from '../../entities/readings/reading.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../start/later.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceRow } from '../../ui/choices.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/health.ts';
import { type Draft, draftOf, emptyDraft, readingsCsv } from './draft.ts';
import { HowToMeasure } from './how-to-measure.tsx';
import { type Entry, rowOf, kindNames } from './log-row.ts';
import { ReadingForm } from './reading-form.tsx';
import { AnswerBox, AveragesRow, ReadingList } from './reading-list.tsx';
import { readingRecords, targetOf, useLog, type WeightRecords } from './readings.queries.ts';
import { TargetsDialog } from './targets-dialog.tsx';

const ReadingChart = lazyPart(async () => (await import('./reading-chart.tsx')).ReadingChart);

const spans = [
  { value: '7', label: t('7 days') },
  { value: '30', label: t('30 days') },
  { value: '90', label: t('90 days') },
  { value: 'all', label: t('All') },
] as const;
type Span = (typeof spans)[number]['value'];
const DAY_MS = 86_400_000;

type Props = {
  weights: WeightRecords;
  /** Where records stand: saved, or waiting for a connection. */
  syncNote: ReactNode;
  /** What the form begins with. */
  firstKind?: ReadingKind;
};

/** My readings: note one and read at once what it means; the way they moved; all of them. */
export function ReadingsLog({ weights, syncNote, firstKind = 'pressure' }: Props) {
  const log = useLog(weights);
  const { entries, person, targets, state, refresh } = log;
  const [now, setNow] = useState(() => Date.now());
  const [kept, setKept] = useState<Entry | null>(null);
  const [edited, setEdited] = useState<Entry | null>(null);
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(firstKind, now, person.ageMonths));
  const [span, setSpan] = useState<Span>('30');
  const [isTargetOpen, setTargetOpen] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { kind } = draft;
  const own = entries.filter(({ reading }) => reading.kind === kind);
  const target = targets.find((one) => one.id === kind) ?? null;
  const shown = own.filter(({ at }) => span === 'all' || now - at < Number(span) * DAY_MS);
  const lastWeight = entries.find(({ reading }) => reading.kind === 'weight')?.reading;

  const begin = (next: ReadingKind): void => {
    const at = Date.now();
    setNow(at);
    setEdited(null);
    setId(crypto.randomUUID());
    setDraft({ ...emptyDraft(next, at, person.ageMonths), ...(next === kind && { unit: draft.unit }) });
  };
  const put = ({ reading, ...details }: Entry): void => {
    if (reading.kind === 'weight')
      weights.put({ id: nairobiDate(details.at), kg: reading.kg, note: details.note });
    else readingRecords.put(rowOf(reading, details));
  };
  const remove = (entry: Entry): void => {
    const { reading, ...details } = entry;
    if (reading.kind === 'weight')
      weights.remove({ id: nairobiDate(entry.at), kg: reading.kg, note: entry.note });
    else readingRecords.remove(rowOf(reading, details));
    if (kept?.id === entry.id) setKept(null);
    if (edited?.id === entry.id) begin(kind);
  };
  const keep = (entry: Entry): void => {
    // A weight belongs to its day; put on another day it leaves the first.
    if (edited?.reading.kind === 'weight' && nairobiDate(edited.at) !== nairobiDate(entry.at)) remove(edited);
    put(entry);
    // The answer has to stand on the page before it can be brought into the window.
    flushSync(() => {
      setKept(entry.reading.kind === 'weight' ? { ...entry, id: nairobiDate(entry.at) } : entry);
      begin(kind);
    });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className="grid gap-6">
      <div ref={top} tabIndex={-1} aria-live="polite" className="scroll-mt-24 outline-none empty:hidden">
        {kept && <AnswerBox entry={kept} log={log} />}
      </div>
      {state === 'failed' && own.length === 0 && (
        <Alert
          tone="warning"
          title={t('Your readings could not be read')}
          action={
            <Button size="sm" variant="secondary" onClick={refresh}>
              {t('Try again')}
            </Button>
          }
        >
          {t('What you note now is answered and kept on this device, and sent later.')}
        </Alert>
      )}
      <Card className="grid min-w-0 grid-cols-1 gap-5">
        <h2 className="text-xl">{edited ? t('Put a reading right') : t('Note a reading')}</h2>
        <Tabs
          label={t('What was measured')}
          value={kind}
          onChange={(value) => {
            const next = readingKinds.find((one) => one === value);
            if (!next) return;
            setKept(null);
            begin(next);
          }}
          items={readingKinds.map((value) => ({
            value,
            label: kindNames[value],
            content: value === kind && (
              <ReadingForm
                key={id}
                draft={draft}
                onChange={setDraft}
                person={person}
                lastKg={lastWeight?.kind === 'weight' && !edited ? lastWeight.kg : null}
                id={id}
                now={now}
                isEdit={edited !== null}
                onKeep={keep}
                onCancel={() => begin(kind)}
              />
            ),
          }))}
        />
        {syncNote}
      </Card>
      <HowToMeasure kind={kind} />
      {state === 'loading' && <Skeleton className="h-72" />}
      {state !== 'loading' && own.length === 0 && (
        <EmptyState title={t('No reading of this kind yet')}>
          <p>{t('Note the first one above. Each is answered at once, also without a connection.')}</p>
        </EmptyState>
      )}
      {own.length > 0 && (
        <>
          <Card className="grid min-w-0 grid-cols-1 gap-5">
            <AveragesRow kind={kind} entries={entries} now={now} />
            <ChoiceRow
              legend={t('How far back')}
              name="span"
              value={span}
              onChange={setSpan}
              options={spans}
            />
            <Suspense fallback={<Skeleton className="h-64" />}>
              <ReadingChart
                kind={kind}
                entries={shown.filter(({ childMonths }) => childMonths === null)}
                person={person}
                target={targetOf(targets, kind)}
              />
            </Suspense>
          </Card>
          <Card className="grid gap-3">
            <h2 className="text-xl">{t('All readings of this kind')}</h2>
            <ReadingList
              entries={own}
              log={log}
              onEdit={(entry) => {
                setKept(null);
                setEdited(entry);
                setId(entry.reading.kind === 'weight' ? crypto.randomUUID() : entry.id);
                setDraft(draftOf(entry));
                top.current?.scrollIntoView({ block: 'start' });
              }}
              onRemove={remove}
              onRestore={put}
            />
          </Card>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setTargetOpen(true)}>
          {t('My clinician’s target')}
        </Button>
        {entries.length > 0 && (
          <>
            <Link to={paths.readingsPrint()} className={buttonStyles({ variant: 'secondary' })}>
              {t('Page for the clinic')}
            </Link>
            <Button
              variant="quiet"
              onClick={() => saveFile('mizizi-readings.csv', readingsCsv(entries), 'text/csv')}
            >
              {t('Save as CSV')}
            </Button>
          </>
        )}
      </div>
      <TargetsDialog kind={kind} target={target} open={isTargetOpen} onClose={() => setTargetOpen(false)} />
    </div>
  );
}
