import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/shop.ts';
import type { PaymentView } from './payment-view.ts';

type Props = {
  view: PaymentView & { kind: 'needs_review' | 'above' };
  totalKes: number;
  /** Whether what M-Pesa said could be read; else nothing is said of it. */
  isKnown: boolean;
  /** What stays as it is meanwhile, as a sentence. */
  meanwhile?: string | undefined;
};

/** A payment that a person looks at: why, how long, and that nobody should pay again. */
export function ReviewNotice({ view, totalKes, isKnown, meanwhile }: Props) {
  if (view.kind === 'above')
    return (
      <Alert
        tone="warning"
        title={t('{came} came, and the price is {total}', {
          came: formatKes(view.cameKes),
          total: formatKes(totalKes),
        })}
      >
        {t(
          '{above} is too much. A person looks at it, usually within a few hours: then you read here what goes back, how and when. Please do not pay again.',
          { above: formatKes(view.aboveKes) },
        )}{' '}
        {meanwhile}
      </Alert>
    );
  return (
    <Alert tone="warning" title={t('We are checking this payment')}>
      {view.cameKes > 0
        ? t(
            'Your {came} is here. A person looks at what becomes of it, usually within a few hours, and you get a notification. Please do not pay again.',
            { came: formatKes(view.cameKes) },
          )
        : !isKnown
          ? t(
              'A person looks at it and you get a notification, usually within a few hours. Please do not pay again.',
            )
          : t(
              'M-Pesa has not told us clearly how it ended. Please do not pay again: a person looks at it and you get a notification, usually within a few hours.',
            )}{' '}
      {meanwhile}
    </Alert>
  );
}
