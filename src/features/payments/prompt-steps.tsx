import { formatKes, formatPhone } from '../../lib/format.ts';
import { PhoneIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

const SLOW_MS = 60_000;

/** What to do while the prompt is open on the phone. */
export function PromptSteps({
  phone,
  totalKes,
  sinceMs,
}: {
  phone: string;
  totalKes: number;
  sinceMs: number;
}) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-4">
        <span className="bg-leaf-100 text-leaf-700 relative grid size-14 shrink-0 place-items-center rounded-full">
          <span
            aria-hidden="true"
            className="bg-leaf-200 absolute inset-0 animate-ping rounded-full opacity-60"
          />
          <PhoneIcon className="relative size-7" />
        </span>
        <div>
          <h3 className="text-xl">{t('Check your phone')}</h3>
          <p className="text-muted">
            {t.rich(
              'We sent a payment request to <b>{phone}</b>.',
              { b: (words) => <strong className="text-ink whitespace-nowrap">{words}</strong> },
              { phone: formatPhone(phone) },
            )}
          </p>
        </div>
      </div>
      <ol className="marker:text-leaf-700 grid list-decimal gap-1.5 pl-6 marker:font-semibold">
        <li>{t('Unlock the phone and open the M-Pesa message.')}</li>
        <li>
          {t.rich(
            'Check that it says <b>{amount}</b>.',
            { b: (words) => <strong>{words}</strong> },
            { amount: formatKes(totalKes) },
          )}
        </li>
        <li>{t('Enter your M-Pesa PIN and press OK.')}</li>
      </ol>
      <p className="text-muted text-sm">
        {sinceMs < SLOW_MS
          ? t('This page updates by itself. You can also close it: nothing gets lost.')
          : t(
              'This takes longer than usual. If you entered your PIN there is nothing more to do: we keep asking M-Pesa and never take the money twice.',
            )}
      </p>
    </div>
  );
}
