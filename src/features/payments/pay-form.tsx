import { type SubmitEvent, useState } from 'react';

import { formatKes, formatPhone } from '../../lib/format.ts';
import { isOtherNetwork, normalisePhone } from '../../lib/kenyan-numbers.ts';
import { formatCountdown } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';

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
