import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useEffect } from 'react';

import { useStepGuard } from '../lib/navigation/navigation-view.tsx';
import { t } from '../words/shell.ts';
import { Button } from './button.tsx';
import { CloseIcon } from './icons.tsx';

type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
} & (
  | { open: boolean; onOpenChange: (open: boolean) => void }
  /** Open for as long as it stands there. */
  | { onClose: () => void }
);

/** A window over the page: at the bottom edge on a phone, in the middle on a larger screen. */
export function Dialog({ title, description, children, footer, ...state }: DialogProps) {
  // Without a trigger of its own Radix leaves the focus nowhere: it goes back to what was tapped.
  const tapped = useRef<Element | null>(null);
  return (
    <Radix.Root
      open={'open' in state ? state.open : true}
      onOpenChange={'open' in state ? state.onOpenChange : (open) => !open && state.onClose()}
    >
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          onOpenAutoFocus={() => {
            tapped.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A moment has passed: whoever is at something else by now stays there.
            const isNowhere = (document.activeElement ?? document.body) === document.body;
            if (isNowhere && tapped.current instanceof HTMLElement) tapped.current.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="animate-rise bg-surface fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-3xl p-6 shadow-lg sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-1/2 sm:rounded-2xl"
        >
          <Radix.Title className="pr-10 text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="text-muted mt-2">{description}</Radix.Description>}
          {children && <div className="mt-5">{children}</div>}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
          <Radix.Close
            aria-label={t('Close')}
            className="text-muted hover:bg-sunk hover:text-ink absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-lg"
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks before something that matters. It stays open while `busy`; the caller closes it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = t('Cancel'),
  tone = 'primary',
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

/** Asks before what was typed is left behind: on the way to another page, and when the tab is closed. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { isHeld, goOn, stay } = useStepGuard(
    (from, to) => when && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={isHeld}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={t('Leave without saving?')}
      description={t('What you changed on this page is not saved yet.')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay here')}
      tone="danger"
      onConfirm={goOn}
    />
  );
}
