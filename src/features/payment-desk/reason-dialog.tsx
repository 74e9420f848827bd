import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

type Props = {
  title: string;
  description: string;
  /** What is chosen above the reason; the step waits until it is. */
  choice?: { field: ReactNode; isMade: boolean };
  label: string;
  hint?: string;
  /** Beside the field while nothing is written. */
  missing: string;
  confirm: string;
  say: (reason: string) => Promise<void>;
  onSaid: () => void;
  onClose: () => void;
};

/** Asks for the reason of a step that cannot be taken back, and takes it. */
export function ReasonDialog(props: Props) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isReady = reason.trim() !== '';
  const step = useMutation({
    mutationFn: () => props.say(reason),
    onSuccess: () => {
      props.onSaid();
      props.onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Dialog onClose={props.onClose} title={props.title} description={props.description}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isReady) step.mutate();
        }}
      >
        {props.choice?.field}
        <TextField
          label={props.label}
          hint={props.hint}
          maxLength={500}
          value={reason}
          error={isTried && !isReady ? props.missing : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {step.error && <Alert tone="danger">{errorText(step.error)}</Alert>}
        <Button type="submit" busy={step.isPending} disabled={props.choice?.isMade === false}>
          {props.confirm}
        </Button>
      </form>
    </Dialog>
  );
}
