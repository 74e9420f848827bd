import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { UrgentAnswer } from '../../entities/urgent/urgency.ts';
import { cannotWait, UrgentNotice, UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/community.ts';
import {
  askQuestion,
  BODY_MAX,
  noDraft,
  questionDraft,
  TITLE_MAX,
  tongues,
  topics,
} from './community.queries.ts';

const TITLE_MIN = 5;
const BODY_MIN = 10;

/** What was found in the text that is about to be sent. */
type Held = { text: string; answers: readonly UrgentAnswer[] };

/**
 * Asks a question. What is typed is kept on the device until it has arrived. A text that tells of an emergency is not
 * sent at the first press: first it says whom to call.
 */
export function AskForm({ onAsked }: { onAsked: (urgent: readonly UrgentAnswer[]) => void }) {
  const queryClient = useQueryClient();
  const draft = questionDraft.useValue();
  const [isTried, setTried] = useState(false);
  const [held, setHeld] = useState<Held | null>(null);
  const set = (part: Partial<typeof draft>): void =>
    questionDraft.change((kept) => ({ ...kept, ...part, id: kept.id || crypto.randomUUID() }));
  const text = `${draft.title}\n${draft.body}`;
  const faults = {
    title: draft.title.trim().length < TITLE_MIN ? t('Ask your question in 5 to 120 letters.') : undefined,
    body: draft.body.trim().length < BODY_MIN ? t('Tell more about it in 10 to 1,000 letters.') : undefined,
  };
  const isHeld = held?.text === text && held.answers.length > 0;
  const send = useMutation({
    mutationFn: async (): Promise<Held> => {
      const found = { text, answers: await cannotWait(text) };
      if (found.answers.length > 0 && !isHeld) return found;
      await askQuestion(queryClient, draft);
      questionDraft.change(() => noDraft);
      onAsked(found.answers);
      return found;
    },
    onSuccess: setHeld,
  });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t('Ask the practitioners')}</h2>
      <p className="text-muted text-pretty">
        {t(
          'Your question is shown without your name once somebody has answered it. Leave out names, numbers and addresses.',
        )}
      </p>
      <form
        noValidate
        aria-label={t('Ask the practitioners')}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!faults.title && !faults.body && !send.isPending) send.mutate();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Topic')}
            value={draft.topic}
            onChange={(event) => set({ topic: event.currentTarget.value })}
          >
            {topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('You write in')}
            value={draft.lang}
            onChange={(event) => set({ lang: event.currentTarget.value })}
          >
            {tongues.map(({ value, label }) => (
              <option key={value} value={value} lang={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label={t('Your question')}
          lang={draft.lang}
          maxLength={TITLE_MAX}
          value={draft.title}
          error={isTried ? faults.title : undefined}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <TextAreaField
          label={t('More about it')}
          lang={draft.lang}
          rows={5}
          maxLength={BODY_MAX}
          value={draft.body}
          hint={t('{n} of {most} letters', { n: draft.body.length, most: BODY_MAX })}
          error={isTried ? faults.body : undefined}
          onChange={(event) => set({ body: event.currentTarget.value })}
        />
        <UrgentWatch text={text} />
        {isHeld && (
          <Alert tone="warning" title={t('Get help first')}>
            {t('An answer here can take days. Do what stands above now; the question can wait.')}
          </Alert>
        )}
        {send.error && <Alert tone="danger">{errorText(send.error)}</Alert>}
        <Button type="submit" size="lg" busy={send.isPending} className="justify-self-start">
          {isHeld ? t('Ask it all the same') : t('Ask the question')}
        </Button>
      </form>
    </Card>
  );
}

/** What became of the question, with what in it cannot wait for an answer. */
export function AskedNote({ urgent, another }: { urgent: readonly UrgentAnswer[]; another: () => void }) {
  return (
    <div className="grid gap-4">
      {urgent.map((answer) => (
        <UrgentNotice key={answer.kind} answer={answer} />
      ))}
      <Alert
        tone="success"
        title={t('Asante! Your question has arrived')}
        action={
          <Button size="sm" variant="secondary" onClick={another}>
            {t('Ask another one')}
          </Button>
        }
      >
        {t('You find it below. You get a notification when a practitioner has answered.')}
      </Alert>
    </div>
  );
}
