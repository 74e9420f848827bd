import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { contentQueries } from './content-desk.queries.ts';
import { ContentDraft } from './content-draft.tsx';
import { type Kind, kinds } from './kinds.ts';

type Props = {
  kind: Kind;
  slug: string;
  /** The name of a text that is only begun; null for one that must exist. */
  newName: string | null;
  /** Where readers find it. */
  readerHref: string;
};

/** The form, the steps and the history of one text. */
export function ContentEditor({ kind, slug, newName, readerHref }: Props) {
  const live = useQuery(contentQueries.live(kind, slug));
  const revisions = useQuery(contentQueries.revisions(kind, slug));
  const failed = [live, revisions].find(({ data, error }) => data === undefined && error !== null);
  if (failed)
    return (
      <Alert
        tone="danger"
        title={t('This text could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void failed.refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(failed.error)}
      </Alert>
    );
  if (live.data === undefined || !revisions.data) return <Spinner label={t('Loading the text')} />;

  const open = revisions.data.find(({ state }) => state === 'draft' || state === 'review');
  const kept = open?.body ?? live.data?.body;
  if (!kept && newName === null)
    return (
      <EmptyState title={t('There is no such text')}>
        {t('It may have been a draft that was thrown away.')}
      </EmptyState>
    );
  return (
    <ContentDraft
      // a restored or discarded version starts the form afresh; saving does not
      key={open?.number ?? 'live'}
      kind={kind}
      slug={slug}
      kept={kept ?? kinds[kind].form.blank(slug, newName ?? slug)}
      open={open ?? null}
      live={live.data}
      revisions={revisions.data}
      readerHref={readerHref}
    />
  );
}
