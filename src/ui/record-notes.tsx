import { type ReactNode, useEffect, useRef } from 'react';

import { t } from '../words/shell.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { CheckIcon, PhoneIcon, ReturnIcon } from './icons.tsx';

type SyncNoteProps = {
  state:
    | { kind: 'device' }
    | { kind: 'saved' }
    | { kind: 'waiting'; count: number }
    | { kind: 'failed'; count: number; message: string };
  onRetry: () => void;
  onDiscard: () => void;
};

/** Where somebody's records stand: on this device, with the account, waiting for a connection, or refused. */
export function SyncNote({ state, onRetry, onDiscard }: SyncNoteProps) {
  if (state.kind === 'failed')
    return (
      <Alert
        tone="warning"
        title={t.count(state.count, 'One change was not saved', '{n} changes were not saved')}
        action={
          <>
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('Try again')}
            </Button>
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              {t('Let it go')}
            </Button>
          </>
        }
      >
        {state.message}
      </Alert>
    );
  const [Icon, text] =
    state.kind === 'device'
      ? ([PhoneIcon, t('Kept on this device only')] as const)
      : state.kind === 'saved'
        ? ([CheckIcon, t('Saved with your account')] as const)
        : ([
            ReturnIcon,
            t.count(state.count, '{n} change waits for a connection', '{n} changes wait for a connection'),
          ] as const);
  return (
    <output className="text-muted flex items-center gap-2 text-sm">
      <Icon className="text-leaf-700 size-4.5" />
      {text}
    </output>
  );
}

type Props = {
  /** What was taken away, in words. */
  children: ReactNode;
  /** Changes with each removal. */
  removal: unknown;
  /** The word on the button. */
  label: string;
  onUndo: () => void;
};

/** Says what was taken away and brings it back. Takes the focus that the removed thing had. */
export function UndoStrip({ children, removal, label, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), [removal]);
  return (
    <div className="border-line bg-sunk animate-rise flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border py-1 pr-1 pl-4">
      <output className="block text-pretty">{children}</output>
      <Button ref={undo} variant="quiet" onClick={onUndo}>
        <ReturnIcon className="size-5" />
        {label}
      </Button>
    </div>
  );
}
