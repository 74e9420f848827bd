import type { ReadingKind } from '../../entities/readings/reading.ts';
import { controlStyles, Field, SelectField } from '../../ui/field.tsx';
import { t } from '../../words/health.ts';
import type { Draft, Unit } from './draft.ts';
import { kindNames, unitNames } from './log-row.ts';

const units: Readonly<Partial<Record<ReadingKind, readonly (readonly [Unit, string])[]>>> = {
  glucose: [
    ['mmol', t('mmol/L')],
    ['mg', t('mg/dL')],
  ],
  hba1c: [
    ['percent', t('%')],
    ['mol', t('mmol/mol')],
  ],
  temperature: [
    ['c', t('°C')],
    ['f', t('°F')],
  ],
  weight: [
    ['kg', t('kg')],
    ['lb', t('lb')],
  ],
};

type NumberProps = {
  id: string;
  label: string;
  mode: 'numeric' | 'decimal';
  value: string;
  problemId: string | undefined;
  onChange: (text: string) => void;
};

function BigNumber({ id, label, mode, value, problemId, onChange }: NumberProps) {
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="text"
        inputMode={mode}
        autoComplete="off"
        maxLength={6}
        value={value}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${controlStyles} min-h-16 text-3xl font-semibold tabular-nums`}
      />
    </Field>
  );
}

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void; problemId: string | undefined };

/** The number of a reading with its unit, or the two of a pressure. */
export function ValueFields({ draft, onChange, problemId }: Props) {
  const { kind, first, second, unit } = draft;
  if (kind === 'pressure')
    return (
      <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3">
        <BigNumber
          id="reading-upper"
          label={t('Upper, mmHg')}
          mode="numeric"
          value={first}
          problemId={problemId}
          onChange={(text) => onChange({ first: text })}
        />
        <span aria-hidden="true" className="text-muted pb-4 text-2xl">
          /
        </span>
        <BigNumber
          id="reading-lower"
          label={t('Lower, mmHg')}
          mode="numeric"
          value={second}
          problemId={problemId}
          onChange={(text) => onChange({ second: text })}
        />
      </div>
    );
  const choices = units[kind];
  return (
    <div className="grid max-w-md grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-end gap-3">
      <BigNumber
        id={`reading-${kind}`}
        label={
          choices ? kindNames[kind] : t('{name}, {unit}', { name: kindNames[kind], unit: unitNames[kind] })
        }
        mode={kind === 'pulse' ? 'numeric' : 'decimal'}
        value={first}
        problemId={problemId}
        onChange={(text) => onChange({ first: text })}
      />
      {choices && (
        <SelectField
          label={t('Unit')}
          value={unit}
          onChange={(event) => {
            const chosen = choices.find(([value]) => value === event.currentTarget.value);
            if (chosen) onChange({ unit: chosen[0] });
          }}
        >
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
