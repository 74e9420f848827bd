import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { t } from '../../words/desk.ts';
import {
  settleNotReceived,
  type Waiting,
  writeOffOwing,
  type ReversalOutcome,
  settleReversal,
} from './payment-desk.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { WentTwiceDialog } from './refund-dialogs.tsx';
import { settleWentTwice } from './refunds.queries.ts';

/** Lets the desk say what became of a refund that its payer did not get. */
export function SettleNotReceived({ waiting }: { waiting: Waiting }) {
  const [isOpen, setOpen] = useState(false);
  const { claim_id: refundId } = waiting;
  if (refundId === null) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Settled with the payer')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('What became of {amount} for {number}?', {
            amount: formatKes(waiting.amount_kes),
            number: waiting.number,
          })}
          description={t(
            'It moves no money. Once M-Pesa reverses the refund, import its line: then it is owed again by itself.',
          )}
          label={t('What you found out')}
          hint={t('For colleagues. The payer does not see it.')}
          missing={t('Say what you found out.')}
          confirm={t('Settled')}
          say={(note) => settleNotReceived(refundId, note)}
          onSaid={() => toast.success(t('Settled'), t('It is off the list.'))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Lets an owner give up what is owing and will not come. */
export function WriteOffOwing({ bill }: { bill: Pick<Waiting, 'bill_id' | 'number' | 'amount_kes'> }) {
  const [isOpen, setOpen] = useState(false);
  const amount = formatKes(bill.amount_kes);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Write off')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('Give up {amount} of {number}?', { amount, number: bill.number })}
          description={t(
            'It is booked as a loss, with the reason. What was sold stays sold, and its payer can still pay.',
          )}
          label={t('Why it is given up')}
          missing={t('Say why this money is given up.')}
          confirm={t('Write off')}
          say={(reason) => writeOffOwing(bill.bill_id, reason)}
          onSaid={() =>
            toast.success(
              t('Given up'),
              t('{amount} of {number} is a loss now.', { amount, number: bill.number }),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Lets the desk say what became of money that went to its payer twice; an owner may give it up, where nothing else of its bill is owing. */
export function SettleWentTwice({
  waiting,
  mayWriteOff,
}: {
  waiting: Pick<Waiting, 'bill_id' | 'number' | 'amount_kes'>;
  mayWriteOff: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Say what became of it')}
      </Button>
      {isOpen && (
        <WentTwiceDialog
          number={waiting.number}
          amountKes={waiting.amount_kes}
          settle={(said) => settleWentTwice(waiting.bill_id, waiting.amount_kes, said)}
          mayWriteOff={mayWriteOff}
          inParts
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type Option = { value: ReversalOutcome; label: string; description: string };
/** While so much of the bill is left. */
const whileLeft: readonly Option[] = [
  {
    value: 'owing',
    label: t('It is owing again'),
    description: t('The payer is asked for so much again, and nothing is sent before.'),
  },
  {
    value: 'refund',
    label: t('It goes back to the payer'),
    description: t(
      'It is noted as a refund with this receipt: the price is less by it, and the goods go for the rest.',
    ),
  },
];
const ifNoted: Option = {
  value: 'noted',
  label: t('It is the refund that we noted'),
  description: t('Its reference was another one, or mistyped. Nothing changes.'),
};
/** Where as much was noted as sent back and is not here any more. */
const onceGone: readonly Option[] = [
  ifNoted,
  {
    value: 'twice',
    label: t('It went out besides'),
    description: t('The money went back twice: the payer is asked for one of the two.'),
  },
];

type Reversal = Pick<Waiting, 'number' | 'amount_kes'> & { receipt: string | null; told: string | null };

/** Lets the desk say what M-Pesa took back where nothing in the books explains it. */
export function SettleReversal({ waiting }: { waiting: Reversal }) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<ReversalOutcome>();
  const { receipt, amount_kes: kes } = waiting;
  if (receipt === null) return null;
  const options =
    waiting.told === 'gone' ? onceGone : waiting.told === 'sent' ? [...whileLeft, ifNoted] : whileLeft;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('Say what it is')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('M-Pesa took {amount} of {number} back', {
            amount: formatKes(kes),
            number: waiting.number,
          })}
          description={t('Receipt {receipt}. Ask the payer, or M-Pesa, what happened.', { receipt })}
          choice={{
            field: (
              <RadioCards
                legend={t('What it is')}
                name="reversal"
                value={outcome}
                onChange={(next) => setOutcome(options.find(({ value }) => value === next)?.value)}
                options={[...options]}
              />
            ),
            isMade: outcome !== undefined,
          }}
          label={t('How you know')}
          hint={t('For colleagues. The payer does not see it.')}
          missing={t('Say how you know.')}
          confirm={t('Settle it')}
          say={async (note) => {
            if (outcome) await settleReversal(receipt, outcome, note);
          }}
          onSaid={() =>
            toast.success(t('Settled'), t('{number} is off the list.', { number: waiting.number }))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
