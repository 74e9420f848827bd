import { toast } from '../../lib/toast.ts';
import { t } from '../../words/health.ts';

/** Says why a medicine that was taken off the safety list is still there: it has times, so it is still taken. */
export const tellStillScheduled = (): void =>
  toast.info(
    t('It is still checked'),
    t(
      'A medicine with times in “My medicines” stays on this list. Remove it there when you no longer take it.',
    ),
  );
