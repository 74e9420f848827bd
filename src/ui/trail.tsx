import { cn } from '../lib/cn.ts';
import { t } from '../words/shell.ts';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';

export type TrailStep = { name: string; path: string };

/** The way from the home page to this one; the last step is the page itself. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav aria-label={t('Breadcrumb')} className="py-3 text-sm print:hidden">
      <ol className="text-muted flex flex-wrap items-center gap-x-1">
        {steps.map(({ name, path }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={path} className={cn('flex items-center gap-1', isLast && 'max-sm:sr-only')}>
              {index > 0 && <ChevronRightIcon className="size-4" />}
              {isLast ? (
                <span aria-current="page" className="text-ink py-2">
                  {name}
                </span>
              ) : (
                <Link to={path} className="hover:text-leaf-700 py-2 underline-offset-4 hover:underline">
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
