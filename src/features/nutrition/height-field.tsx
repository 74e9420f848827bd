import type { HeightUnit } from '../../lib/measures.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/nutrition.ts';
import type { Draft } from './calculator-draft.ts';

type Props = {
  draft: Draft;
  error: string | undefined;
  onChange: (change: Partial<Draft>) => void;
  onUnit: (unit: HeightUnit) => void;
};

/** Height in centimetres, or in feet and inches. */
export function HeightField({ draft, error, onChange, onUnit }: Props) {
  const isFeet = draft.heightUnit === 'ft';
  return (
    <div className="flex items-start gap-2">
      <TextField
        label={isFeet ? t('Feet') : t('Height')}
        className="min-w-0 grow"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={draft.height}
        onChange={(event) => onChange({ height: event.target.value })}
        error={error}
      />
      {isFeet && (
        <TextField
          label={t('Inches')}
          className="min-w-0 grow"
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          value={draft.inches}
          onChange={(event) => onChange({ inches: event.target.value })}
        />
      )}
      <SelectField
        label={t('Unit')}
        aria-label={t('Unit of height')}
        className="w-24"
        value={draft.heightUnit}
        onChange={(event) => onUnit(event.target.value === 'ft' ? 'ft' : 'cm')}
      >
        <option value="cm">{t('cm')}</option>
        <option value="ft">{t('ft')}</option>
      </SelectField>
    </div>
  );
}
