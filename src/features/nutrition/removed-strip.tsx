import { UndoStrip } from '../../ui/undo-strip.tsx';
import { t } from '../../words/nutrition.ts';

/** Says what was taken away and brings it back. */
export function RemovedStrip({ what, onUndo }: { what: string; onUndo: () => void }) {
  return (
    <UndoStrip removal={what} label={t('Undo')} onUndo={onUndo}>
      {t.rich('Removed <b>{what}</b>', { b: (words) => <strong>{words}</strong> }, { what })}
    </UndoStrip>
  );
}
