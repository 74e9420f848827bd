import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PendingBar, Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';

type Props<T> = { query: UseQueryResult<T>; what: string; children: (data: T) => ReactNode };

/** Figures when they are here; until then a place for them, or why they did not come. */
export function Loaded<T>({ query, what, children }: Props<T>) {
  const { data, error, refetch, isPlaceholderData } = query;
  if (data !== undefined)
    return (
      <div aria-busy={isPlaceholderData}>
        {isPlaceholderData && <PendingBar />}
        <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">{children(data)}</div>
      </div>
    );
  if (!error)
    return (
      <output className="grid gap-6">
        <span className="sr-only">{t('Reading {what}', { what })}</span>
        <Skeleton className="h-24 rounded-2xl" />
        <Skeleton className="h-72 rounded-2xl" />
      </output>
    );
  return (
    <Alert
      tone="danger"
      title={t('We could not read {what}', { what })}
      action={
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
