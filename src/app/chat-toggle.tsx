import { type ComponentType, useRef, useState } from 'react';

import { toast } from '../lib/toast.ts';
import { LeafIcon } from '../ui/icons.tsx';

type Dock = ComponentType<{ onClose: () => void }>;

const loadDock = async (): Promise<Dock> => (await import('./chat-dock.tsx')).ChatDock;

/** The floating button of the AI Herbalist; the chat itself is fetched with the first press. */
export function ChatToggle() {
  const [open, setOpen] = useState(false);
  const [dock, setDock] = useState<{ Panel: Dock } | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function show(): void {
    setOpen(true);
    loadDock()
      .then((Panel) => setDock({ Panel }))
      .catch(() => {
        setOpen(false);
        toast.error('Error', 'The chat could not be loaded. Check your connection and try again.');
      });
  }
  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="AI Herbalist"
        aria-expanded={open}
        aria-controls={open && dock ? 'herbalist' : undefined}
        onClick={() => (open ? close() : show())}
        className="bg-leaf text-on-leaf fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full shadow-lg md:right-5 md:bottom-5 print:hidden"
      >
        <LeafIcon />
      </button>
      {open && dock && <dock.Panel onClose={close} />}
    </>
  );
}
