import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { ReturnIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import type { RemovedItem } from './cart-rules.ts';

const b = (words: ReactNode) => <strong>{words}</strong>;

/** Says what was taken out and brings it back. Takes the focus that the removed line had. */
export function RemovedStrip({ removed, onUndo }: { removed: readonly RemovedItem[]; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), [removed]);
  return (
    <div className="border-line bg-sunk animate-rise flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border py-1 pr-1 pl-4">
      <output className="block text-pretty">
        {removed.length === 1
          ? t.rich('Removed <b>{name}</b>', { b }, { name: removed[0]?.item.name ?? '' })
          : t.rich('Removed <b>{n} products</b>', { b }, { n: removed.length })}
      </output>
      <Button ref={undo} variant="quiet" onClick={onUndo}>
        <ReturnIcon className="size-5" />
        {t('Undo')}
      </Button>
    </div>
  );
}
