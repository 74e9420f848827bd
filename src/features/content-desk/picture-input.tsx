import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { foldText } from '../../lib/fuzzy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { pictureAddress } from '../../ui/picture.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/desk.ts';
import { pictureName, picturesQuery } from './choices.queries.ts';
import { textOf, type Field, type FieldProps } from './fields.ts';

function Thumbnail({ name }: { name: string }) {
  return (
    <img
      src={pictureAddress(name, 320)}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      className="bg-sunk aspect-square w-full rounded-xl object-cover"
    />
  );
}

/** All drawn pictures, those of the text's own kind first. */
function PictureChoice({
  first,
  chosen,
  onChoose,
}: {
  first: string;
  chosen: string;
  onChoose: (name: string) => void;
}) {
  const [query, setQuery] = useState('');
  const { data, error } = useQuery(picturesQuery());
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!data) return <Spinner label={t('Loading the pictures')} />;
  const words = foldText(query);
  const found = data
    .filter((name) => foldText(pictureName(name)).includes(words))
    .toSorted((a, b) => Number(b.startsWith(first)) - Number(a.startsWith(first)));
  return (
    <div className="grid gap-4">
      <SearchBox
        label={t('Find a picture')}
        placeholder={t('Ginger, honey, cloth')}
        value={query}
        onChange={setQuery}
      />
      {found.length === 0 && <p className="text-muted">{t('There is no picture of that.')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {found.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className="border-line hover:bg-sunk aria-pressed:border-leaf-600 aria-pressed:bg-leaf-50 grid h-full w-full content-start gap-1.5 rounded-2xl border-2 p-1.5 text-left"
            >
              <Thumbnail name={name} />
              <span className="px-1 pb-1 text-sm leading-snug">{pictureName(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture of a text, chosen from those that are drawn. */
export function PictureInput({
  field,
  value,
  onChange,
  error,
}: FieldProps<Extract<Field, { kind: 'picture' }>>) {
  const [isOpen, setOpen] = useState(false);
  const chosen = textOf(value);
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
      <div className="flex items-center gap-4">
        <span className="border-line block w-24 shrink-0 rounded-xl border">
          {chosen ? <Thumbnail name={chosen} /> : <span className="bg-sunk block aspect-square rounded-xl" />}
        </span>
        <div className="grid gap-2">
          <p className="leading-snug">{chosen ? pictureName(chosen) : t('None yet')}</p>
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
            {t('Choose a picture')}
          </Button>
        </div>
      </div>
      {error && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {error}
        </p>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('Choose a picture')}>
        <PictureChoice
          first={field.first}
          chosen={chosen}
          onChoose={(name) => {
            onChange(name);
            setOpen(false);
          }}
        />
      </Dialog>
    </fieldset>
  );
}
