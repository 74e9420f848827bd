import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shell.ts';
import { ContactForm } from './contact-form.tsx';

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
