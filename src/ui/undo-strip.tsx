import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { Button } from './button.tsx';
import { ReturnIcon } from './icons.tsx';

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
