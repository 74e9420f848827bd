import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { numbersQuery } from './order-desk.queries.ts';

/** Today's numbers; each opens the list behind it. */
export function NumberTiles() {
  const { data, error } = useQuery(numbersQuery);
  if (error && !data)
    return (
      <Alert tone="danger" title="The numbers could not be loaded">
        {errorText(error)}
      </Alert>
    );
  const tiles = [
    { label: 'To pack', value: data?.pack, to: '/admin?queue=pack', urgent: false },
    { label: 'To dispatch', value: data?.dispatch, to: '/admin?queue=dispatch', urgent: false },
    { label: 'Payments to check', value: data?.payments, to: '/admin/payments', urgent: true },
    { label: 'Low stock', value: data?.lowStock, to: '/admin/upload?list=low', urgent: true },
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ label, value, to, urgent }) => (
        <li key={label}>
          <Link
            to={to}
            className="border-line bg-surface hover:border-leaf-400 grid h-full content-between gap-1 rounded-2xl border p-4 shadow-md"
          >
            <span className="text-muted text-sm font-medium">{label}</span>
            {value === undefined ? (
              <Skeleton className="h-9 w-12" />
            ) : (
              <span
                className={cn(
                  'font-serif text-3xl font-semibold tabular-nums',
                  urgent && value > 0 && 'text-clay-700',
                )}
              >
                {value}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
