import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { useAddressSearch } from '../../lib/desk.ts';
import { formatDate } from '../../lib/format.ts';
import { foldText, matchScore } from '../../lib/fuzzy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/desk.ts';
import { contentQueries, type ListedText } from './content-desk.queries.ts';
import { isReviewDue, nairobiDay, StateBadge } from './content-state.tsx';
import { type Kind, kinds } from './kinds.ts';

type Props = {
  kind: Kind;
  hrefOf: (slug: string) => string;
  /** Opens the form of a new text. */
  onNew: (slug: string, name: string) => void;
};

const needsWork = (text: ListedText, today: string): boolean =>
  text.revision_state !== null || isReviewDue(text.next_review_on, today);

function Row({ text, href, today }: { text: ListedText; href: string; today: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="min-w-48 grow">
        <Link
          to={href}
          className="hover:text-leaf-700 inline-block py-1 font-semibold underline-offset-4 hover:underline"
        >
          {text.title ?? text.slug}
        </Link>
        <span className="text-muted block text-sm">
          {text.reviewer
            ? t('Approved by {name}', { name: text.reviewer })
            : t('Nobody has signed it off yet')}
          {text.next_review_on && ` · ${t('next review {day}', { day: formatDate(text.next_review_on) })}`}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        {isReviewDue(text.next_review_on, today) && <Badge tone="danger">{t('Review due')}</Badge>}
        {text.revision_state && <StateBadge state={text.revision_state} />}
        {text.status && <StateBadge state={text.status} />}
        {text.origin === 'desk' && <Badge>{t('Edited here')}</Badge>}
      </span>
    </li>
  );
}

type NewTextDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind: Kind;
  /** Addresses that exist. */
  taken: readonly string[];
  onNew: (slug: string, name: string) => void;
};

const slugOf = (name: string): string => foldText(name).replaceAll(' ', '-').slice(0, 60).replace(/-$/, '');

/** Asks for the name of a new text; its address follows from it and stays for good. */
function NewTextDialog({ open, onOpenChange, kind, taken, onNew }: NewTextDialogProps) {
  const [name, setName] = useState('');
  const slug = slugOf(name);
  const isTaken = taken.includes(slug);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={kinds[kind].aNewOne}
      description={t('Its address is made of the name and stays the same afterwards.')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (slug.length >= 3 && !isTaken) onNew(slug, name.trim());
        }}
      >
        <TextField
          label={kinds[kind].name}
          value={name}
          maxLength={80}
          hint={slug && `…/${slug}`}
          error={isTaken ? t('There is a text under this address already.') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={slug.length < 3 || isTaken} className="justify-self-end">
          {t('Write it')}
        </Button>
      </form>
    </Dialog>
  );
}

/** All texts of a kind, those in work recognisable at once. */
export function ContentList({ kind, hrefOf, onNew }: Props) {
  const { data, error, refetch } = useQuery(contentQueries.list(kind));
  const [query, setQuery] = useAddressSearch();
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get('work') === '1';
  // The box is ticked at once; the address follows, and leads where somebody goes back to it.
  const [{ onlyWork, known }, setWork] = useState({ onlyWork: inAddress, known: inAddress });
  if (known !== inAddress) setWork({ onlyWork: inAddress, known: inAddress });
  const setOnlyWork = (only: boolean): void => {
    setWork({ onlyWork: only, known });
    const next = new URLSearchParams(parameters);
    if (only) next.set('work', '1');
    else next.delete('work');
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const [isNaming, setNaming] = useState(false);
  const [today] = useState(() => nairobiDay(new Date()));
  const words = kinds[kind];

  if (!data && error)
    return (
      <Alert
        tone="danger"
        title={words.failed}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label={words.loading} />;

  const found = data.filter(
    (text) => (!onlyWork || needsWork(text, today)) && matchScore(query, [text.title ?? '', text.slug]) > 0,
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-56 grow">
          <SearchBox label={t('Find a text')} placeholder={t('Name…')} value={query} onChange={setQuery} />
        </div>
        <CheckboxField
          label={t('In work or due')}
          checked={onlyWork}
          onChange={(event) => setOnlyWork(event.currentTarget.checked)}
        />
        <Button onClick={() => setNaming(true)}>
          <PlusIcon className="size-5" />
          {words.newOne}
        </Button>
      </div>
      <output className="text-muted block">
        {t('{n} of {total}', { n: found.length, total: data.length })}
      </output>
      {found.length === 0 ? (
        <EmptyState title={t('Nothing here')}>
          {onlyWork ? t('No draft is open and no review is due.') : t('Try another name.')}
        </EmptyState>
      ) : (
        <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
          {found.map((text) => (
            <Row key={text.slug} text={text} href={hrefOf(text.slug)} today={today} />
          ))}
        </ul>
      )}
      <NewTextDialog
        open={isNaming}
        onOpenChange={setNaming}
        kind={kind}
        taken={data.map(({ slug }) => slug)}
        onNew={onNew}
      />
    </div>
  );
}
