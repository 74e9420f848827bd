import { pairWords, verdictWords } from '../../entities/safety/level-badge.tsx';
import { findWarnings, type Pair, worstFirst } from '../../entities/safety/matching.ts';
import { shownName } from '../../entities/safety/reaches.ts';
import { herbName, remedyName, type SafetyBook, type Source } from '../../entities/safety/safety-book.ts';
import { isAsWritten, type SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { cn } from '../../lib/cn.ts';
import { monthName } from '../../lib/format.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';

/** A herb or remedy that is looked at. */
export type Picked = { kind: 'herb' | 'remedy'; slug: string };

const isInBook = (book: SafetyBook, { kind, slug }: Picked): boolean =>
  Object.hasOwn(kind === 'herb' ? book.herbs : book.remedies, slug);

export const pickedName = (book: SafetyBook, { kind, slug }: Picked): string =>
  kind === 'herb' ? herbName(book, slug) : remedyName(book, slug);

function Sources({ sources }: { sources: readonly Source[] }) {
  const known = sources.filter(
    (one, at) => sources.findIndex(({ title, url }) => title === one.title && url === one.url) === at,
  );
  if (known.length === 0) return null;
  return (
    <p className="text-muted text-sm wrap-break-word">
      {t('Source:')}{' '}
      {known.map(({ title, publisher, year, url }, at) => (
        <span key={`${title} ${url}`} lang="en">
          {at > 0 && '; '}
          {url ? (
            <a href={url} rel="noopener" className="text-leaf-700 underline underline-offset-4">
              {title}
            </a>
          ) : (
            title
          )}
          , {publisher}
          {year !== null && ` ${year}`}
        </span>
      ))}
    </p>
  );
}

function Reason({ book, pair: { listed, verdict, warnings, clear } }: { book: SafetyBook; pair: Pair }) {
  const name = shownName(listed);
  if (verdict === 'unchecked')
    return (
      <p className="text-muted text-pretty">
        {isAsWritten(listed.id)
          ? t('We do not know “{name}”, so nothing was checked against it. Ask your pharmacist.', { name })
          : t('Nobody has looked this pair up. That is no all-clear: ask your pharmacist.')}
      </p>
    );
  if (verdict === 'clear') {
    const [first] = clear;
    return (
      <>
        <p className="text-pretty">
          {first
            ? t('Looked up in {month}: nothing was found against it.', { month: monthName(first.lookedUp) })
            : t('It is made for this age.')}
        </p>
        <Sources sources={clear.flatMap(({ sources }) => sources)} />
      </>
    );
  }
  return (
    <ul className="grid gap-2">
      {warnings.map(({ herb, trigger, reason, advice, sources }) => (
        <li key={`${herb} ${trigger.kind} ${trigger.id} ${reason}`}>
          <p className="text-pretty">
            {warnings.length > 1 && herb !== null && <span className="text-muted">{herb}: </span>}
            {/* Of a medicine: that it is about the illness it is given for. */}
            {listed.kind === 'medicine' && trigger.kind === 'condition' && (
              <span className="text-muted">{t.known(book.conditions[trigger.id]?.name ?? trigger.id)}: </span>
            )}
            <WarningText>{reason}</WarningText>{' '}
            <strong>
              <WarningText>{advice}</WarningText>
            </strong>
          </p>
          <Sources sources={sources ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** A herb or remedy against each thing on a list, the worst first. */
export function PairResults({
  book,
  profile,
  picked,
  onRemove,
}: {
  book: SafetyBook;
  profile: SafetyProfile;
  picked: Picked;
  onRemove: () => void;
}) {
  const today = useNairobiDay();
  const { pairs } = findWarnings(book, profile, picked, today);
  const name = pickedName(book, picked);
  const heading = `pairs-${picked.kind}-${picked.slug}`;
  return (
    <section
      aria-labelledby={heading}
      className="border-line bg-surface rounded-2xl border p-4 shadow-sm sm:p-5"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 id={heading} className="text-xl">
          {isInBook(book, picked) ? (
            <Link
              to={picked.kind === 'herb' ? paths.herb(picked.slug) : paths.remedy(picked.slug)}
              className="flex min-h-12 items-center underline underline-offset-4"
            >
              {name}
            </Link>
          ) : (
            <span className="flex min-h-12 items-center">{name}</span>
          )}
        </h3>
        <Button variant="quiet" size="icon" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <CloseIcon className="size-5" />
        </Button>
      </div>
      {!isInBook(book, picked) && (
        <p className="text-pretty">
          {t('We have no herb or remedy of that name, so we cannot check it. Ask your pharmacist.')}
        </p>
      )}
      {pairs.length === 0 && (
        <p className="text-muted text-pretty">
          {t('Put what you take or live with on your list, and the answer for each stands here.')}
        </p>
      )}
      <ul className="divide-line grid divide-y">
        {pairs
          .toSorted((a, b) => worstFirst(a.verdict, b.verdict))
          .map((pair) => (
            <li
              key={`${pair.listed.kind} ${pair.listed.id}`}
              data-verdict={pair.verdict}
              data-herb={picked.slug}
              data-with={pair.listed.id}
              className="grid gap-1.5 py-3 last:pb-0"
            >
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Badge
                  tone={verdictWords[pair.verdict].tone}
                  className={cn(pair.verdict === 'avoid' && 'border-danger-200 border')}
                >
                  {pairWords[pair.verdict]}
                </Badge>
                <span className="font-semibold">
                  {t('{herb} and {names}', { herb: name, names: shownName(pair.listed) })}
                </span>
              </p>
              <Reason book={book} pair={pair} />
            </li>
          ))}
      </ul>
    </section>
  );
}
