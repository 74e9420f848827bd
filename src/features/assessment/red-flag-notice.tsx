import { UrgentNotice } from '../../entities/urgent/urgent-notice.tsx';
import { t } from '../../words/assessment.ts';
import type { RedFlag } from './red-flags.ts';

/** What asks to be done, above the results, the most urgent first. */
export function RedFlagNotice({ flags }: { flags: readonly RedFlag[] }) {
  const isPressing = flags.some(({ urgency }) => !['month', 'visit'].includes(urgency));
  return (
    <section aria-labelledby="first" className="grid gap-4">
      <h2 id="first" className="text-2xl">
        {isPressing ? t('First of all') : t('What your readings say')}
      </h2>
      {flags.map((flag) => (
        <UrgentNotice key={flag.id} answer={flag} />
      ))}
    </section>
  );
}
