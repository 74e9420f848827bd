import { formatPhone } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';

type Props = {
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
export function OtherNetwork({ phone, hasOtherWay, isVouched, error, onVouch }: Props) {
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
