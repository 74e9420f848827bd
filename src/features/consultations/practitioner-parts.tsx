import { useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles, Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/care.ts';
import { modeWords } from './consultation.ts';
import {
  countFilters,
  type DirectoryFilters,
  noFilters,
  readFilters,
  type Facets,
} from './practitioners.queries.ts';

/** `★ 4.5 (2 reviews)`, or that there are none yet. */
export function RatingLine({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-muted text-sm">{t('No reviews yet')}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <StarIcon className="text-gold-500 size-4.5 fill-current" />
      <span className="font-semibold">
        {t.rich(
          '<quiet>Rated </quiet>{rating}<quiet> of 5,</quiet>',
          { quiet: (words) => <span className="sr-only">{words}</span> },
          { rating: rating.toFixed(1) },
        )}
      </span>
      <span className="text-muted">{t.count(count, '{n} review', '{n} reviews')}</span>
    </span>
  );
}

const sizes = {
  md: { side: 64, box: 'size-16', text: 'text-2xl' },
  lg: { side: 112, box: 'size-24 sm:size-28', text: 'text-4xl' },
} as const;
const grounds = [
  'bg-leaf-100 text-leaf-800',
  'bg-clay-100 text-clay-800',
  'bg-gold-100 text-gold-800',
  'bg-info-50 text-info-700',
] as const;

/** A practitioner's picture, or the initials on a colour that is always the same for the name. */
export function Portrait({
  name,
  avatarPath,
  size = 'md',
}: {
  name: string;
  avatarPath: string | null;
  size?: keyof typeof sizes;
}) {
  const [isBroken, setIsBroken] = useState(false);
  const { side, box, text } = sizes[size];
  if (avatarPath !== null && !isBroken)
    return (
      <img
        src={`/storage/v1/object/public/avatars/${avatarPath}`}
        alt=""
        width={side}
        height={side}
        onError={() => setIsBroken(true)}
        className={cn('bg-sunk shrink-0 rounded-2xl object-cover', box)}
      />
    );
  const letters = name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
  const ground = grounds[(name.length * 7 + name.charCodeAt(0)) % grounds.length];
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center rounded-2xl font-serif font-semibold',
        box,
        text,
        ground,
      )}
    >
      {letters}
    </span>
  );
}

/** An address of nobody who can be booked. */
export function PractitionerMissing() {
  return (
    <div className="page pb-12">
      <PageHead title={t('Nutritionist not found')} noIndex />
      <EmptyState
        title={t('This nutritionist cannot be booked')}
        action={
          <Link to={paths.nutritionists()} className={buttonStyles({})}>
            {t('See our nutritionists')}
          </Link>
        }
      >
        {t('The page may have moved, or its licence is being renewed.')}
      </EmptyState>
    </div>
  );
}

type Props = {
  facets: Facets | undefined;
  filters: DirectoryFilters;
  onChange: (change: Partial<DirectoryFilters>) => void;
};

/** Everything the directory can be narrowed by. */
export function DirectoryFilterFields({ facets, filters, onChange }: Props) {
  const choice = (
    label: string,
    name: keyof DirectoryFilters,
    parameter: string,
    any: string,
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <SelectField
      label={label}
      value={filters[name]}
      onChange={(event) =>
        // A select hands back text: reading it as an address does checks that it is a value we know.
        onChange({ [name]: readFilters(new URLSearchParams([[parameter, event.currentTarget.value]]))[name] })
      }
    >
      {any && <option value="">{any}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const many = countFilters(filters);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {choice(
        t('Help with'),
        'speciality',
        'speciality',
        t('Anything'),
        (facets?.specialities ?? []).map(({ id, name }) => [id, t.known(name)]),
      )}
      {choice(
        t('Language'),
        'language',
        'language',
        t('Any language'),
        (facets?.languages ?? []).map(({ name }) => [name, t.known(name)]),
      )}
      {choice(
        t('How to meet'),
        'mode',
        'mode',
        t('Any way'),
        (['video', 'phone', 'in_person'] as const).map((mode) => [mode, modeWords(mode).label]),
      )}
      {choice(
        t('County'),
        'county',
        'county',
        t('Anywhere'),
        (facets?.counties ?? []).map(({ name }) => [name, name]),
      )}
      {choice(t('Price'), 'maxPrice', 'max_price', t('Any price'), [
        ['1000', t('Up to {price}', { price: formatKes(1000) })],
        ['1500', t('Up to {price}', { price: formatKes(1500) })],
        ['2000', t('Up to {price}', { price: formatKes(2000) })],
        ['3000', t('Up to {price}', { price: formatKes(3000) })],
      ])}
      {choice(t('Rating'), 'minRating', 'min_rating', t('Any rating'), [
        ['3', t('{n} stars and more', { n: 3 })],
        ['4', t('{n} stars and more', { n: 4 })],
        ['5', t('{n} stars', { n: 5 })],
      ])}
      {choice(t('Order'), 'sort', 'sort', '', [
        ['soonest', t('Soonest free')],
        ['price_up', t('Lowest price')],
        ['rating', t('Best rated')],
        ['name', t('Name')],
      ])}
      {many > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...noFilters, query: filters.query, sort: filters.sort })}
        >
          {t.count(many, 'Clear {n} filter', 'Clear {n} filters')}
        </Button>
      )}
    </div>
  );
}
