import { lbToKg } from '../../lib/measures.ts';
import { t } from '../../words/health.ts';
import { fahrenheitToCelsius, hba1cToPercent, hba1cToPerMole, mgToMmol, mmolToMg } from './reading.ts';

/** What somebody typed: numbers as they stand in the fields, NaN where there is none, and their unit. */
export type Typed =
  | { kind: 'pressure'; upper: number; lower: number }
  | { kind: 'glucose'; value: number; unit: 'mmol' | 'mg'; isSure?: true }
  | { kind: 'hba1c'; value: number; unit: 'percent' | 'mol' }
  | { kind: 'temperature'; value: number; unit: 'c' | 'f' }
  | { kind: 'pulse'; value: number }
  | { kind: 'weight'; value: number; unit: 'kg' | 'lb'; lastKg: number | null };

/** Why something is asked back, and what may have been meant. Nothing is changed unless one of them is chosen. */
export type Fault = { message: string; offers: readonly { label: string; typed: Typed }[] };

/** What is kept, as the database has it: mmHg, mmol/L, %, °C, beats, kg. */
export const keptLimits = {
  upper: [60, 300],
  lower: [30, 200],
  glucose: [1, 40],
  hba1c: [3, 20],
  temperature: [30, 45],
  pulse: [20, 250],
  weight: [20, 400],
} as const;

const isIn = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
const fault = (message: string, ...offers: Fault['offers']): Fault => ({ message, offers });

function pressureFault({ upper, lower }: Extract<Typed, { kind: 'pressure' }>): Fault | null {
  const isUpper = isIn(upper, keptLimits.upper);
  const isLower = isIn(lower, keptLimits.lower);
  if (isUpper && isLower && upper > lower) return null;
  /** A digit too many, or a pressure in centimetres as some say it. */
  const mended = (value: number, limits: readonly [number, number]): number =>
    [value, value / 10, value * 10].find((maybe) => Number.isInteger(maybe) && isIn(maybe, limits)) ?? value;
  const meant = [mended(upper, keptLimits.upper), mended(lower, keptLimits.lower)] as const;
  const turned = [mended(lower, keptLimits.upper), mended(upper, keptLimits.lower)] as const;
  const [best] = [meant, turned].filter(
    ([high, low]) => isIn(high, keptLimits.upper) && isIn(low, keptLimits.lower) && high > low,
  );
  const [upperFrom, upperTo] = keptLimits.upper;
  const [lowerFrom, lowerTo] = keptLimits.lower;
  if (!best || Number.isNaN(upper) || Number.isNaN(lower))
    return fault(
      t(
        'Enter two numbers, the upper one ({upperFrom} to {upperTo}) larger than the lower ({lowerFrom} to {lowerTo}).',
        {
          upperFrom,
          upperTo,
          lowerFrom,
          lowerTo,
        },
      ),
    );
  const [high, low] = best;
  return fault(
    t('{upper}/{lower} cannot be a blood pressure. Did you mean {high}/{low}?', { upper, lower, high, low }),
    {
      label: t('Yes, {value}', { value: `${high}/${low}` }),
      typed: { kind: 'pressure', upper: high, lower: low },
    },
  );
}

/** Meters show no more than this in mmol/L; a larger number is most likely in mg/dL. */
const METER_MOST = 33.3;
/** As mg/dL nobody is conscious with less. */
const MG_LEAST = 36;

function glucoseFault({ value, unit, isSure }: Extract<Typed, { kind: 'glucose' }>): Fault | null {
  const asMmol: Typed = { kind: 'glucose', value, unit: 'mmol' };
  const asMg: Typed = { kind: 'glucose', value, unit: 'mg' };
  if (unit === 'mmol' && value > METER_MOST && isIn(mgToMmol(value), [1, METER_MOST]))
    return fault(
      t('Is this in mg/dL? {mg} mg/dL is {mmol} mmol/L.', { mg: value, mmol: mgToMmol(value).toFixed(1) }),
      { label: t('Yes, it is in mg/dL'), typed: asMg },
    );
  if (unit === 'mg' && !isSure && value < MG_LEAST && isIn(value, keptLimits.glucose))
    return fault(
      t('Is this in mmol/L? {mmol} mmol/L is {mg} mg/dL.', { mmol: value, mg: mmolToMg(value) }),
      { label: t('Yes, it is in mmol/L'), typed: asMmol },
      ...(isIn(mgToMmol(value), [1, METER_MOST])
        ? [{ label: t('No, it is in mg/dL'), typed: { ...asMg, isSure: true } satisfies Typed }]
        : []),
    );
  if (value >= 0 && value < 1)
    return fault(
      t(
        'Meters show no number this low. If yours says LO, take sugar now and measure again after 15 minutes.',
      ),
    );
  const mmol = unit === 'mg' ? mgToMmol(value) : value;
  return isIn(mmol, [1, METER_MOST])
    ? null
    : fault(
        t(
          'Enter a number from 1 to 33.3 mmol/L, or 18 to 600 mg/dL. If your meter says HI, go to hospital now.',
        ),
      );
}

