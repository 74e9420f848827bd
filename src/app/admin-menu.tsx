import { useCapabilities } from '../features/roles/roles.queries.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Popdown } from '../ui/popdown.tsx';
import { t } from '../words/shell.ts';
import { adminLinks } from './desks.tsx';
import { menuRow } from './nav-links.ts';

/** Only shown to those who work here, with the desks of their roles; the database decides what they may do. */
export function AdminMenu() {
  const { has } = useCapabilities();
  return (
    <Popdown
      label={t('Admin')}
      button={
        <>
          {t('Admin')}
          <ChevronDownIcon className="size-4" />
        </>
      }
      buttonClassName="flex min-h-12 items-center gap-1 rounded-lg px-2.5 text-clay-700 hover:bg-clay-50"
      panelClassName="grid max-h-[calc(100dvh-6rem)] w-104 grid-cols-2 overflow-y-auto"
    >
      {(close) =>
        adminLinks
          .filter(({ needs }) => needs === null || has(needs))
          .map(({ to, label }) => (
            <Link key={to} to={to} onClick={close} className={menuRow}>
              {label}
            </Link>
          ))
      }
    </Popdown>
  );
}
