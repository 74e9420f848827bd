import { useQuery } from '@tanstack/react-query';

import { cn } from '../../lib/cn.ts';
import { AlertIcon, ShieldIcon } from '../../ui/icons.tsx';
import { EditListButton } from './edit-list-button.tsx';
import { findWarnings, worstLevel } from './matching.ts';
import { levels } from './safety-book.ts';
import { isEmpty } from './safety-profile.ts';
import { safetyQueries } from './safety.queries.ts';
import { useSafetyProfile } from './use-safety.ts';
import { WarningList } from './warning-list.tsx';

/** Everything in a cart against the visitor's list, the worst first. */
export function CartSafety({ items }: { items: readonly { id: number; name: string }[] }) {
  const profile = useSafetyProfile();
  const isListed = !isEmpty(profile);
  const { data: book, isError } = useQuery({ ...safetyQueries.book(), enabled: isListed });
  const foreign = book ? items.filter(({ id }) => !book.products[id]).map(({ id }) => id) : [];
  const { data: rows, isPending } = useQuery({
    ...safetyQueries.products(foreign),
    enabled: foreign.length > 0,
  });
  if (items.length === 0) return null;
  if (!isListed)
    return (
      <div className="bg-sunk flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl p-3.5">
        <ShieldIcon className="text-leaf-700" />
        <p className="min-w-52 flex-1 text-pretty">
          Taking medicine, pregnant, or living with an illness? Check your cart against your own list.
        </p>
        <EditListButton label="Check my cart" />
      </div>
    );
  if (isError && !book)
    return (
      <p role="alert" className="border-gold-300 bg-gold-50 rounded-xl border p-4 text-pretty">
        We could not check your cart against your list. Treat it as untested with your medicines until we can.
      </p>
    );
  if (!book || (foreign.length > 0 && isPending)) return null;

  const findings = items
    .map(({ id, name }) => {
      const herbs = rows?.find((row) => row.id === id)?.herbs;
      const finding = findWarnings(book, profile, { kind: 'product', id, ...(herbs ? { herbs } : {}) });
      return { id, name, finding, level: worstLevel(finding) };
    })
    .flatMap(({ level, ...rest }) => (level ? [{ ...rest, level }] : []))
    .toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  const [worst] = findings;
  if (!worst)
    return (
      <div className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border p-3.5">
        <ShieldIcon className="text-leaf-700" />
        <output className="block min-w-52 flex-1 text-pretty">
          We know of no conflict between your cart and your list. Tell your clinician what you use all the
          same.
        </output>
        <EditListButton label="My list" variant="quiet" />
      </div>
    );
  return (
    <section
      aria-labelledby="cart-safety"
      className={cn(
        'grid gap-3 rounded-2xl border p-4',
        worst.level === 'avoid' ? 'border-danger-200 bg-danger-50' : 'border-gold-300 bg-gold-50',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h2
          id="cart-safety"
          className="flex items-center gap-2.5 font-sans text-lg leading-snug tracking-normal"
        >
          <AlertIcon className={worst.level === 'avoid' ? 'text-danger-700' : 'text-gold-700'} />
          {findings.length === 1 ? 'One product needs care' : `${findings.length} products need care`}
        </h2>
        <EditListButton label="My list" variant="quiet" />
      </div>
      {findings.map(({ id, name, finding, level }) => (
        <details
          key={id}
          open={level === 'avoid'}
          className="border-line bg-surface rounded-xl border px-4 open:pb-4"
        >
          <summary className="flex min-h-12 items-center font-semibold">{name}</summary>
          {finding.isUnknown && (
            <p className="mb-2 text-pretty">
              We have no safety data on some of what is in it. Ask before you use it.
            </p>
          )}
          <WarningList warnings={finding.warnings} />
        </details>
      ))}
    </section>
  );
}
