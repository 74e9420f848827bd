import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/shop.ts';

type Props = {
  claim: { receipt: string; told: string | null; cameKes: number | null };
  askedKes: number;
};

/** What becomes of a receipt that the payer named: what M-Pesa says of it, and who looks at it next. */
export function ClaimNotice({ claim: { receipt, told, cameKes }, askedKes }: Props) {
  switch (told) {
    case 'asking':
      return (
        <div className="grid gap-2">
          <Spinner label={t('We are asking M-Pesa about receipt {receipt}', { receipt })} />
          <p className="text-muted text-sm">
            {t(
              'This usually takes less than a minute, and this page updates by itself. Please do not pay again.',
            )}
          </p>
        </div>
      );
    case 'other_till':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} was not paid to us', { receipt })}>
          {t('M-Pesa says that this money went to somebody else. Look for the message of this payment.')}
        </Alert>
      );
    case 'not_completed':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} was not completed', { receipt })}>
          {t('M-Pesa says that no money moved with it. If you paid again, name that receipt.')}
        </Alert>
      );
    case 'unlinked':
      return (
        <Alert tone="info" title={t('We are checking receipt {receipt}', { receipt })}>
          {t(
            'M-Pesa has it, but it came from another phone or was paid for another number. A person of the shop compares it with your order, usually within a few hours, and you get a message. Please do not pay again.',
          )}
        </Alert>
      );
    case 'taken':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} paid for something else', { receipt })}>
          {t('Look for the message of this payment and name that receipt. A person looks at it as well.')}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert tone="warning" title={t('M-Pesa does not know receipt {receipt}', { receipt })}>
          {t('Compare it with the message: O and 0, I and 1 look alike. A person looks at it as well.')}
        </Alert>
      );
    case 'amount':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} brought another amount', { receipt })}>
          {cameKes === null
            ? t('A person decides with you what becomes of it. Please do not pay again.')
            : t(
                '{came} came, and {asked} is asked. A person decides with you what becomes of it. Please do not pay again.',
                { came: formatKes(cameKes), asked: formatKes(askedKes) },
              )}
        </Alert>
      );
    default:
      return (
        <Alert tone="info" title={t('Thank you, we are looking for receipt {receipt}', { receipt })}>
          {t(
            'A person compares the receipt with our M-Pesa statement, usually within a few hours. Please do not pay again.',
          )}
        </Alert>
      );
  }
}
