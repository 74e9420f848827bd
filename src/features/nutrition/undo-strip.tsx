import { useEffect, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { ReturnIcon } from '../../ui/icons.tsx';
import { t } from '../../words/nutrition.ts';

/** Says what was taken away and brings it back. Takes the focus that the removed thing had. */
export function UndoStrip({ what, onUndo }: { what: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), [what]);
  return (
    <div className="border-line bg-sunk animate-rise flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border py-1 pr-1 pl-4">
      <output className="block text-pretty">
        {t.rich('Removed <b>{what}</b>', { b: (words) => <strong>{words}</strong> }, { what })}
      </output>
      <Button ref={undo} variant="quiet" onClick={onUndo}>
        <ReturnIcon className="size-5" />
        {t('Undo')}
      </Button>
    </div>
  );
}
