import { useState } from 'react';

import {
  type FoundMedicines,
  findMedicine,
  type MedicineEntry,
} from '../../entities/safety/medicine-names.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { asWritten, writtenName } from '../../entities/safety/safety-profile.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/health.ts';
import { t as shopWords } from '../../words/shop.ts';

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
export function MedicineSearch({ book, onChoose }: MedicineSearchProps) {
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
