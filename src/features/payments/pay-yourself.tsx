import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { type Asked, billForMutation, payYourselfQuery } from './payments.queries.ts';

type Props = {
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
}: Props) {
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
