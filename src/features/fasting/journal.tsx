import { use, useId, useState } from 'react';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/fasting.ts';
import { dangerSigns, type Fast, moods, symptoms } from './fast.ts';
import { currentFasts, GLASS_ML, glassOf, saveFast, WaterLogContext } from './fasting.queries.ts';
import { dayIn } from './zoned.ts';

const MOST_WATER_ML = 10_000;
const LIGHTEST_KG = 25;
const HEAVIEST_KG = 350;

/** The fast as it is by now: another tab or the end of it may have changed it since this was rendered. */
const change = (id: string, part: Partial<Fast>): void => {
  const fast = currentFasts().find((one) => one.id === id);
  if (fast) saveFast({ ...fast, ...part });
};

const chip =
  'min-h-11 rounded-full border px-3.5 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-600';

/** How it goes: mood, what is felt, water, weight, words. Everything is kept as it is noted. */
export function Journal({ fast, onDanger }: { fast: Fast; onDanger: () => void }) {
  const id = useId();
  const [note, setNote] = useState(fast.note);
  const [weightError, setWeightError] = useState<string>();
  const waterLog = use(WaterLogContext);
  const isDry = fast.protocol === 'ramadan' && fast.ended_at === null;

  const toggle = (symptom: string): void => {
    const has = fast.symptoms.includes(symptom);
    change(fast.id, {
      symptoms: has ? fast.symptoms.filter((other) => other !== symptom) : [...fast.symptoms, symptom],
    });
    if (!has && dangerSigns.some((sign) => sign.id === symptom)) onDanger();
  };
  const glasses = Math.ceil(fast.water_ml / GLASS_ML);
  const addGlass = (): void => {
    change(fast.id, { water_ml: Math.min(fast.water_ml + GLASS_ML, MOST_WATER_ML) });
    waterLog?.put(glassOf(fast, glasses + 1, Date.now()));
  };
  const takeGlassBack = (): void => {
    change(fast.id, { water_ml: Math.max(fast.water_ml - GLASS_ML, 0) });
    waterLog?.remove(glassOf(fast, glasses, Date.now()));
  };
  const saveWeight = (text: string): void => {
    const kg = Number(text.replace(',', '.'));
    const isFine = text.trim() === '' || (kg >= LIGHTEST_KG && kg <= HEAVIEST_KG);
    setWeightError(
      isFine ? undefined : t('Between {least} and {most} kg.', { least: LIGHTEST_KG, most: HEAVIEST_KG }),
    );
    const weight_kg = text.trim() === '' ? null : Math.round(kg * 100) / 100;
    if (!isFine || weight_kg === fast.weight_kg) return;
    change(fast.id, {
      weight_kg,
      weighed_on: weight_kg === null ? null : dayIn(Date.now(), fast.time_zone),
    });
  };

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="border-line bg-surface grid gap-5 rounded-2xl border p-5 shadow-sm"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {t('Journal')}
      </h2>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('Mood')}</legend>
        <div className="flex flex-wrap gap-2">
          {moods.map((label, index) => (
            <label
              key={label}
              className={cn(
                chip,
                'relative flex items-center',
                fast.mood === index + 1 ? 'border-leaf-600 bg-leaf-100 text-leaf-900' : 'border-edge',
              )}
            >
              <input
                type="radio"
                name={`${id}-mood`}
                checked={fast.mood === index + 1}
                onChange={() => change(fast.id, { mood: index + 1 })}
                className="absolute inset-0 size-full opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('What you feel')}</legend>
        <div className="flex flex-wrap gap-2">
          {[...symptoms, ...dangerSigns].map(({ id: symptom, label }) => {
            const isOn = fast.symptoms.includes(symptom);
            const isDanger = dangerSigns.some((sign) => sign.id === symptom);
            return (
              <button
                key={symptom}
                type="button"
                aria-pressed={isOn}
                onClick={() => toggle(symptom)}
                className={cn(
                  chip,
                  isDanger && 'text-danger-700',
                  isOn
                    ? isDanger
                      ? 'border-danger bg-danger-50'
                      : 'border-leaf-600 bg-leaf-100 text-leaf-900'
                    : isDanger
                      ? 'border-danger-200'
                      : 'border-edge',
                )}
              >
                {label}
              </button>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-sm font-semibold">{t('Water')}</legend>
        {isDry ? (
          <p className="text-muted mt-1">
            {t('None until sunset. From then until dawn drink two litres or more, a little at a time.')}
          </p>
        ) : (
          <>
            <output className="mt-1 block font-serif text-2xl font-semibold tabular-nums">
              {(fast.water_ml / 1000).toFixed(2)} L
            </output>
            <div className="my-2 grid max-w-sm grid-cols-2 gap-3">
              <Button variant="secondary" size="sm" disabled={fast.water_ml === 0} onClick={takeGlassBack}>
                {t('− one glass')}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                disabled={fast.water_ml >= MOST_WATER_ML}
                onClick={addGlass}
              >
                {t('+ one glass')}
              </Button>
            </div>
            {waterLog && (
              <p className="text-muted text-sm">{t('Each glass also counts into your water of the day.')}</p>
            )}
          </>
        )}
      </fieldset>
      <TextField
        label={t('Weight in kg')}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={fast.weight_kg ?? ''}
        error={weightError}
        hint={t('Only if you like. In an account it joins your weight log.')}
        onBlur={(event) => saveWeight(event.currentTarget.value)}
      />
      <TextAreaField
        label={t('Notes')}
        rows={3}
        maxLength={1000}
        defaultValue={fast.note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== fast.note) change(fast.id, { note: value });
        }}
      />
      <UrgentWatch text={note} />
    </section>
  );
}
