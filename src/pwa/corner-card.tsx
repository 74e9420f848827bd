import type { ReactNode } from 'react';

import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { t } from '../words/shell.ts';

/** A card above the bottom bar, or in the corner of a wide screen, that asks one thing and can be sent away. */
export function CornerCard({
  title,
  children,
  actions,
  onClose,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}) {
  return (
    <aside
      aria-label={title}
      className="animate-rise border-line bg-surface fixed inset-x-3 bottom-[calc(var(--bar)+1rem+env(safe-area-inset-bottom))] z-40 mx-auto grid max-w-sm gap-3 rounded-2xl border p-4 shadow-lg md:right-auto md:bottom-5 md:left-5 md:mx-0"
    >
      <div className="grid gap-1 pr-10">
        <h2 className="text-lg">{title}</h2>
        <div className="text-muted text-sm text-pretty">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      <span className="absolute top-1 right-1">
        <Button variant="quiet" size="icon" aria-label={t('Close: {title}', { title })} onClick={onClose}>
          <CloseIcon className="size-5" />
        </Button>
      </span>
    </aside>
  );
}

/** Pages on which somebody pays, signs in or answers questions about their health: nothing may come up or reload there. */
const BUSY =
  /^\/(checkout|payment|orders\/[^/]+|consultations\/[^/]+|nutritionists\/[^/]+\/book|practice\/[^/]+|auth(\/.*)?|health-assessment)\/?$/;

export const isBusyPlace = (path: string): boolean => BUSY.test(path);
