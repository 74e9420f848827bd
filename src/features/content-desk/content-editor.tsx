import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';

import { toAppError, errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { contentQueries, type Fault, type Live, type Revision, saveDraft } from './content-desk.queries.ts';
import { useContentSteps, useFaults } from './content-state.tsx';
import { ContentSteps } from './content-steps.tsx';
import { FieldInputs } from './field-input.tsx';
import { type Doc, isSame, type Section, tidy } from './fields.ts';
import { type Kind, kinds } from './kinds.ts';
import { RevisionHistory } from './revision-history.tsx';

type DraftProps = {
  kind: Kind;
  slug: string;
  /** What the form starts with. */
  kept: Doc;
  /** The version that is being worked on. */
  open: Revision | null;
  live: Live | null;
  revisions: readonly Revision[];
  readerHref: string;
};

/** One part of a text's form. */
function FormCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 sm:p-6">
        <div className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {intro && <p className="text-muted text-pretty">{intro}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** What must be mended before a text can be reviewed, each with a way to its field. */
function FaultList({ faults, sections }: { faults: readonly Fault[]; sections: readonly Section[] }) {
  if (faults.length === 0) return null;
  const fields = sections.flatMap((section) => section.fields);
  const labelOf = (key: string): string => fields.find((field) => field.key === key)?.label ?? t('The text');
  return (
    <Alert
      tone="warning"
      title={t.count(
        faults.length,
        'One thing to mend before the review',
        '{n} things to mend before the review',
      )}
    >
      <ul className="mt-1 grid gap-1">
        {faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#field-${field}`} className="underline underline-offset-4">
              {labelOf(field)}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The text as it is being written, and its history beside it. */
function ContentDraft({ kind, slug, kept, open, live, revisions, readerHref }: DraftProps) {
  const { form } = kinds[kind];
  const queries = useQueryClient();
  const [doc, setDoc] = useState(kept);
  const [note, setNote] = useState(open?.note ?? '');
  // What the form was opened with: somebody else's later draft is not overwritten.
  const [known, setKnown] = useState<{ body: Doc; at: string | null }>({
    body: kept,
    at: open?.updated_at ?? null,
  });
  const [tab, setTab] = useState('text');
  const steps = useContentSteps(kind, slug);
  const body = tidy(form, doc);
  const isDirty = !isSame(body, tidy(form, known.body));
  const { faults, errors } = useFaults(kind, body, open !== null || isDirty);

  const save = useMutation({
    mutationFn: () => saveDraft(kind, slug, body, note.trim(), known.at),
    onSuccess: async (revision) => {
      setKnown({ body: revision.body, at: revision.updated_at });
      await queries.invalidateQueries({ queryKey: contentQueries.all });
      toast.success(t('Draft saved'));
    },
  });
  const isConflict = save.error !== null && toAppError(save.error).kind === 'conflict';

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const text = (
    <form
      noValidate
      aria-label={kinds[kind].theOne}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // what the forms of the dialogs send bubbles up to here too
        if (event.target === event.currentTarget) save.mutate();
      }}
    >
      <FaultList faults={faults} sections={form.sections} />
      {form.sections.map((section) => (
        <FormCard key={section.title} title={section.title} intro={section.intro}>
          <FieldInputs fields={section.fields} doc={doc} onChange={setDoc} errors={errors} />
        </FormCard>
      ))}
      <TextField
        label={t('What did you change, and why?')}
        hint={t('For those who review it; kept in the history')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {save.error !== null && (
        <Alert
          tone="danger"
          title={isConflict ? t('Somebody else saved this draft') : t('The draft was not saved')}
        >
          {errorText(save.error)}
        </Alert>
      )}
      <ContentSteps
        open={open}
        live={live}
        isDirty={isDirty}
        isSaving={save.isPending}
        faults={faults.length}
        steps={steps}
        readerHref={readerHref}
      />
    </form>
  );

  return (
    <Tabs
      label={t('Text and history')}
      value={tab}
      onChange={setTab}
      items={[
        { value: 'text', label: t('Text'), content: text },
        {
          value: 'history',
          label: t('History ({n})', { n: revisions.length }),
          content: (
            <RevisionHistory
              revisions={revisions}
              current={body}
              form={form}
              canRestore={open === null}
              busy={steps.busy}
              onRestore={steps.restore}
            />
          ),
        },
      ]}
    />
  );
}

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
