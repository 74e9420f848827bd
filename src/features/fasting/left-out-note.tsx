import { useEffect } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/fasting.ts';
import type { Fast } from './fast.ts';
import { begunFast, forgetBegun, otherOf } from './left-out.ts';
import { formatMoment } from './zoned.ts';

/** Says what became of a fast that was begun here while another device had one running; stays until it was read. */
export function LeftOutNote({ fasts }: { fasts: readonly Fast[] }) {
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
