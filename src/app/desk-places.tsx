import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import { ArrowLeftIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';

/** A list of a desk as it was left: its address with search, filters and page, and what it is called. */
type List = { href: string; title: string };

const KEY = 'desk-lists';

/** Which step of this tab's history the page is. */
const stepNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** The lists of this tab by the step at which they stand. */
function lists(): Record<string, List> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, List>;
  } catch {
    // storage is switched off: what is opened leads to the beginning of its list
    return {};
  }
}

/** Notes that the page of this step is a list, or with null that it is none. */
export function noteDeskPlace(list: List | null): void {
  const { [stepNow()]: _before, ...others } = lists();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list ? { ...others, [stepNow()]: list } : others));
  } catch {
    // as above
  }
}

/** The list that was looked at last before this page, and how many steps back it stands; null where there was none. */
export function listBefore(): (List & { steps: number }) | null {
  const now = stepNow();
  const known = lists();
  const step = Object.keys(known)
    .map(Number)
    .filter((one) => one < now)
    .toSorted((one, other) => other - one)[0];
  const list = step === undefined ? undefined : known[step];
  return list && step !== undefined ? { ...list, steps: now - step } : null;
}

/** Leads back to the list that something was opened from, searched, filtered and scrolled as it was; else to `to`. */
export function BackToList({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [before] = useState(listBefore);
  return (
    <Link
      to={before?.href ?? to}
      onClick={(event) => {
        if (!before || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void navigate(-before.steps);
      }}
      className="text-leaf-700 inline-flex min-h-11 w-fit items-center gap-2 font-semibold hover:underline"
    >
      <ArrowLeftIcon className="size-5" />
      {before?.title ?? children}
    </Link>
  );
}
