import { useState } from 'react';

import { findMedicine } from '../../entities/safety/medicine-names.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/health.ts';
import { asWritten } from './medicine-name.ts';

type MedicineSearchProps = {
  /** Undefined where the file of names could not be read: names are kept as written then. */
  book: SafetyBook | undefined;
  /** An id of the safety list, or a name as written. */
  onChoose: (medicine: string) => void;
};

const choice =
  'border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 grid min-h-12 w-full content-center rounded-xl border px-4 py-2 text-left';

/** Finds a medicine by what the packet says; a name nobody knows is kept as it was written. */
export function MedicineSearch({ book, onChoose }: MedicineSearchProps) {
  const [typed, setTyped] = useState('');
  const { exact, suggestions } = book ? findMedicine(book, typed) : { exact: null, suggestions: [] };
  const name = typed.trim();
  const found = exact ? [exact, ...suggestions.filter(({ id }) => id !== exact.id)] : suggestions;
  return (
    <div className="grid gap-3">
      <SearchBox
        label={t('Name of the medicine')}
        placeholder={t('As on the packet')}
        value={typed}
        onChange={setTyped}
      />
      <div aria-live="polite">
        {name === '' ? (
          <p className="text-muted text-sm text-pretty">
            {t('Type the name on the packet or the card from the clinic, then choose it.')}
          </p>
        ) : (
          <ul className="grid gap-2">
            {found.map(({ id, name: known, hint }) => (
              <li key={id}>
                <button type="button" className={choice} onClick={() => onChoose(id)}>
                  <span className="font-semibold">{known}</span>
                  {hint && <span className="text-muted text-sm">{hint}</span>}
                </button>
              </li>
            ))}
            {!exact && (
              <li>
                <button type="button" className={choice} onClick={() => onChoose(asWritten(name))}>
                  <span className="font-semibold break-words">{t('Keep “{name}” as written', { name })}</span>
                  <span className="text-muted text-sm">
                    {t('The safety check does not know this name and cannot check it.')}
                  </span>
                </button>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
