import { useState } from 'react';

import {
  everyDay,
  type MedicineSchedule,
  MOST_DOSE_LETTERS,
  newSchedule,
} from '../../entities/medicines/medicine-schedule.ts';
import { isTooOften, RhythmNote, rhythmOf } from '../../entities/medicines/rhythm.tsx';
import {
  type FoundMedicines,
  findMedicine,
  type MedicineEntry,
} from '../../entities/safety/medicine-names.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { asWritten, writtenName, isAsWritten } from '../../entities/safety/safety-profile.ts';
import { deviceZone } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/health.ts';
import { t as shopWords } from '../../words/shop.ts';
import { weekdayNames, medicineName } from './medicine-cards.tsx';
import { SupplyField, TimesField, ReminderField } from './medicine-fields.tsx';

type MedicineSearchProps = {
  /** Undefined where the file of names could not be read: names are kept as written then. */
  book: SafetyBook | undefined;
  /** An id of the safety list, or a name as written. */
  onChoose: (medicine: string) => void;
};

const choice =
  'border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 grid min-h-12 w-full content-center rounded-xl border px-4 py-2 text-left';

const nothing: FoundMedicines = { exact: [], suggestions: [] };

function Choices({
  entries,
  onChoose,
}: {
  entries: readonly MedicineEntry[];
  onChoose: (medicine: string) => void;
}) {
  return (
    <ul className="grid gap-2 empty:hidden">
      {entries.map(({ id, name, hint, kind }) => (
        <li key={`${kind} ${id}`}>
          <button type="button" className={choice} onClick={() => onChoose(id)}>
            <span className="font-semibold break-words">{shopWords.known(name)}</span>
            {hint && <span className="text-muted text-sm break-words">{hint}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Finds a medicine by what the packet says; a name nobody knows is kept as it was written. */
function MedicineSearch({ book, onChoose }: MedicineSearchProps) {
  const [typed, setTyped] = useState('');
  const { exact, suggestions } = book ? findMedicine(book, typed) : nothing;
  const near = suggestions.filter(({ isBeginning }) => !isBeginning);
  const written = asWritten(typed);
  return (
    <div className="grid gap-3">
      <SearchBox
        label={t('Name of the medicine')}
        placeholder={t('As on the packet')}
        value={typed}
        onChange={setTyped}
      />
      <div aria-live="polite" className="grid gap-2">
        {typed.trim() === '' && (
          <p className="text-muted text-sm text-pretty">
            {t('Type the name on the packet or the card from the clinic, then choose it.')}
          </p>
        )}
        <Choices
          entries={[...exact, ...suggestions.filter(({ isBeginning }) => isBeginning)]}
          onChoose={onChoose}
        />
        {near.length > 0 && (
          <>
            <h3 className="text-muted font-sans text-sm font-semibold">{t('Did you mean …?')}</h3>
            <Choices entries={near} onChoose={onChoose} />
          </>
        )}
        {exact.length === 0 && written !== null && (
          <button type="button" className={choice} onClick={() => onChoose(written)}>
            <span className="font-semibold break-words">
              {t('Keep “{name}” as written', { name: writtenName(written) })}
            </span>
            <span className="text-muted text-sm">
              {t('The safety check does not know this name and cannot check it.')}
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

type MedicineFormProps = {
  book: SafetyBook | undefined;
  /** What is to be edited; null begins with the search. */
  medicine: string | null;
  schedules: readonly MedicineSchedule[];
  now: number;
  onSave: (schedule: MedicineSchedule) => void;
  onClose: () => void;
};

type DaysFieldProps = { weekdays: readonly number[]; onChange: (weekdays: number[]) => void };

/** On which days of the week; some tablets are taken once a week, and daily they are poison. */
function DaysField({ weekdays, onChange }: DaysFieldProps) {
  const isDaily = weekdays.length === everyDay.length;
  return (
    <fieldset>
      <legend className="sr-only">{t('Days')}</legend>
      <CheckboxField
        label={t('Every day')}
        checked={isDaily}
        onChange={(event) => onChange(event.currentTarget.checked ? [...everyDay] : [])}
      />
      {!isDaily && (
        <div className="grid grid-cols-2 gap-x-3 pl-2">
          {everyDay.map((day) => (
            <CheckboxField
              key={day}
              label={weekdayNames[day - 1]}
              checked={weekdays.includes(day)}
              onChange={(event) => {
                const rest = weekdays.filter((other) => other !== day);
                onChange(event.currentTarget.checked ? [...rest, day] : rest);
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/**
 * How a medicine is taken: found by its name, then dose, times, days, supply and reminders. One that is not for every day
 * begins without days, and is not kept as taken more often before somebody says that it was prescribed so.
 */
export function MedicineForm({ book, medicine, schedules, now, onSave, onClose }: MedicineFormProps) {
  const begin = (id: string): MedicineSchedule => ({
    ...(schedules.find((one) => one.id === id) ?? {
      ...newSchedule(id),
      ...((rhythmOf(book, id)?.most ?? 0) > 0 && { weekdays: [] }),
    }),
    // Whoever edits it somewhere else means the clock there.
    time_zone: deviceZone(),
  });
  const [draft, setDraft] = useState(() => (medicine === null ? null : begin(medicine)));
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  if (draft === null)
    return (
      <Dialog open onOpenChange={onClose} title={t('Add a medicine')}>
        <MedicineSearch book={book} onChoose={(id) => setDraft(begin(id))} />
      </Dialog>
    );

  const change = (more: Partial<MedicineSchedule>): void => {
    setDraft({ ...draft, ...more });
    setConfirmed(false);
  };
  const hasNoDay = draft.weekdays.length === 0;
  const name = medicineName(book, draft.id);
  const rhythm = rhythmOf(book, draft.id, draft.dose);
  const isAsked = rhythm !== null && isTooOften(rhythm, draft);
  return (
    <Dialog open onOpenChange={onClose} title={name}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!hasNoDay && (!isAsked || isConfirmed)) onSave(draft);
        }}
      >
        {isAsWritten(draft.id) && (
          <p className="border-gold-300 bg-gold-50 rounded-xl border p-3 text-pretty">
            {t(
              'The safety check does not know this name and cannot check herbs against it. Show your pharmacist every herb you use.',
            )}
          </p>
        )}
        {rhythm && !isAsked && <RhythmNote rhythm={rhythm} name={name} isAsked={false} />}
        <TextField
          label={t('How much each time')}
          placeholder={t('1 tablet, 5 ml, 2 puffs')}
          hint={t('As the label says. Do not change it without asking whoever prescribed it.')}
          maxLength={MOST_DOSE_LETTERS}
          autoComplete="off"
          value={draft.dose}
          onChange={(event) => change({ dose: event.currentTarget.value })}
        />
        <TimesField times={draft.times} onChange={(times) => change({ times })} />
        <div>
          <DaysField weekdays={draft.weekdays} onChange={(weekdays) => change({ weekdays })} />
          {hasNoDay && (isTried || rhythm === null) && (
            <p role="alert" className="text-danger-700 text-sm font-semibold">
              {t('Choose at least one day.')}
            </p>
          )}
        </div>
        {rhythm && isAsked && (
          <div className="grid gap-1">
            <RhythmNote rhythm={rhythm} name={name} isAsked />
            <CheckboxField
              label={t('My clinic told me to take it so often, and I have read its card or the packet again')}
              checked={isConfirmed}
              error={
                isTried && !isConfirmed ? t('Change days, times or dose, or confirm this first.') : undefined
              }
              onChange={(event) => setConfirmed(event.currentTarget.checked)}
            />
          </div>
        )}
        <SupplyField
          schedule={hasNoDay ? { ...draft, weekdays: [...everyDay] } : draft}
          now={now}
          onChange={(runs_out_on) => change({ runs_out_on })}
        />
        <ReminderField
          reminds={draft.reminds}
          hasTimes={draft.times.length > 0}
          onChange={(reminds) => change({ reminds })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {medicine === null && (
            <Button variant="quiet" onClick={() => setDraft(null)}>
              {t('Another medicine')}
            </Button>
          )}
          <Button type="submit">{t('Save')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
