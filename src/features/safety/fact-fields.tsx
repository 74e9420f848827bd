import { useState } from 'react';

import {
  ageOf,
  BIRTH_OVERDUE_WEEKS,
  bornForAge,
  holdingOf,
  sinceForWeeks,
  weeksPregnant,
  type FactCondition,
  factOf,
} from '../../entities/safety/safety-profile.ts';
import type { ListEditing } from '../../entities/safety/use-safety.ts';
import { addDays, useNairobiDay } from '../../lib/nairobi.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';

type FactProps = { editing: ListEditing; day: string | undefined; today: string };

/** A whole number in a range, or null for anything else. */
function whole(typed: string, most: number): number | null {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most ? number : null;
}

/**
 * A day within bounds. While a year is typed, its first digits make a date of the year 2: such a one is not taken, nor is the
 * field emptied under the fingers.
 */
function DayField({
  label,
  hint,
  first,
  last,
  day = '',
  onDay,
}: {
  label: string;
  hint?: string;
  first: string;
  last: string;
  day?: string | undefined;
  onDay: (day: string | null) => void;
}) {
  const [typed, setTyped] = useState(day);
  const isWithin = (value: string): boolean => value >= first && value <= last;
  const isWrong = typed > '1000' && !isWithin(typed);
  return (
    <TextField
      label={label}
      hint={hint}
      type="date"
      min={first}
      max={last}
      value={typed}
      error={isWrong ? t('This date cannot be right.') : undefined}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        if (next === '') onDay(null);
        else if (isWithin(next)) onDay(next);
      }}
    />
  );
}

function Weeks({ editing, day, today }: FactProps) {
  const told = day === undefined ? '' : String(weeksPregnant(day, today));
  const [typed, setTyped] = useState(told);
  const [isAsked, setAsked] = useState(false);
  const isOverdue = day !== undefined && weeksPregnant(day, today) >= BIRTH_OVERDUE_WEEKS;
  const isWrong = typed.trim() !== '' && whole(typed, BIRTH_OVERDUE_WEEKS) === null;
  return (
    <div className="grid gap-2">
      <TextField
        label={t('Weeks of pregnancy')}
        hint={t('From the first day of the last period. Leave it empty if you do not know.')}
        inputMode="numeric"
        value={typed}
        error={isWrong ? t('Enter whole weeks, from 0 to 42.') : undefined}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          const weeks = whole(next, BIRTH_OVERDUE_WEEKS);
          if (weeks !== null || next.trim() === '')
            editing.setFact('pregnancy', weeks === null ? null : sinceForWeeks(weeks, today));
        }}
      />
      {isOverdue && !isAsked && (
        <p className="font-semibold text-pretty">
          {t('The pregnancy on your list is past 42 weeks. Has the baby come?')}
        </p>
      )}
      {isAsked ? (
        <DayField
          label={t('When did the baby come?')}
          first={addDays(today, -365)}
          last={today}
          onDay={(bornOn) => bornOn !== null && editing.setBaby(bornOn)}
        />
      ) : (
        <Button
          variant={isOverdue ? 'secondary' : 'quiet'}
          size="sm"
          className="justify-self-start"
          onClick={() => setAsked(true)}
        >
          {t('The baby has come')}
        </Button>
      )}
    </div>
  );
}

function ChildAge({ editing, day, today }: FactProps) {
  const told = day === undefined ? null : ageOf(day, today);
  const [years, setYears] = useState(told ? String(told.years) : '');
  const [months, setMonths] = useState(told ? String(told.months) : '');
  const change = (nextYears: string, nextMonths: string): void => {
    setYears(nextYears);
    setMonths(nextMonths);
    const isEmpty = nextYears.trim() === '' && nextMonths.trim() === '';
    const told = { years: whole(nextYears || '0', 17), months: whole(nextMonths || '0', 11) };
    if (isEmpty) editing.setFact('child', null);
    else if (told.years !== null && told.months !== null)
      editing.setFact('child', bornForAge(told.years, told.months, today));
  };
  const isWrong =
    (years.trim() !== '' && whole(years, 17) === null) ||
    (months.trim() !== '' && whole(months, 11) === null);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('How old is the child?')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('Years')}
          inputMode="numeric"
          value={years}
          onChange={(event) => change(event.currentTarget.value, months)}
        />
        <TextField
          label={t('Months')}
          inputMode="numeric"
          value={months}
          onChange={(event) => change(years, event.currentTarget.value)}
        />
      </div>
      {isWrong && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {t('Enter whole years from 0 to 17 and months from 0 to 11.')}
        </p>
      )}
      {day === undefined && (
        <p className="text-muted text-sm text-pretty">
          {t('Until you tell the age, we answer as for a newborn.')}
        </p>
      )}
    </fieldset>
  );
}

function Operation({ editing, day, today }: FactProps) {
  const isOver = !holdingOf('surgery-within-2-weeks', editing.profile, today).holds;
  return (
    <DayField
      label={t('Date of the operation')}
      first={addDays(today, -365)}
      last={addDays(today, 1000)}
      day={day}
      hint={
        isOver
          ? t('It is over, so we no longer warn because of it. You can take it off your list.')
          : t('Without a date we answer as if it were within two weeks.')
      }
      onDay={(next) => editing.setFact('surgery-within-2-weeks', next)}
    />
  );
}

function Birth({ editing, day, today }: FactProps) {
  const isOver = !holdingOf('after-birth', editing.profile, today).holds;
  return (
    <DayField
      label={t('When did the baby come?')}
      first={addDays(today, -365)}
      last={today}
      day={day}
      hint={isOver ? t('The six weeks are over. You can take it off your list.') : ''}
      onDay={(next) => editing.setFact('after-birth', next)}
    />
  );
}

const fields = {
  pregnancy: Weeks,
  child: ChildAge,
  'surgery-within-2-weeks': Operation,
  'after-birth': Birth,
} as const;

/** What makes the listed conditions exact, each asked where it is needed; nothing has to be told. */
export function FactFields({ editing }: { editing: ListEditing }) {
  const today = useNairobiDay();
  const { profile } = editing;
  const listed = Object.keys(factOf).filter((id): id is FactCondition => profile.conditions.includes(id));
  if (listed.length === 0) return null;
  return (
    <div className="grid gap-4">
      {listed.map((condition) => {
        const OneField = fields[condition];
        return (
          <OneField
            key={condition}
            editing={editing}
            day={profile.facts?.[factOf[condition]]}
            today={today}
          />
        );
      })}
    </div>
  );
}

/** `Pregnant, 32 weeks`: a condition of a list with what was told of it. */
export function conditionWords(
  condition: string,
  name: string,
  facts: ListEditing['profile']['facts'],
  today: string,
): string {
  if (condition === 'pregnancy' && facts?.pregnant_since !== undefined)
    return t('{name}, {weeks} weeks', { name, weeks: weeksPregnant(facts.pregnant_since, today) });
  if (condition === 'child' && facts?.child_born_on !== undefined) {
    const { years, months } = ageOf(facts.child_born_on, today);
    return years === 0
      ? t('{name}, {months} months', { name, months })
      : t('{name}, {years} years', { name, years });
  }
  return name;
}
