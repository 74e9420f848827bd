import type { ReactNode } from 'react';

import { UndoStrip } from '../../ui/undo-strip.tsx';
import { t } from '../../words/shop.ts';
import type { RemovedItem } from './cart-rules.ts';

const b = (words: ReactNode) => <strong>{words}</strong>;

/** Says what was taken out and brings it back. */
export function RemovedStrip({ removed, onUndo }: { removed: readonly RemovedItem[]; onUndo: () => void }) {
  return (
    <UndoStrip removal={removed} label={t('Undo')} onUndo={onUndo}>
      {removed.length === 1
        ? t.rich('Removed <b>{name}</b>', { b }, { name: removed[0]?.item.name ?? '' })
        : t.rich('Removed <b>{n} products</b>', { b }, { n: removed.length })}
    </UndoStrip>
  );
}
