import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField, CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import {
  vocabularyQuery,
  productTaxKey,
  setTaxClass,
  taxClasses,
  taxLabel,
  taxListQuery,
  type TaxRow,
} from './product-desk.queries.ts';

type Props = {
  label: string;
  ids: readonly number[];
  start: { taxClass: string; itemClass: string };
  submitLabel: string;
  onDone?: () => void;
};

/** The class of VAT of some products, and their classification for eTIMS. */
export function TaxForm({ label, ids, start, submitLabel, onDone }: Props) {
  const queryClient = useQueryClient();
  const [taxClass, setClass] = useState(start.taxClass);
  const [itemClass, setItemClass] = useState(start.itemClass);
  const [isTried, setTried] = useState(false);
  const isUnset = taxClass === '';
  const isBadItem = itemClass.trim() !== '' && !/^\d{8,10}$/.test(itemClass.trim());
  const save = useMutation({
    mutationFn: setTaxClass,
    onSuccess: async (many) => {
      toast.success(
        t.count(many, 'The tax class of {n} product is set', 'The tax class of {n} products is set'),
      );
      await queryClient.invalidateQueries({ queryKey: productTaxKey });
      onDone?.();
    },
  });
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isUnset && !isBadItem) save.mutate({ ids: [...ids], taxClass, itemClass });
      }}
    >
      <SelectField
        label={t('Class of VAT')}
        value={taxClass}
        error={isTried && isUnset ? t('Choose a class') : undefined}
        onChange={(event) => setClass(event.currentTarget.value)}
      >
        <option value="">{t('Needs a tax class')}</option>
        {taxClasses.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('eTIMS item classification (optional)')}
        hint={t('From the list of KRA; what is left empty stays.')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={itemClass}
        error={isTried && isBadItem ? t('Eight to ten digits.') : undefined}
        onChange={(event) => setItemClass(event.currentTarget.value)}
      />
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <Button type="submit" size="sm" className="w-fit" busy={save.isPending} disabled={ids.length === 0}>
        {submitLabel}
      </Button>
    </form>
  );
}

const MOST_SHOWN = 200;

/** Products with their class of VAT, to be set for many at once. */
export function TaxList({ hrefOf }: { hrefOf: (id: number) => string }) {
  const { data, error, refetch } = useQuery(taxListQuery);
  const { data: vocabulary } = useQuery(vocabularyQuery);
  const [search, setSearch] = useState('');
  const [shelf, setShelf] = useState('');
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<'chosen' | TaxRow | null>(null);
  if (!data && error)
    return <NotLoaded title={t('The list could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Loading')} />;
  const wanted = search.trim().toLowerCase();
  const rows = data.filter(
    (row) =>
      (isAll || row.tax_class === null) &&
      (shelf === '' || row.category_id === shelf) &&
      row.name.toLowerCase().includes(wanted),
  );
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id));
  const isEvery = rows.length > 0 && ids.length === rows.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('Search')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <SelectField
            label={t('Shelf')}
            value={shelf}
            onChange={(event) => setShelf(event.currentTarget.value)}
          >
            <option value="">{t('All shelves')}</option>
            {vocabulary?.shelves.map(({ id, name }) => (
              <option key={id} value={id}>
                {t.known(name)}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckboxField
          label={t('Show those that have a class, too')}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
        {rows.length === 0 ? (
          <EmptyState title={t('Nothing waits here')}>
            {t('Every product that fits has its tax class.')}
          </EmptyState>
        ) : (
          <>
            <CheckboxField
              label={t('Choose all {n}', { n: rows.length })}
              checked={isEvery}
              onChange={() => setChosen(new Set(isEvery ? [] : rows.map(({ id }) => id)))}
            />
            <Rows
              rows={rows.slice(0, MOST_SHOWN)}
              chosen={chosen}
              onChoose={setChosen}
              onAsk={setAsked}
              hrefOf={hrefOf}
            />
            {rows.length > MOST_SHOWN && (
              <p className="text-muted text-sm">
                {t('The first {n} are shown; search for others.', { n: MOST_SHOWN })}
              </p>
            )}
          </>
        )}
      </div>
      <Card className="hidden lg:sticky lg:top-24 lg:block">
        <TaxForm
          label={t('Tax classes')}
          ids={ids}
          start={{ taxClass: '', itemClass: '' }}
          submitLabel={setFor(ids.length)}
          onDone={() => setChosen(new Set())}
        />
      </Card>
      {ids.length > 0 && (
        <Button className="sticky bottom-20 w-full shadow-lg lg:hidden" onClick={() => setAsked('chosen')}>
          {setFor(ids.length)}
        </Button>
      )}
      {asked !== null && (
        <Dialog
          onClose={() => setAsked(null)}
          title={asked === 'chosen' ? t('Tax classes') : asked.name}
          description={asked === 'chosen' ? undefined : asked.size}
        >
          <TaxForm
            label={t('Tax classes')}
            ids={asked === 'chosen' ? ids : [asked.id]}
            start={
              asked === 'chosen'
                ? { taxClass: '', itemClass: '' }
                : { taxClass: asked.tax_class ?? '', itemClass: asked.item_class ?? '' }
            }
            submitLabel={asked === 'chosen' ? setFor(ids.length) : t('Save the class')}
            onDone={() => {
              if (asked === 'chosen') setChosen(new Set());
              setAsked(null);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

const setFor = (many: number): string => t.count(many, 'Set for {n} product', 'Set for {n} products');

type RowsProps = {
  rows: readonly TaxRow[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onAsk: (row: TaxRow) => void;
  hrefOf: (id: number) => string;
};

function Rows({ rows, chosen, onChoose, onAsk, hrefOf }: RowsProps) {
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
          <CheckboxField label={row.name} checked={chosen.has(row.id)} onChange={() => toggle(row.id)} />
          <span className="flex items-center gap-3">
            <button
              type="button"
              className="inline-flex min-h-11 items-center"
              aria-label={t('{name}: {tax}. Change it', { name: row.name, tax: taxLabel(row.tax_class) })}
              onClick={() => onAsk(row)}
            >
              <Badge tone={row.tax_class === null ? 'gold' : 'neutral'}>{taxLabel(row.tax_class)}</Badge>
            </button>
            <Link
              to={hrefOf(row.id)}
              className="text-leaf-700 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {row.size}
              <span className="sr-only"> {t('Open {name}', { name: row.name })}</span>
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
