import { type FormEvent, type ReactNode, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/fasting.ts';
import { deviceZone, endOf, type Fast, type FastFault, faultOf, startOf } from './fast.ts';
import { currentFasts } from './fasting.queries.ts';
import { isProtocolId, protocolIds, protocolName, protocols } from './plan.ts';
import { formatSpan, fromField, toField } from './zoned.ts';

type TimesDialogProps = {
  title: string;
  intro?: string;
  /** What the fields begin with; without an end the fast runs on and has no field for it. */
  fast: Fast;
  saveLabel: string;
  onSave: (fast: Fast) => void;
  onRemove?: () => void;
  onClose: () => void;
};

/** A typed minute that was not touched keeps its seconds. */
function readField(text: string, before: number | null): number | null {
  return before !== null && toField(before) === text ? before : fromField(text);
}

const inInk = (words: ReactNode): ReactNode => <strong className="text-ink">{words}</strong>;
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Rhythm, beginning and end of a fast, checked against the others before it is saved. */
export function TimesDialog({ title, intro, fast, saveLabel, onSave, onRemove, onClose }: TimesDialogProps) {
  const [protocol, setProtocol] = useState(fast.protocol);
  const [start, setStart] = useState(toField(startOf(fast)));
  const endBefore = endOf(fast);
  const [end, setEnd] = useState(endBefore === null ? '' : toField(endBefore));
  const [fault, setFault] = useState<FastFault | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [openedAt] = useState(() => Date.now());

  const from = readField(start, startOf(fast));
  const to = endBefore === null ? null : readField(end, endBefore);
  const target =
    protocol === fast.protocol
      ? fast.target_minutes
      : (protocols.find(({ id }) => id === protocol)?.minutes ?? fast.target_minutes);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (from === null) {
      setFault({ field: 'start', message: t('Enter when it began.') });
      return;
    }
    if (endBefore !== null && to === null) {
      setFault({ field: 'end', message: t('Enter when it ended.') });
      return;
    }
    const changed: Fast = {
      ...fast,
      protocol,
      target_minutes: target,
      started_at: iso(from) ?? fast.started_at,
      ended_at: iso(to),
    };
    const wrong = faultOf(changed, currentFasts(), Date.now());
    setFault(wrong);
    if (!wrong) onSave(changed);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={intro}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SelectField
          label={t('Rhythm')}
          value={protocol}
          onChange={({ currentTarget: { value } }) => {
            if (isProtocolId(value)) setProtocol(value);
          }}
        >
          {protocolIds.map((id) => (
            <option key={id} value={id}>
              {protocolName(id)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('Began')}
          type="datetime-local"
          value={start}
          max={toField(openedAt)}
          error={fault?.field === 'start' ? fault.message : undefined}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        {endBefore !== null && (
          <TextField
            label={t('Ended')}
            type="datetime-local"
            value={end}
            max={toField(openedAt)}
            error={fault?.field === 'end' ? fault.message : undefined}
            onChange={(event) => setEnd(event.currentTarget.value)}
          />
        )}
        {from !== null && to !== null && to > from && (
          <p className="text-muted">
            {to - from >= target * 60_000
              ? t.rich(
                  'That is <b>{span}</b>, target reached.',
                  { b: inInk },
                  { span: formatSpan(to - from) },
                )
              : t.rich(
                  'That is <b>{span}</b> of {target}.',
                  { b: inInk },
                  { span: formatSpan(to - from), target: formatSpan(target * 60_000) },
                )}
          </p>
        )}
        {fast.time_zone !== deviceZone() && (
          <p className="text-muted text-sm">
            {t('Times are shown on this device’s clock ({zone}). This fast was kept in {own}.', {
              zone: deviceZone(),
              own: fast.time_zone,
            })}
          </p>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          {onRemove && (
            <Button variant="quiet" className="mr-auto" onClick={() => setRemoving(true)}>
              {t('Remove')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{saveLabel}</Button>
        </div>
      </form>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('Remove this fast?')}
        description={t('It and its journal are gone from all your devices.')}
        confirmLabel={t('Remove it')}
        tone="danger"
        onConfirm={() => onRemove?.()}
      />
    </Dialog>
  );
}
