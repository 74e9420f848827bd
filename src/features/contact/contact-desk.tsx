import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactForm } from './contact-form.tsx';

/** The form, and afterwards what became of the message. */
export function ContactDesk() {
  const [outcome, setOutcome] = useState<'sent' | 'kept' | null>(null);
  if (!outcome) return <ContactForm onDone={setOutcome} />;
  const another = (
    <Button size="sm" variant="secondary" onClick={() => setOutcome(null)}>
      Write another
    </Button>
  );
  return outcome === 'sent' ? (
    <Alert tone="success" title="Asante! Your message has arrived" action={another}>
      A person reads it and answers by e-mail within one working day.
    </Alert>
  ) : (
    <Alert tone="info" title="Your message is kept on this device" action={another}>
      You are offline. It is sent by itself as soon as there is a connection and Mizizi is open.
    </Alert>
  );
}
