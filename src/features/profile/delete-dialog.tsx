import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField, PasswordField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { type OpenOrder, requestDeletion } from './account-data.queries.ts';
import { type AccountRules, currentPasswordProblem, showPassword, type SignIn } from './sign-in.queries.ts';

type Problem = { field: 'confirmation' | 'current' | 'form'; message: string };
type Props = {
  userId: string;
  email: string;
  signIn: SignIn;
  rules: AccountRules;
  /** The account is to be erased from now on. */
  onAsked: () => void;
  onClose: () => void;
};

const CONFIRM = t('Type DELETE or your email address to confirm');

/** The last question: a typed word, and proof that it is the owner who asks. */
export function DeleteDialog({ userId, email, signIn, rules, onAsked, onClose }: Props) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [confirmation, setConfirmation] = useState('');
  const [current, setCurrent] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const needsGoogle = !signIn.hasPassword && !signIn.isRecent;

  function refuse(found: Problem): void {
    setProblem(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  async function attempt(work: () => Promise<void>, onError: (error: unknown) => void): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = confirmation.trim();
    if (typed !== 'DELETE' && typed.toLowerCase() !== email.toLowerCase())
      return refuse({ field: 'confirmation', message: t('Please type DELETE or your email address') });
    if (signIn.hasPassword && current === '')
      return refuse({ field: 'current', message: t('Password is required') });
    let proven = !signIn.hasPassword;
    await attempt(
      async () => {
        if (!proven) await showPassword(email, current);
        proven = true;
        await requestDeletion(queries, userId, typed);
        onAsked();
      },
      (error) =>
        refuse(
          proven
            ? { field: 'form', message: errorText(error) }
            : currentPasswordProblem(error, rules.errorText),
        ),
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('Delete your account?')}
      description={t(
        'You have 14 days to change your mind. Then everything personal is erased and cannot be brought back.',
      )}
    >
      {needsGoogle ? (
        <div className="grid gap-4">
          {problem && <Alert tone="danger">{problem.message}</Alert>}
          <p>{t('You sign in with Google. Please do so once more, so that we know it is you.')}</p>
          <Button
            variant="secondary"
            busy={busy}
            onClick={() =>
              void attempt(
                () => rules.signInWithGoogle(`${paths.profile()}?tab=data`),
                (error) => setProblem({ field: 'form', message: rules.errorText(error) }),
              )
            }
          >
            {t('Continue with Google')}
          </Button>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {problem?.field === 'form' && <Alert tone="danger">{problem.message}</Alert>}
          <TextField
            label={CONFIRM}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
            error={problem?.field === 'confirmation' ? problem.message : undefined}
          />
          {signIn.hasPassword && (
            <PasswordField
              label={t('Current password')}
              name="current"
              autoComplete="current-password"
              maxLength={128}
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
              error={problem?.field === 'current' ? problem.message : undefined}
            />
          )}
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" className="grow sm:grow-0" onClick={onClose} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" variant="danger" className="grow sm:grow-0" busy={busy}>
              {busy ? t('One moment...') : t('Delete my account')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Why an order has to be waited for. */
export function waitsFor({ paymentState, fulfilmentState, returnState }: OpenOrder): string {
  if (paymentState === 'refund_due') return t('we still owe you money');
  if (paymentState === 'needs_review') return t('we are checking its payment');
  if (fulfilmentState === 'delivered')
    return returnState === 'none' ? t('it is being settled') : t('it is being returned');
  if (fulfilmentState === 'dispatched') return t('it is on its way');
  if (fulfilmentState === 'packed' || paymentState === 'paid') return t('it is about to be sent');
  return t('it is not finished; you can still cancel it');
}

/** The orders that end before the account does; nothing when there are none. */
export function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <>
      <p className="mt-2">
        {orders.length === 1
          ? t('One order comes to its end first:')
          : t('These orders come to their end first:')}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={paths.order(order.id)} className="text-leaf-700 underline underline-offset-4">
              {order.number}
            </Link>
            , {waitsFor(order)}
          </li>
        ))}
      </ul>
    </>
  );
}
