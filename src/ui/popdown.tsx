import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { cn } from '../lib/cn.ts';

type PopdownProps = {
  /** Names the button for screen readers. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClassName?: string;
  panelClassName?: string;
  /** The panel's content; `close` puts the focus back on the button. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button that unfolds a panel of links or choices below it. Escape, a press elsewhere or leaving with the keyboard
 * folds it again. Lighter than a menu: what is inside keeps its own roles and is reached with Tab.
 */
export function Popdown({ label, button, buttonClassName, panelClassName, children }: PopdownProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  function close(): void {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  }

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById(`${id}-button`)?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, id]);

  return (
    <div ref={box} className="relative">
      <button
        id={`${id}-button`}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClassName}
      >
        <span aria-hidden="true" className="contents">
          {button}
        </span>
        <span className="sr-only">{label}</span>
      </button>
      <div
        id={id}
        hidden={!open}
        className={cn(
          'absolute top-full right-0 z-50 mt-2 min-w-56 animate-rise rounded-2xl border border-line bg-surface p-2 shadow-lg',
          panelClassName,
        )}
      >
        {open && children(close)}
      </div>
    </div>
  );
}
