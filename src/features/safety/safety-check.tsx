import { type ReactNode, useState } from 'react';

import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { isEmpty, joined, type SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { editingOf, useSafetyList } from '../../entities/safety/use-safety.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { HerbPicker, type LinkedNames, resolveLink, ListedHerbs } from './herb-picker.tsx';
import { type Picked, PairResults } from './pair-results.tsx';
import { OwnSafetyEditor, SafetyEditor } from './safety-editor.tsx';

const nothingLinked: LinkedNames = { medicines: [], conditions: [], herbs: [] };
const isLinked = ({ medicines, conditions, herbs }: LinkedNames): boolean =>
  medicines.length + conditions.length + herbs.length > 0;

/**
 * The list, the box for a herb, what each pair says, and all herbs by what the list means for them.
 *
 * @param linked what a link brought; it is not kept until its reader says so
 * @param onKept clears the link out of the address, where health values should not stay
 */
export function SafetyCheck({
  linked = nothingLinked,
  onKept,
}: {
  linked?: LinkedNames;
  onKept: () => void;
}) {
  // What came with the link outlives it: the address is cleared once its list was kept or left.
  const [held, setHeld] = useState(linked);
  if (isLinked(linked) && JSON.stringify(linked) !== JSON.stringify(held)) setHeld(linked);
  const { book, isError } = useBook(isLinked(held));
  if (!isLinked(held)) return <OwnCheck />;
  if (isError && !book)
    return (
      <Alert tone="danger" title={t('The safety check could not be loaded')}>
        {t('Check your connection and try again.')}
      </Alert>
    );
  if (!book) return <Spinner label={t('Loading the safety check...')} className="min-h-40" />;
  return <LinkedCheck key={JSON.stringify(held)} book={book} linked={held} onKept={onKept} />;
}

function OwnCheck() {
  const { profile } = useSafetyList();
  return <Check profile={profile} editor={<OwnSafetyEditor />} first={[]} />;
}

function LinkedCheck({
  book,
  linked,
  onKept,
}: {
  book: SafetyBook;
  linked: LinkedNames;
  onKept: () => void;
}) {
  const own = useSafetyList();
  const [found] = useState(() => resolveLink(book, linked));
  const [draft, setDraft] = useState<SafetyProfile | null>(
    linked.medicines.length + linked.conditions.length > 0 ? found.profile : null,
  );
  const unknown = found.unknown.length > 0 && (
    <Alert tone="warning" title={t('Not everything in the link is known to us')}>
      {t('We do not know {names}, so nothing was checked against it. Choose it yourself below.', {
        names: found.unknown.map((name) => `“${name}”`).join(', '),
      })}
    </Alert>
  );
  // A link may name a herb alone: it is then checked against one's own list.
  if (draft === null)
    return <Check profile={own.profile} editor={<OwnSafetyEditor />} first={found.picked} notice={unknown} />;
  return (
    <Check
      profile={draft}
      first={found.picked}
      editor={<SafetyEditor editing={editingOf(draft, setDraft)} />}
      notice={
        <div className="grid gap-3">
          <Alert
            tone="info"
            title={t('This list comes from a link')}
            action={
              <span className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    own.keep(joined(own.profile, draft));
                    setDraft(null);
                    onKept();
                  }}
                >
                  {t('Keep it as my list')}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => {
                    setDraft(null);
                    onKept();
                  }}
                >
                  {isEmpty(own.profile) ? t('Leave it') : t('Use my own list')}
                </Button>
              </span>
            }
          >
            {t(
              'It is checked on this device and kept nowhere until you say so. Your own list stays as it is.',
            )}
          </Alert>
          {unknown}
        </div>
      }
    />
  );
}

type CheckProps = {
  profile: SafetyProfile;
  editor: ReactNode;
  first: readonly Picked[];
  notice?: ReactNode;
};

function Check({ profile, editor, first, notice }: CheckProps) {
  const [picked, setPicked] = useState(first);
  const { book } = useBook(true);
  const list = (
    <section
      key="list"
      aria-labelledby="list"
      className="border-line bg-surface self-start rounded-2xl border p-4 shadow-sm sm:p-5 lg:col-start-1 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="list" className="mb-3 text-2xl">
        {t('Your list')}
      </h2>
      {editor}
    </section>
  );
  const results = (
    <section
      key="check"
      aria-labelledby="check-herb"
      className="grid content-start gap-4 lg:col-start-2 lg:row-start-1"
    >
      <h2 id="check-herb" className="text-2xl">
        {t('Which herb do you want to check?')}
      </h2>
      <div className="min-h-12">
        {book && <HerbPicker book={book} picked={picked} onPick={(one) => setPicked([one, ...picked])} />}
      </div>
      <div aria-live="polite" className="grid gap-4">
        {book &&
          picked.map((one) => (
            <PairResults
              key={`${one.kind} ${one.slug}`}
              book={book}
              profile={profile}
              picked={one}
              onRemove={() => setPicked(picked.filter((other) => other !== one))}
            />
          ))}
      </div>
    </section>
  );
  // Who came with a herb wants its answer first; everybody else begins with the list.
  const parts = first.length > 0 ? [results, list] : [list, results];
  return (
    <div className="grid gap-8">
      {notice}
      <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {parts}
        <div className="lg:col-start-2">
          <ListedHerbs profile={profile} />
        </div>
      </div>
    </div>
  );
}
