import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { foldText } from '../../lib/fuzzy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChevronDownIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { pictureAddress } from '../../ui/picture.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/desk.ts';
import { pictureName, picturesQuery } from './content-desk.queries.ts';
import {
  type Doc,
  docOf,
  listOf,
  textsOf,
  type Value,
  blankItem,
  type Field,
  type FieldProps,
  type Variant,
  variantOf,
  textOf,
} from './fields.ts';

const SUMMARY = 70;

/** The first words of an item, to know it by while it is folded. */
function summaryOf(variant: Variant | undefined, item: Doc): string {
  const texts = (variant?.fields ?? []).flatMap(({ key }) => {
    const value = item[key];
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? textsOf(value).join(', ') : [];
  });
  const text = texts.filter(Boolean).join(' · ');
  return text.length > SUMMARY ? `${text.slice(0, SUMMARY)}…` : text;
}

const moved = (items: readonly Value[], from: number, to: number): Value[] => {
  const rest = items.filter((_, place) => place !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};

type Props = FieldProps<Extract<Field, { kind: 'list' }>> & {
  /** The fields of one part, which may hold lists again. */
  renderFields: (fields: readonly Field[], doc: Doc, onChange: (doc: Doc) => void) => ReactNode;
};

/** A list of parts: each unfolds into its fields, moves up and down, and can be taken out. */
export function ListField({ field, value, onChange, error, renderFields }: Props) {
  const items = listOf(value);
  const [open, setOpen] = useState<number | null>(null);
  const add = (variant: Variant): void => {
    setOpen(items.length);
    onChange([...items, blankItem(variant, field.variants)]);
  };
  const move = (from: number, to: number): void => {
    setOpen((now) => (now === from ? to : now === to ? from : now));
    onChange(moved(items, from, to));
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-2 text-sm font-semibold">
        {field.label} ({items.length})
      </legend>
      {field.hint && <p className="text-muted text-sm">{field.hint}</p>}
      {error && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {error}
        </p>
      )}
      <ol className="grid grid-cols-1 gap-2">
        {items.map((entry, place) => {
          const item = docOf(entry);
          const variant = variantOf(field.variants, item);
          const isOpen = open === place;
          const name = `${variant?.label ?? t('part')} ${place + 1}`;
          return (
            // Parts have no names of their own; what is typed lives in the document, not in the row.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="border-line bg-paper rounded-xl border">
              <div className="flex items-center gap-1 pr-1">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : place)}
                  className="flex min-h-12 min-w-0 grow items-center gap-2 px-3 text-left"
                >
                  <ChevronDownIcon className={isOpen ? 'size-5 shrink-0' : 'size-5 shrink-0 -rotate-90'} />
                  <span className="min-w-0 truncate">
                    <span className="text-muted text-sm font-semibold">{name}</span>{' '}
                    {summaryOf(variant, item)}
                  </span>
                </button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('Move {name} up', { name })}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                  className={cn('size-11', !isOpen && 'max-sm:hidden')}
                >
                  <ChevronDownIcon className="size-5 rotate-180" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('Move {name} down', { name })}
                  disabled={place === items.length - 1}
                  onClick={() => move(place, place + 1)}
                  className={cn('size-11', !isOpen && 'max-sm:hidden')}
                >
                  <ChevronDownIcon className="size-5" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('Take out {name}', { name })}
                  onClick={() => {
                    setOpen(null);
                    onChange(items.filter((_, other) => other !== place));
                  }}
                  className={cn('size-11', !isOpen && 'max-sm:hidden')}
                >
                  <TrashIcon className="size-5" />
                </Button>
              </div>
              {isOpen && variant && (
                <div className="border-line border-t p-3 sm:p-4">
                  {renderFields(variant.fields, item, (next) =>
                    onChange(items.map((other, index) => (index === place ? next : other))),
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap gap-2">
        {field.variants.map((variant) => (
          <Button key={variant.id} variant="secondary" size="sm" onClick={() => add(variant)}>
            <PlusIcon className="size-4" />
            {variant.add ?? variant.label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

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
