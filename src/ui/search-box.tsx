import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { t } from '../words/shell.ts';
import { Button } from './button.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search over what is already here: it answers with every letter. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed into a prerendered page before it was hydrated counts too.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  return (
    <search className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchIcon className="text-muted pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="border-edge bg-surface placeholder:text-muted min-h-12 w-full rounded-full border pr-12 pl-12 text-base shadow-sm [&::-webkit-search-cancel-button]:appearance-none"
      />
      {value && (
        <span className="absolute top-0 right-0">
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Clear the search')}
            onClick={() => onChange('')}
            className="rounded-full"
          >
            <CloseIcon className="size-5" />
          </Button>
        </span>
      )}
    </search>
  );
}
