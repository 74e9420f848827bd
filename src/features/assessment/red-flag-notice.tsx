import { AlertIcon } from '../../ui/icons.tsx';
import { t } from '../../words/assessment.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import type { RedFlag } from './red-flags.ts';

/** What could not wait, above the results. */
export function RedFlagNotice({ flags }: { flags: readonly RedFlag[] }) {
  return (
    <section
      aria-labelledby="first"
      className="border-danger-200 bg-danger-50 grid gap-4 rounded-2xl border p-5 sm:p-6"
    >
      <h2 id="first" className="flex items-center gap-3 text-2xl">
        <AlertIcon className="text-danger-700" />
        {t('First of all')}
      </h2>
      <ul className="grid gap-3">
        {flags.map(({ id, title, advice }) => (
          <li key={id}>
            <p className="font-semibold">{title}</p>
            <p className="text-pretty">{advice.join(' ')}</p>
          </li>
        ))}
      </ul>
      <EmergencyNumbers />
    </section>
  );
}
