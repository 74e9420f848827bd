import { useLocation } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { discardRefused, retryRefused, useSyncState } from '../../lib/sync/flush.ts';
import { Link, NavLink } from '../../ui/link.tsx';
import { SyncNote, UndoStrip } from '../../ui/record-notes.tsx';
import { t } from '../../words/nutrition.ts';

const places = [
  { to: paths.nutrition(), label: t('Calculator'), end: true },
  { to: paths.diary(), label: t('Diary'), end: false },
  { to: paths.weightLog(), label: t('Weight'), end: false },
  { to: paths.mealPlans(), label: t('Plans'), end: false },
  { to: paths.ownFoods(), label: t('Foods'), end: false },
];

/** The pages of the nutrition part, each with an address of its own. */
export function NutritionNav() {
  return (
    <nav aria-label={t('Nutrition')} className="mb-6 print:hidden">
      <ul className="border-line bg-sunk flex [scrollbar-width:none] gap-0.5 overflow-x-auto rounded-xl border p-1">
        {places.map(({ to, label, end }) => (
          <li key={to} className="grow">
            <NavLink
              to={to}
              end={end}
              className="text-muted hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-leaf-800 flex min-h-11 items-center justify-center rounded-lg px-1 text-sm font-semibold whitespace-nowrap aria-[current=page]:shadow-sm sm:px-4 sm:text-base"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where what is noted on these pages is kept; for visitors also how to keep it for longer. */
export function RecordsNote() {
  const state = useSyncState();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-1">
      <SyncNote state={state} onRetry={retryRefused} onDiscard={discardRefused} />
      {state.kind === 'device' && (
        <p className="text-muted text-sm">
          {t.rich('<a>Sign in</a> and it moves into your account, for all your devices.', {
            a: (words) => (
              <Link
                to={paths.auth({ redirect: pathname })}
                className="text-leaf-700 underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}

/** Says what was taken away and brings it back. */
export function RemovedStrip({ what, onUndo }: { what: string; onUndo: () => void }) {
  return (
    <UndoStrip removal={what} label={t('Undo')} onUndo={onUndo}>
      {t.rich('Removed <b>{what}</b>', { b: (words) => <strong>{words}</strong> }, { what })}
    </UndoStrip>
  );
}
