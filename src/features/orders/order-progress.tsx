import { Card } from '../../ui/card.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { t } from '../../words/account.ts';
import type { OrderOutline } from './order-details.ts';
import { parcelSteps, paymentSteps, returnSteps, type Step } from './order-steps.tsx';

/** The three stories of an order, each by itself: its money, its parcel and, if there is one, its return. */
export function OrderProgress({ order }: { order: OrderOutline }) {
  return (
    <Card className="grid gap-6">
      <h2 className="text-xl">{t('Progress')}</h2>
      <Story title={t('Parcel')} steps={parcelSteps(order, order.events)} />
      <Story title={t('Payment')} steps={paymentSteps(order, order.events)} />
      <Story title={t('Return')} steps={returnSteps(order, order.events)} />
    </Card>
  );
}

function Story({ title, steps }: { title: string; steps: Step[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-muted font-sans text-sm font-semibold tracking-wide uppercase">{title}</h3>
      <Timeline items={steps} />
    </section>
  );
}
