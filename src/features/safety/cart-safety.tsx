import { useQuery } from '@tanstack/react-query';

import {
  type Finding,
  findWarnings,
  isAllClear,
  uncheckedOf,
  worstLevel,
} from '../../entities/safety/matching.ts';
import { type Level, levels } from '../../entities/safety/safety-book.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { safetyQueries, useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { cn } from '../../lib/cn.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { AlertIcon, ShieldIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { ListButton, UncheckedLine, useListDialog, WarningList } from './safety-notice.tsx';

type Item = { id: number; name: string };
type ItemFinding = Item & { finding: Finding; level: Level | null };
type CartState =
  | { kind: 'nothing-listed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; findings: readonly ItemFinding[] };

const rank = (level: Level | null): number => (level ? levels.indexOf(level) : levels.length);

/** What the items mean for the visitor's list, the worst first. */
function useCartState(items: readonly Item[]): CartState {
  const profile = useSafetyProfile();
  const isListed = !isEmpty(profile);
  const { book, isError } = useBook(isListed);
  const today = useNairobiDay();
  const foreign = book ? items.filter(({ id }) => !book.products[id]).map(({ id }) => id) : [];
  const { data: rows, isPending } = useQuery({
    ...safetyQueries.products(foreign),
    enabled: foreign.length > 0,
  });
  if (!isListed) return { kind: 'nothing-listed' };
  if (!book) return { kind: isError ? 'failed' : 'loading' };
  if (foreign.length > 0 && isPending) return { kind: 'loading' };
  const findings = items
    .map((item) => {
      const herbs = rows?.find((row) => row.id === item.id)?.herbs;
      const subject = { kind: 'product', id: item.id, ...(herbs ? { herbs } : {}) } as const;
      const finding = findWarnings(book, profile, subject, today);
      return { ...item, finding, level: worstLevel(finding) };
    })
    .toSorted((a, b) => rank(a.level) - rank(b.level));
  return { kind: 'ready', findings };
}

/** Everything in a cart against the visitor's list. */
export function CartSafety({ items }: { items: readonly Item[] }) {
  const state = useCartState(items);
  const { open, dialog } = useListDialog();
  if (items.length === 0) return null;
  return (
    <>
      <Result state={state} onEdit={open} />
      {dialog}
    </>
  );
}

function Result({ state, onEdit }: { state: CartState; onEdit: () => void }) {
  if (state.kind === 'loading') return null;
  if (state.kind === 'nothing-listed')
    return (
      <div className="bg-sunk flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl p-3.5">
        <ShieldIcon className="text-leaf-700" />
        <p className="min-w-44 flex-1 text-pretty">
          {t('Taking medicine, pregnant, or living with an illness? Check your cart against your own list.')}
        </p>
        <ListButton label={t('Check my cart')} onOpen={onEdit} />
      </div>
    );
  if (state.kind === 'failed')
    return (
      <p role="alert" className="border-gold-300 bg-gold-50 rounded-xl border p-4 text-pretty">
        {t(
          'We could not check your cart against your list. Treat it as untested with your medicines until we can.',
        )}
      </p>
    );
  const warned = state.findings.filter(({ level }) => level !== null);
  const silent = state.findings.filter(({ level }) => level === null);
  const [worst] = warned;
  if (!worst)
    return (
      <div className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border p-3.5">
        <ShieldIcon
          className={silent.every(({ finding }) => isAllClear(finding)) ? 'text-leaf-700' : 'text-muted'}
        />
        <output className="block min-w-44 flex-1 text-pretty">
          {silent.every(({ finding }) => isAllClear(finding)) ? (
            t(
              'We know of no conflict between your cart and your list. Tell your clinician what you use all the same.',
            )
          ) : (
            <NotLookedUp items={silent} />
          )}
        </output>
        <ListButton label={t('My list')} isQuiet onOpen={onEdit} />
      </div>
    );
  const isSevere = worst.level === 'avoid';
  return (
    <section
      aria-labelledby="cart-safety"
      className={cn(
        'grid gap-3 rounded-2xl border p-4',
        isSevere ? 'border-danger-200 bg-danger-50' : 'border-gold-300 bg-gold-50',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h2
          id="cart-safety"
          className="flex items-center gap-2.5 font-sans text-lg leading-snug tracking-normal"
        >
          <AlertIcon className={isSevere ? 'text-danger-700' : 'text-gold-700'} />
          {t.count(warned.length, 'One product needs care', '{n} products need care')}
        </h2>
        <ListButton label={t('My list')} isQuiet onOpen={onEdit} />
      </div>
      {warned.map(({ id, name, finding, level }) => (
        <details
          key={id}
          open={level === 'avoid' || warned.length === 1}
          className="border-line bg-surface rounded-xl border px-4 open:pb-4"
        >
          <summary className="flex min-h-12 items-center font-semibold">{name}</summary>
          {finding.isUnknown && (
            <p className="mb-2 text-pretty">
              {t('We have no safety data on some of what is in it. Ask before you use it.')}
            </p>
          )}
          <WarningList warnings={finding.warnings} />
          <UncheckedLine listed={uncheckedOf(finding)} className="mt-2" />
        </details>
      ))}
      <NotLookedUp items={silent} />
    </section>
  );
}

/** Products that nothing speaks against, with what they were not looked up with. */
function NotLookedUp({ items }: { items: readonly ItemFinding[] }) {
  const open = items.filter(({ finding }) => uncheckedOf(finding).length > 0);
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {open.map(({ id, name, finding }) => (
        <li key={id}>
          <span className="font-semibold">{name}</span>
          <UncheckedLine listed={uncheckedOf(finding)} />
        </li>
      ))}
    </ul>
  );
}
