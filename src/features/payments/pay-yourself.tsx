import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';
import { payYourselfQuery } from './payments.queries.ts';

/** How to pay without a prompt, for phones that get none; nothing where M-Pesa does not tell us of such payments. */
export function PayYourself({ number, totalKes }: { number: string; totalKes: number }) {
  const way = useQuery(payYourselfQuery).data ?? null;
  if (way === null) return null;
  return (
    <details className="border-line border-t pt-4">
      <summary className="text-leaf-700 cursor-pointer font-semibold">
        {t('Or pay yourself on your phone')}
      </summary>
      <div className="mt-3 grid gap-3">
        <p>
          {way.way === 'paybill'
            ? t('On your phone choose M-Pesa, Lipa na M-Pesa, Pay Bill, and enter:')
            : t('On your phone choose M-Pesa, Lipa na M-Pesa, Buy Goods and Services, and enter:')}
        </p>
        <dl className="grid gap-2">
          <Entry name={way.way === 'paybill' ? t('Business number') : t('Till number')} value={way.number} />
          {way.way === 'paybill' && <Entry name={t('Account number')} value={number} />}
          <Entry name={t('Amount')} value={String(totalKes)} shown={formatKes(totalKes)} />
        </dl>
        <p className="text-muted text-sm">
          {way.way === 'paybill'
            ? t('Once the money is here, usually within a minute, this page says so by itself.')
            : t(
                'Pay from the number of this order, and exactly this amount: then this page says by itself that it is paid.',
              )}
        </p>
      </div>
    </details>
  );
}

function Entry({ name, value, shown = value }: { name: string; value: string; shown?: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // A browser without a clipboard: the words can be read and typed.
      setCopied(false);
    }
  }
  return (
    <div className="bg-leaf-50 flex items-center justify-between gap-3 rounded-xl px-3 py-2">
      <div>
        <dt className="text-muted text-sm">{name}</dt>
        <dd className="font-semibold tabular-nums">{shown}</dd>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('Copy {name}', { name })}
        onClick={() => void copy()}
      >
        {copied ? t('Copied') : t('Copy')}
      </Button>
    </div>
  );
}
