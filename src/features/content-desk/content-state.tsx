import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import {
  checkContent,
  contentQueries,
  discardContent,
  type Fault,
  publishContent,
  restoreContent,
  returnContent,
  setContentStatus,
  submitContent,
} from './content-desk.queries.ts';
import type { Doc } from './fields.ts';
import type { Kind } from './kinds.ts';

/** One step on a text's way, with what is said when it is done. */
type Step = { run: () => Promise<void>; done: string };

/** The steps after a draft is saved. Each reads everything again, so that the form shows where the text stands. */
export function useContentSteps(kind: Kind, slug: string) {
  const queries = useQueryClient();
  const step = useMutation({
    mutationFn: ({ run }: Step) => run(),
    onSuccess: async (_nothing, { done }) => {
      await queries.invalidateQueries({ queryKey: contentQueries.all });
      // what readers have in this browser is read again too
      void queries.invalidateQueries({
        queryKey: [{ herb: 'herbs', remedy: 'remedies', article: 'articles' }[kind]],
      });
      toast.success(done);
    },
  });
  const tell =
    (what: string) =>
    (error: unknown): void => {
      toast.error(what, errorText(error));
    };
  const run = (made: Step, failed: string): void => step.mutate(made, { onError: tell(failed) });
  return {
    busy: step.isPending,
    submit: (id: number): void =>
      run({ run: () => submitContent(id), done: t('Sent to review') }, t('It is not ready for review')),
    /** Failures are the dialog's to show. */
    publish: (id: number, reviewer: string, day: string, onDone: () => void): void =>
      step.mutate(
        { run: () => publishContent(id, reviewer, day), done: t('Published') },
        { onSuccess: onDone },
      ),
    publishError: step.error,
    forgetError: step.reset,
    giveBack: (id: number, note: string): void =>
      run(
        { run: () => returnContent(id, note), done: t('Sent back to the editor') },
        t('It was not sent back'),
      ),
    discard: (id: number): void =>
      run({ run: () => discardContent(id), done: t('Draft thrown away') }, t('The draft is still there')),
    restore: (id: number): void =>
      run(
        { run: () => restoreContent(id), done: t('The version is back as a draft') },
        t('It was not restored'),
      ),
    setStatus: (status: 'published' | 'withdrawn'): void =>
      run(
        {
          run: () => setContentStatus(kind, slug, status),
          done: status === 'withdrawn' ? t('Readers no longer see it') : t('Readers see it again'),
        },
        t('Nothing was changed'),
      ),
  };
}

const noFaults: readonly Fault[] = [];
/** How long somebody pauses before their text is looked at. */
const PAUSE_MS = 700;

/**
 * What the database finds wrong with a text, asked at every pause. Without a connection nothing is found: the same
 * check comes with the review.
 */
export function useFaults(
  kind: Kind,
  body: Doc,
  isWanted: boolean,
): { faults: readonly Fault[]; errors: Readonly<Record<string, string>> } {
  const [asked, setAsked] = useState(body);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(body), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [body]);
  const { data: faults = noFaults } = useQuery({
    queryKey: [...contentQueries.all, 'faults', kind, asked] as const,
    queryFn: () => checkContent(kind, asked),
    enabled: isWanted,
    retry: false,
    // the former answer stays until the next one is here, so that messages do not flicker
    placeholderData: (before) => before,
  });
  return {
    faults: isWanted ? faults : noFaults,
    errors: Object.fromEntries(
      (isWanted ? faults : noFaults).toReversed().map(({ field, message }) => [field, message]),
    ),
  };
}

const states = {
  draft: ['gold', t('Draft')],
  review: ['info', t('In review')],
  published: ['leaf', t('Published')],
  superseded: ['neutral', t('Earlier version')],
  discarded: ['neutral', t('Thrown away')],
  withdrawn: ['danger', t('Withdrawn')],
} as const;

const isState = (state: string): state is keyof typeof states => state in states;

/** Where a text or a version of it stands. */
export function StateBadge({ state }: { state: string }) {
  const [tone, label] = isState(state) ? states[state] : (['neutral', state] as const);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Whether a text should be looked at again: its day has come, or nobody ever set one. Dates as `2026-11-30`. */
export const isReviewDue = (nextReviewOn: string | null, today: string): boolean =>
  nextReviewOn !== null && nextReviewOn <= today;

/** Today in Nairobi, and days after it, as `2026-11-30`. */
export function nairobiDay(now: Date, later = 0): string {
  const day = new Date(now.getTime() + 3 * 3_600_000 + later * 86_400_000);
  return day.toISOString().slice(0, 10);
}
