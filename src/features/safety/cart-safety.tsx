import { useQuery } from '@tanstack/react-query';

import { type Finding, findWarnings, worstLevel } from '../../entities/safety/matching.ts';
import { type Level, levels } from '../../entities/safety/safety-book.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { safetyQueries } from '../../entities/safety/safety.queries.ts';
import { useBook } from '../../entities/safety/use-book.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { cn } from '../../lib/cn.ts';
import { AlertIcon, ShieldIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { ListButton, useListDialog } from './list-dialog.tsx';
import { WarningList } from './warning-list.tsx';

type Item = { id: number; name: string };
type ItemFinding = Item & { finding: Finding; level: Level };
type CartState =
  | { kind: 'nothing-listed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; findings: readonly ItemFinding[] };

/** What the items mean for the visitor's list, the worst first. */
function useCartState(items: readonly Item[]): CartState {
  const profile = useSafetyProfile();
  const isListed = !isEmpty(profile);
  const { book, isError } = useBook(isListed);
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
      const finding = findWarnings(book, profile, {
        kind: 'product',
        id: item.id,
        ...(herbs ? { herbs } : {}),
      });
      return { ...item, finding, level: worstLevel(finding) };
    })
    .flatMap(({ level, ...rest }) => (level ? [{ ...rest, level }] : []))
    .toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
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
  const [worst] = state.findings;
  if (!worst)
    return (
      <div className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border p-3.5">
        <ShieldIcon className="text-leaf-700" />
        <output className="block min-w-44 flex-1 text-pretty">
          {t(
            'We know of no conflict between your cart and your list. Tell your clinician what you use all the same.',
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
          {t.count(state.findings.length, 'One product needs care', '{n} products need care')}
        </h2>
        <ListButton label={t('My list')} isQuiet onOpen={onEdit} />
      </div>
      {state.findings.map(({ id, name, finding, level }) => (
        <details
          key={id}
          open={level === 'avoid' || state.findings.length === 1}
          className="border-line bg-surface rounded-xl border px-4 open:pb-4"
        >
          <summary className="flex min-h-12 items-center font-semibold">{name}</summary>
          {finding.isUnknown && (
            <p className="mb-2 text-pretty">
              {t('We have no safety data on some of what is in it. Ask before you use it.')}
            </p>
          )}
          <WarningList warnings={finding.warnings} />
        </details>
      ))}
    </section>
  );
}
