import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';

/** What somebody who sent money back by hand says of it; both empty: cash. */
export type ByHand = { reference: string; phone: string };

type Props = {
  value: ByHand;
  /** What the answer to the last try says beside each field. */
  fault?: { receipt?: string | undefined; phone?: string | undefined };
  onChange: (value: ByHand) => void;
};

/** Asks for the reference and the number of money that was sent back by hand. */
export function ByHandFields({ value, fault = {}, onChange }: Props) {
  return (
    <>
      <TextField
        label={t('Number or account it went to')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        hint={t(
          'Empty for cash. A number that did not pay, or more than the limit, waits for a second person.',
        )}
        value={value.phone}
        error={fault.phone}
        onChange={(event) => onChange({ ...value, phone: event.currentTarget.value })}
      />
      <TextField
        label={t('M-Pesa or bank reference')}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        hint={t('From the message that came. Empty for cash.')}
        value={value.reference}
        error={fault.receipt}
        onChange={(event) => onChange({ ...value, reference: event.currentTarget.value })}
      />
    </>
  );
}

/** Says beside the fields of a refund what of its bill went back before; nothing where nothing did, or nobody knows yet. */
export function GoneBack({ seenKes }: { seenKes: number | null }) {
  return (
    seenKes !== null &&
    seenKes > 0 && (
      <Alert tone="info">
        {t('{amount} went back already, was moved, or is on its way.', { amount: formatKes(seenKes) })}
      </Alert>
    )
  );
}
