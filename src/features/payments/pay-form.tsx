import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes, formatPhone } from '../../lib/format.ts';
import { isOtherNetwork, normalisePhone } from '../../lib/kenyan-numbers.ts';
import { formatCountdown } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { type Asked, billForMutation, payYourselfQuery } from './payments.queries.ts';

type YourselfProps = {
  asked: Asked;
  /** The keys of what shows the state of what is paid. */
  read: readonly QueryKey[];
  /** Of the bill; a month of a plan gets its own when it is asked for. */
  number: string | null;
  totalKes: number;
  title?: string;
};

/** How to pay without a prompt, for phones that get none; nothing where M-Pesa does not tell us of such payments. */
export function PayYourself({
  asked,
  read,
  number,
  totalKes,
  title = t('Or pay yourself on your phone'),
}: YourselfProps) {
  const queryClient = useQueryClient();
  const way = useQuery(payYourselfQuery).data ?? null;
  // A month of a plan has no bill, and so no number, before somebody asks for it.
  const bill = useMutation(billForMutation(queryClient, asked, read));
  const given = 'bill_id' in asked ? { number, amount_kes: totalKes } : bill.data;
  if (way === null) return null;
  return (
    <details
      className="border-line border-t pt-4"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !('bill_id' in asked)) bill.mutate();
      }}
    >
      <summary className="text-leaf-700 cursor-pointer font-semibold">{title}</summary>
      <div className="mt-3 grid gap-3">
        {bill.isError && <Alert tone="danger">{errorText(bill.error)}</Alert>}
        {!given && !bill.isError && <Spinner label={t('Looking up the number')} />}
        <PayingSteps way={way} given={given ?? null} />
        <p className="text-muted text-sm">
          {way.way === 'paybill'
            ? t('Once the money is here, usually within a minute, this page says so by itself.')
            : t(
                'Pay from the phone number you gave us, and exactly this amount: then this page says by itself that it is paid. From another phone, choose “I already paid” afterwards and type the receipt number.',
              )}
        </p>
      </div>
    </details>
  );
}

type PayingStepsProps = {
  way: { way: string; number: string };
  /** The bill's number and what is to be paid, KSh; null while it is looked up. */
  given: { number: string | null; amount_kes: number } | null;
};

/** What somebody enters on their phone to pay without a prompt. */
function PayingSteps({ way, given }: PayingStepsProps) {
  const isPaybill = way.way === 'paybill';
  return (
    <>
      <p>
        {isPaybill
          ? t('On your phone choose M-Pesa, Lipa na M-Pesa, Pay Bill, and enter:')
          : t('On your phone choose M-Pesa, Lipa na M-Pesa, Buy Goods and Services, and enter:')}
      </p>
      <dl className="grid gap-2">
        <Entry name={isPaybill ? t('Business number') : t('Till number')} value={way.number} />
        {given?.number && isPaybill && <Entry name={t('Account number')} value={given.number} />}
        {given && (
          <Entry name={t('Amount')} value={String(given.amount_kes)} shown={formatKes(given.amount_kes)} />
        )}
      </dl>
    </>
  );
}

/** How to pay an order that was found by its number, on a phone that cannot open its page. */
export function PayTracked({ number, amountKes }: { number: string; amountKes: number }) {
  const { data: way = null, isPending } = useQuery(payYourselfQuery);
  if (isPending) return null;
  return (
    <Card className="grid gap-3">
      <h3 className="text-xl">{t('{amount} is to be paid', { amount: formatKes(amountKes) })}</h3>
      {way === null ? (
        <p>{t('Call us, and we send the M-Pesa prompt to your phone once more.')}</p>
      ) : (
        <>
          <PayingSteps way={way} given={{ number, amount_kes: amountKes }} />
          <p className="text-muted text-sm">
            {t(
              'Pay exactly this, then look the order up once more: the money is usually here within a minute.',
            )}
          </p>
        </>
      )}
    </Card>
  );
}

function Entry({ name, value, shown = value }: { name: string; value: string; shown?: string }) {
  return (
    <div className="bg-leaf-50 grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-xl px-3 py-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold tabular-nums">{shown}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton name={name} value={value} />
      </dd>
    </div>
  );
}

