import { useEffect, useState, useSyncExternalStore } from 'react';

import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import type { KnownBody } from '../../entities/safety/no-less.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { discardRefused, retryRefused, useSyncState } from '../../lib/sync/flush.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { SyncNote } from '../../ui/record-notes.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/fasting.ts';
import { ActiveFast } from './active-fast.tsx';
import { FaithPanel } from './faith-panel.tsx';
import { activeOf, deviceZone, type Fast } from './fast.ts';
import { begunFast, forgetBegun, otherOf, useFasting } from './fasting.queries.ts';
import { NotForYou } from './health-notes.tsx';
import { History } from './history.tsx';
import { screeningOf } from './plan.ts';
import { Schedule } from './schedule.tsx';
import { useFitness, useStart } from './start-gate.tsx';
import { StartPanel } from './start-panel.tsx';
import { dayIn, formatMoment, formatSpan } from './zoned.ts';

const SECOND_MS = 1000;
/** The clock counts as put back when it lost more than this against the time that really went by. */
const JUMP_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;
let putBackMs = 0;
let last: { clock: number; steady: number } | null = null;

/**
 * A clock that was put back shows here; one put forward does not, for a phone that slept looks the same. Times are stored
 * as instants, so that a change of the zone or to summer time is none of this.
 */
function tick(): void {
  const clock = Date.now();
  const steady = performance.now();
  if (last) {
    const lost = steady - last.steady - (clock - last.clock);
    if (lost > JUMP_MS) putBackMs += lost;
  }
  last = { clock, steady };
  now = Math.floor(clock / SECOND_MS) * SECOND_MS;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    last = null;
    tick();
    timer = setInterval(tick, SECOND_MS);
    // Timers sleep in hidden tabs.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const readNow = (): number => (now ||= Math.floor(Date.now() / SECOND_MS) * SECOND_MS);

/** This device's time in whole seconds, going on. */
const useNow = (): number => useSyncExternalStore(subscribe, readNow, () => 0);

/** By how much this device's clock was put back while the page was open; 0 when it was not. */
const usePutBack = (): number =>
  useSyncExternalStore(
    subscribe,
    () => putBackMs,
    () => 0,
  );

/** Says what became of a fast that was begun here while another device had one running; stays until it was read. */
function LeftOutNote({ fasts }: { fasts: readonly Fast[] }) {
  const begun = begunFast.useValue();
  const isKept = begun !== null && fasts.some(({ id, updated_at }) => id === begun.id && updated_at !== null);
  useEffect(() => {
    if (begun !== null && isKept) forgetBegun(begun.id);
  }, [begun, isKept]);
  const other = otherOf(begun, fasts);
  if (begun === null || other === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('A fast you began here was left out')}
      action={
        <Button size="sm" variant="secondary" onClick={() => forgetBegun(begun.id)}>
          {t('I have read it')}
        </Button>
      }
    >
      {t(
        'It began at {moment}. Another one, from {other}, ran on another device at the time, and two cannot overlap. Edit the times of that one if it is wrong.',
        { moment: formatMoment(begun.started_at), other: formatMoment(other.started_at) },
      )}
    </Alert>
  );
}

/** The whole of fasting: now, what was, what is planned, and the fasts of faith. */
export function FastingTracker({ body }: { body: KnownBody }) {
  const { fasts, plan, state, refresh } = useFasting();
  const sync = useSyncState();
  const now = useNow();
  const putBack = usePutBack();
  const [view, setView] = useState('now');
  const fitness = useFitness(body);
  const { start, ask, dialog } = useStart(plan, fitness);

  if (state === 'failed')
    return (
      <Alert
        tone="warning"
        title={t('Your fasts could not be fetched')}
        action={
          <Button size="sm" onClick={refresh}>
            {t('Try again')}
          </Button>
        }
      >
        {t(
          'This device has no copy of them yet. Connect once; from then on everything here works without a connection.',
        )}
      </Alert>
    );
  if (state === 'loading' || now === 0) return <TrackerPlace />;

  const today = dayIn(now, deviceZone());
  const active = activeOf(fasts);
  const { reason, asksFirst } = fitness;
  const mayFast = reason === null && screeningOf(plan, nairobiDate(now)) !== 'no';
  const closed =
    reason === null ? (
      <NotForYou onAskAgain={ask} />
    ) : (
      <NoLessNotice reason={reason} what={t('Fasting is not for you at the moment')} />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <SyncNote state={sync} onRetry={retryRefused} onDiscard={discardRefused} />
      <LeftOutNote fasts={fasts} />
      {putBack > 0 && (
        <Alert tone="warning" title={t('The clock of this device was put back')}>
          {t('By {span}, while this page was open. If it is right now, check the times of your last fast.', {
            span: formatSpan(putBack),
          })}
        </Alert>
      )}
      <Tabs
        label={t('Fasting')}
        value={view}
        onChange={setView}
        items={[
          {
            value: 'now',
            label: t('Now'),
            content: active ? (
              <ActiveFast fast={active} plan={plan} reason={reason} now={now} />
            ) : mayFast ? (
              <StartPanel fasts={fasts} plan={plan} asksFirst={asksFirst} now={now} onStart={start} />
            ) : (
              closed
            ),
          },
          {
            value: 'history',
            label: t('History'),
            content: <History fasts={fasts} plan={plan} today={today} now={now} />,
          },
          {
            value: 'plan',
            label: t('Plan'),
            content: mayFast ? <Schedule plan={plan} asksFirst={asksFirst} /> : closed,
          },
          {
            value: 'faith',
            label: t('Faith'),
            content: mayFast ? (
              <FaithPanel
                plan={plan}
                now={now}
                isFasting={active !== undefined}
                onStart={(fast) => {
                  start(fast);
                  setView('now');
                }}
              />
            ) : (
              closed
            ),
          },
        ]}
      />
      {dialog}
    </div>
  );
}

/** Its place while the records come: the same height, so that nothing jumps. */
function TrackerPlace() {
  return (
    <div className="grid gap-5" aria-busy="true">
      <span className="sr-only">{t('Loading your fasts')}</span>
      <Skeleton className="h-5 w-44" />
      <Skeleton className="h-13" />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <Skeleton className="h-160" />
        <Skeleton className="h-160" />
      </div>
    </div>
  );
}
