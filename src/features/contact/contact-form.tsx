import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { readSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/shell.ts';
import {
  sendMessage,
  checkMessage,
  type ContactFields,
  dropDraft,
  EMAIL_MAX,
  keepDraft,
  MESSAGE_MAX,
  NAME_MAX,
  type Problems,
  readDraft,
  topics,
} from './contact.queries.ts';

const FIELDS = ['name', 'email', 'topic', 'orderNumber', 'message'] as const;

const text = (data: FormData, field: string): string => {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
};

function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return {
    name: text(data, 'name'),
    email: text(data, 'email'),
    topic: text(data, 'topic'),
    orderNumber: text(data, 'orderNumber'),
    message: text(data, 'message'),
  };
}

/** Puts values into fields that are still empty: what somebody has typed before the app was hydrated stays. */
function fillEmpty(form: HTMLFormElement, values: Partial<ContactFields>): void {
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field);
    const value = values[field];
    if (!value) continue;
    const isEmpty =
      control instanceof HTMLSelectElement ||
      ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && !control.value);
    if (isEmpty) control.value = value;
  }
}

type Props = {
  /** The message has left the form: it arrived, or it waits on this device for a connection. */
  onDone: (outcome: 'sent' | 'kept') => void;
};

/**
 * Asks for a message. What is typed is kept on the device until it was sent. The fields belong to the browser, so that
 * nothing typed before the app is hydrated is lost; until then the form goes nowhere (`method="dialog"`).
 */
function ContactForm({ onDone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef(0);
  const clientKey = useRef('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [written, setWritten] = useState('');

  useEffect(() => {
    const draft = readDraft();
    const user = readSession()?.user;
    startedAt.current = draft?.startedAt ?? Date.now();
    if (!form.current) return;
    if (draft) fillEmpty(form.current, draft);
    setWritten(readFields(form.current).message);
    if (user) fillEmpty(form.current, { name: user.fullName, email: user.email });
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy) return;
    const { values, problems: found } = checkMessage(readFields(element));
    setProblems(found);
    setFailure(null);
    const first = FIELDS.find((field) => found[field]);
    if (first) return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setBusy(true);
    // The same key for every try of this message.
    clientKey.current ||= crypto.randomUUID();
    try {
      const sending = sendMessage({
        ...values,
        clientKey: clientKey.current,
        website: text(new FormData(element), 'website'),
        writingMs: Date.now() - startedAt.current,
      });
      // From now on it is on its way, also when this page is closed: the next one shall not offer it once more.
      dropDraft();
      const outcome = await sending;
      dropDraft();
      onDone(outcome);
    } catch (error) {
      keepDraft({ ...readFields(element), startedAt: startedAt.current });
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={t('Write to us')}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        const fields = readFields(event.currentTarget);
        keepDraft({ ...fields, startedAt: startedAt.current });
        setWritten(fields.message);
      }}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('Your name')}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          required
          error={problems.name}
        />
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
          error={problems.email}
        />
        <SelectField label={t('What is it about?')} name="topic" defaultValue="order" error={problems.topic}>
          {topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('Order number (if there is one)')}
          name="orderNumber"
          placeholder="MZ-7F3K2Q"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={12}
          error={problems.orderNumber}
        />
      </div>
      <TextAreaField
        label={t('Your message')}
        name="message"
        rows={6}
        maxLength={MESSAGE_MAX}
        required
        hint={t('Please leave out details of your health: we cannot advise on them here.')}
        error={problems.message}
      />
      {/* A field for machines: people neither see nor reach it. */}
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label>
          Website
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <UrgentWatch text={written} />
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start">
        {busy ? t('Sending...') : t('Send message')}
      </Button>
    </form>
  );
}

/** The form, and afterwards what became of the message. */
export function ContactDesk() {
  const [outcome, setOutcome] = useState<'sent' | 'kept' | null>(null);
  if (!outcome) return <ContactForm onDone={setOutcome} />;
  const another = (
    <Button size="sm" variant="secondary" onClick={() => setOutcome(null)}>
      {t('Write another')}
    </Button>
  );
  return outcome === 'sent' ? (
    <Alert tone="success" title={t('Asante! Your message has arrived')} action={another}>
      {t('A person reads it and answers by e-mail within one working day.')}
    </Alert>
  ) : (
    <Alert tone="info" title={t('Your message is kept on this device')} action={another}>
      {t('You are offline. It is sent by itself as soon as there is a connection and Mizizi is open.')}
    </Alert>
  );
}
