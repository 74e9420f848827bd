import { useState } from 'react';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { matchScore } from '../../lib/fuzzy.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/assessment.ts';
import { MOST_TERMS } from './answers.ts';

/** A condition or medicine to choose. `words` is what people may type for it. */
export type Term = { id: string; name: string; hint?: string; words: readonly string[] };
export type TermGroup = { title: string; terms: readonly Term[]; isOpen: boolean };

type TermsAnswerProps = {
  id: string;
  label: string;
  placeholder: string;
  groups: readonly TermGroup[];
  chosen: readonly string[];
  onSubmit: (chosen: readonly string[]) => void;
  onChange: (many: number) => void;
};

const FOUND_AT_MOST = 8;

/** Chooses from a long list, by typing or by looking through it. None is an answer too. */
export function TermsAnswer({
  id,
  label,
  placeholder,
  groups,
  chosen,
  onSubmit,
  onChange,
}: TermsAnswerProps) {
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const [query, setQuery] = useState('');
  const all = groups.flatMap(({ terms }) => terms);
  const toggle = (term: string, isTicked: boolean): void => {
    const next = isTicked ? [...ticked, term].slice(0, MOST_TERMS) : ticked.filter((other) => other !== term);
    setTicked(next);
    onChange(next.length);
  };
  const boxes = (terms: readonly Term[]) => (
    <ul>
      {terms.map((term) => (
        <li key={term.id}>
          <CheckboxField
            checked={ticked.includes(term.id)}
            onChange={(event) => toggle(term.id, event.currentTarget.checked)}
            label={
              <>
                {term.name}
                {term.hint && <span className="text-muted block text-sm">{term.hint}</span>}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
  const found = query.trim()
    ? all
        .map((term) => ({ term, score: matchScore(query, term.words) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, FOUND_AT_MOST)
        .map(({ term }) => term)
    : null;
  return (
    <div className="grid gap-4">
      {ticked.length > 0 && (
        <ul aria-label={t('Chosen')} className="flex flex-wrap gap-2">
          {all
            .filter((term) => ticked.includes(term.id))
            .map((term) => (
              <li key={term.id}>
                <button
                  type="button"
                  aria-label={t('Remove {name}', { name: term.name })}
                  onClick={() => toggle(term.id, false)}
                  className="bg-leaf-100 text-leaf-800 hover:bg-leaf-200 flex min-h-11 items-center gap-1.5 rounded-full py-1 pr-2.5 pl-3.5 text-left text-sm leading-tight font-semibold"
                >
                  {term.name}
                  <CloseIcon className="size-4" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <SearchBox label={label} placeholder={placeholder} value={query} onChange={setQuery} />
      <UrgentWatch text={query} least={2} />
      <form
        id={id}
        name="answer"
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(ticked);
        }}
      >
        <div aria-live="polite">
          {found &&
            (found.length > 0 ? (
              boxes(found)
            ) : (
              <p className="text-muted text-pretty">
                {t(
                  'We do not know this name. Look for what it is for, such as pressure or sugar, and tell your clinician about every herb you use.',
                )}
              </p>
            ))}
        </div>
        {!found &&
          groups.map(({ title, terms, isOpen }) => (
            <details
              key={title}
              open={isOpen}
              className="border-line bg-surface rounded-xl border px-4 open:pb-2"
            >
              <summary className="flex min-h-12 items-center font-semibold">{title}</summary>
              {boxes(terms)}
            </details>
          ))}
      </form>
    </div>
  );
}