function hba1cFault({ value, unit }: Extract<Typed, { kind: 'hba1c' }>): Fault | null {
  const [least, most] = keptLimits.hba1c;
  if (unit === 'percent' && value > most && isIn(hba1cToPercent(value), keptLimits.hba1c))
    return fault(
      t('Is this in mmol/mol? {mol} mmol/mol is {percent} %.', {
        mol: value,
        percent: hba1cToPercent(value),
      }),
      { label: t('Yes, it is in mmol/mol'), typed: { kind: 'hba1c', value, unit: 'mol' } },
    );
  if (unit === 'mol' && isIn(value, keptLimits.hba1c))
    return fault(
      t('Is this in percent? {percent} % is {mol} mmol/mol.', { percent: value, mol: hba1cToPerMole(value) }),
      { label: t('Yes, it is in percent'), typed: { kind: 'hba1c', value, unit: 'percent' } },
    );
  const percent = unit === 'mol' ? hba1cToPercent(value) : value;
  return isIn(percent, keptLimits.hba1c)
    ? null
    : fault(t('Enter a number from {least} to {most} %.', { least, most }));
}

function temperatureFault({ value, unit }: Extract<Typed, { kind: 'temperature' }>): Fault | null {
  const [least, most] = keptLimits.temperature;
  const celsius = unit === 'f' ? fahrenheitToCelsius(value) : value;
  if (isIn(celsius, keptLimits.temperature)) return null;
  if (unit === 'c' && isIn(fahrenheitToCelsius(value), keptLimits.temperature))
    return fault(
      t('Is this in °F? {fahrenheit} °F is {celsius} °C.', {
        fahrenheit: value,
        celsius: fahrenheitToCelsius(value).toFixed(1),
      }),
      { label: t('Yes, it is in °F'), typed: { kind: 'temperature', value, unit: 'f' } },
    );
  if (unit === 'f' && isIn(value, keptLimits.temperature))
    return fault(t('Is this in °C?'), {
      label: t('Yes, it is in °C'),
      typed: { kind: 'temperature', value, unit: 'c' },
    });
  if (isIn(value / 10, keptLimits.temperature))
    return fault(t('{value} °C cannot be. Did you mean {meant} °C?', { value, meant: value / 10 }), {
      label: t('Yes, {value}', { value: `${value / 10} °C` }),
      typed: { kind: 'temperature', value: value / 10, unit: 'c' },
    });
  return fault(t('Enter a number from {least} to {most} °C.', { least, most }));
}

/** More than this from the last one is asked back. */
const FAR = 0.3;

function weightFault(typed: Extract<Typed, { kind: 'weight' }>): Fault | null {
  const { value, unit, lastKg } = typed;
  const kg = unit === 'lb' ? lbToKg(value) : value;
  const [least, most] = keptLimits.weight;
  const isNear = (maybe: number): boolean => lastKg !== null && Math.abs(maybe - lastKg) / lastKg < FAR / 2;
  if (isIn(kg, keptLimits.weight) && (lastKg === null || Math.abs(kg - lastKg) / lastKg <= FAR)) return null;
  if (unit === 'kg' && isNear(lbToKg(value)))
    return fault(t('Is this in pounds? {lb} lb is {kg} kg.', { lb: value, kg: lbToKg(value).toFixed(1) }), {
      label: t('Yes, it is in pounds'),
      typed: { ...typed, unit: 'lb' },
    });
  if (unit === 'lb' && isNear(value))
    return fault(t('Is this in kilograms?'), {
      label: t('Yes, it is in kilograms'),
      typed: { ...typed, unit: 'kg' },
    });
  if (isIn(kg / 10, keptLimits.weight) && !isIn(kg, keptLimits.weight))
    return fault(
      t('{value} kg cannot be. Did you mean {meant} kg?', { value: Math.round(kg), meant: kg / 10 }),
      {
        label: t('Yes, {value}', { value: `${kg / 10} kg` }),
        typed: { ...typed, value: kg / 10, unit: 'kg' },
      },
    );
  if (!isIn(kg, keptLimits.weight))
    return fault(t('Enter a weight from {least} to {most} kg.', { least, most }));
  return fault(t('Your last weight was {kg} kg. Is this one right?', { kg: lastKg ?? 0 }), {
    label: t('Yes, it is right'),
    typed: { ...typed, lastKg: null },
  });
}

/** Why a reading is asked back; null when it can be kept. */
export function faultOf(typed: Typed): Fault | null {
  switch (typed.kind) {
    case 'pressure':
      return pressureFault(typed);
    case 'glucose':
      return glucoseFault(typed);
    case 'hba1c':
      return hba1cFault(typed);
    case 'temperature':
      return temperatureFault(typed);
    case 'pulse': {
      const [least, most] = keptLimits.pulse;
      return isIn(typed.value, keptLimits.pulse)
        ? null
        : fault(t('Enter a number from {least} to {most} beats a minute.', { least, most }));
    }
    case 'weight':
      return weightFault(typed);
  }
}

/** A clock may run a little ahead. */
const AHEAD_MS = 5 * 60_000;
const EARLIEST = Date.parse('2000-01-01');

/** Why a moment is asked back: not come yet, or too long ago to be meant. */
export function timeFaultOf(at: number, now: number): string | null {
  if (Number.isNaN(at)) return t('Enter the day and the time.');
  if (at > now + AHEAD_MS) return t('This time has not come yet. When was it measured?');
  return at < EARLIEST ? t('That is too long ago. When was it measured?') : null;
}
