import { type SubmitEvent, useState } from 'react';

import { keptLimits } from '../../entities/readings/fault-of.ts';
import type { ReadingKind } from '../../entities/readings/reading.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/health.ts';
import { kindNames, unitNames } from './log-row.ts';
import { type OwnTarget, targetRecords } from './readings.queries.ts';

type Props = { kind: ReadingKind; target: OwnTarget | null; open: boolean; onClose: () => void };

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));
const limitsOf = (kind: ReadingKind, isHigh: boolean): readonly [number, number] =>
  kind === 'pressure' ? keptLimits[isHigh ? 'upper' : 'lower'] : keptLimits[kind];

/** The target a clinician set for this person. It wins over ours, never over what is dangerous. */
export function TargetsDialog({ kind, target, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('My clinician’s target')}
      description={t('What your clinician told you to aim for. What is dangerous is still answered at once.')}
    >
      {open && <TargetForm key={kind} kind={kind} target={target} onDone={onClose} />}
    </Dialog>
  );
}

function TargetForm({ kind, target, onDone }: Pick<Props, 'kind' | 'target'> & { onDone: () => void }) {
  const [low, setLow] = useState(textOf(target?.low));
  const [high, setHigh] = useState(textOf(target?.high));
  const [setBy, setSetBy] = useState(target?.set_by ?? '');
  const [problem, setProblem] = useState<string>();
  const isPressure = kind === 'pressure';
  const unit = unitNames[kind];

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const read = (text: string, isHigh: boolean): number | null => {
      const value = text.trim() === '' ? null : (typedNumber(text) ?? Number.NaN);
      const [least, most] = limitsOf(kind, isHigh);
      return value === null || (value >= least && value <= most) ? value : Number.NaN;
    };
    const [from, to] = [read(low, false), read(high, true)];
    const isWrong = Number.isNaN(from) || Number.isNaN(to) || (from === null && to === null);
    if (isWrong || (from !== null && to !== null && from >= to))
      return setProblem(
        isPressure
          ? t('Enter the highest upper number, the highest lower one, or both.')
          : t('Enter where the target begins, where it ends, or both: the first smaller than the second.'),
      );
    targetRecords.put({ id: kind, low: from, high: to, set_by: setBy.trim() });
    onDone();
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="font-semibold">{t('{name}, {unit}', { name: kindNames[kind], unit })}</p>
      <div className="grid grid-cols-2 items-start gap-3">
        {isPressure && <HighField label={t('Upper at most')} value={high} onChange={setHigh} />}
        <TextField
          label={isPressure ? t('Lower at most') : t('From')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={low}
          onChange={(event) => setLow(event.currentTarget.value)}
        />
        {!isPressure && <HighField label={t('To')} value={high} onChange={setHigh} />}
      </div>
      <TextField
        label={t('Set by (optional)')}
        maxLength={80}
        value={setBy}
        onChange={(event) => setSetBy(event.currentTarget.value)}
      />
      {problem && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {target && (
          <Button
            variant="quiet"
            onClick={() => {
              targetRecords.remove(target);
              onDone();
            }}
          >
            {t('Remove the target')}
          </Button>
        )}
        <Button type="submit">{t('Save the target')}</Button>
      </div>
    </form>
  );
}

type HighProps = { label: string; value: string; onChange: (text: string) => void };

const HighField = ({ label, value, onChange }: HighProps) => (
  <TextField
    label={label}
    inputMode="decimal"
    autoComplete="off"
    maxLength={5}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