type Props = {
  totalKes: number;
  /** The number of the last try or of the order, as 254…; null when none is known. */
  phone: string | null;
  /** Whether M-Pesa has reached that number before, whatever network it looks like. */
  isReached: boolean;
  /** Whether the number stands in an open field from the start. */
  asksNumber: boolean;
  /** Whether the page says how to pay without a prompt. */
  hasOtherWay: boolean;
  again: boolean;
  busy: boolean;
  /** Milliseconds before M-Pesa takes another try. */
  waitMs: number;
  onPay: (phone: string) => void;
};

type OtherNetworkProps = {
  /** 254… */
  phone: string;
  /** Whether the page says how to pay without a prompt. */
  hasOtherWay: boolean;
  isVouched: boolean;
  /** Beside the button that was pressed. */
  error: string | undefined;
  onVouch: (isOnMpesa: boolean) => void;
};

/** Beside a number that another network gave out: no prompt comes there, unless its owner took it along to Safaricom. */
function OtherNetwork({ phone, hasOtherWay, isVouched, error, onVouch }: OtherNetworkProps) {
  return (
    <Alert tone="warning" title={t('M-Pesa prompts reach Safaricom numbers only')}>
      <p>
        {hasOtherWay
          ? t(
              '{phone} looks like a number of another network. Type the Safaricom number that pays, or pay yourself as shown below: any M-Pesa phone can.',
              { phone: formatPhone(phone) },
            )
          : t('{phone} looks like a number of another network. Type the Safaricom number that pays.', {
              phone: formatPhone(phone),
            })}
      </p>
      <CheckboxField
        label={t('My number is on M-Pesa')}
        checked={isVouched}
        error={error}
        onChange={(event) => onVouch(event.target.checked)}
      />
    </Alert>
  );
}

/** Asks for a prompt: one press on the same number, or another number. */
export function PayForm(props: Props) {
  const { totalKes, phone, isReached, asksNumber, again, busy, waitMs, onPay } = props;
  const isKnownGood = phone !== null && (isReached || !isOtherNetwork(phone));
  const [other, setOther] = useState<string | null>(
    asksNumber || !isKnownGood ? formatPhone(phone ?? '') : null,
  );
  const [error, setError] = useState<string | undefined>();
  /** The number of which its owner says that it is on M-Pesa. */
  const [vouched, setVouched] = useState<string | null>(null);

  const typed = other === null ? phone : normalisePhone(other);
  const isDoubtful = typed !== null && isOtherNetwork(typed) && !(isReached && typed === phone);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (typed === null) return setError(t('Enter a Kenyan mobile number, such as 0712 345 678'));
    if (isDoubtful && vouched !== typed)
      return setError(t('Type the Safaricom number that pays, or tick that this one is on M-Pesa'));
    setError(undefined);
    onPay(typed);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {other === null && phone !== null ? (
        <p>
          {t.rich(
            'The M-Pesa prompt goes to <b>{phone}</b>.',
            { b: (words) => <strong className="whitespace-nowrap">{words}</strong> },
            { phone: formatPhone(phone) },
          )}
        </p>
      ) : (
        <TextField
          label={t('M-Pesa number')}
          type="tel"
          name="phone"
          autoComplete="tel"
          inputMode="tel"
          placeholder="0712 345 678"
          hint={t('The prompt goes to this phone. Keep it at hand.')}
          value={other ?? ''}
          onChange={(event) => setOther(event.target.value)}
          error={isDoubtful ? undefined : error}
        />
      )}
      {isDoubtful && (
        <OtherNetwork
          key={typed}
          phone={typed}
          hasOtherWay={props.hasOtherWay}
          isVouched={vouched === typed}
          error={error}
          onVouch={(isOnMpesa) => {
            setVouched(isOnMpesa ? typed : null);
            setError(undefined);
          }}
        />
      )}
      <Button type="submit" size="lg" busy={busy} disabled={waitMs > 0}>
        {label()}
      </Button>
      {isKnownGood && !asksNumber && (
        <Button
          variant="quiet"
          onClick={() => {
            setError(undefined);
            setOther(other === null ? '' : null);
          }}
        >
          {other === null ? t('Use another number') : t('Use {phone}', { phone: formatPhone(phone) })}
        </Button>
      )}
    </form>
  );

  function label(): string {
    if (waitMs > 0) return t('Try again in {time}', { time: formatCountdown(waitMs) });
    return again ? t('Try again') : t('Pay {amount}', { amount: formatKes(totalKes) });
  }
}
