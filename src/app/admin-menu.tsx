import { ChevronDownIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Popdown } from '../ui/popdown.tsx';
import { menuRow } from './menu-row.ts';
import { adminLinks } from './nav-links.ts';

/** Only shown to admins; the database decides what they may do. */
export function AdminMenu() {
  return (
    <Popdown
      label="Admin"
      button={
        <>
          Admin
          <ChevronDownIcon className="size-4" />
        </>
      }
      buttonClassName="flex min-h-12 items-center gap-1 rounded-lg px-2.5 font-medium text-clay-700 hover:bg-clay-50"
      panelClassName="min-w-44"
    >
      {(close) =>
        adminLinks.map(({ to, label }) => (
          <Link key={to} to={to} onClick={close} className={menuRow}>
            {label}
          </Link>
        ))
      }
    </Popdown>
  );
}
