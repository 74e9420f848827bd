import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';
import { TrackForm } from './order-card.tsx';
import { type TrackedOrder, trackOrder } from './orders.queries.ts';

type TrackProps = {
  initialNumber?: string;
  /** The order that was found. */
  children: (order: TrackedOrder) => ReactNode;
};

/** Asks for the number and the phone of an order that was placed without an account, and shows what they open. */
export function TrackOrder({ initialNumber = '', children }: TrackProps) {
  const track = useMutation({
    mutationFn: ({ number, phone }: { number: string; phone: string }) => trackOrder(number, phone),
  });
  return (
    <>
      <Card>
        <TrackForm
          initialNumber={initialNumber}
          busy={track.isPending}
          onTrack={(number, phone) => track.mutate({ number, phone })}
        />
      </Card>
      <div aria-live="polite" className="grid min-w-0 gap-6 lg:row-span-2">
        {track.isError && (
          <Alert tone="danger" title={t('We could not look it up')}>
            {errorText(track.error)}
          </Alert>
        )}
        {track.data === null && (
          <Alert tone="warning" title={t('No order has this number and phone')}>
            {t('Check both. An order that is in an account shows only there.')}
          </Alert>
        )}
        {track.data && children(track.data)}
      </div>
    </>
  );
}

/** What somebody sees who opened the link of an order where neither its account nor its device is. */
export function OrderElsewhere({ children }: Pick<TrackProps, 'children'>) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader
        title={t('Where is your order?')}
        intro={t('Ordered without an account? The order number and your phone open it here.')}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <TrackOrder>{children}</TrackOrder>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted text-pretty">
            {t('Ordered with an account? It shows everything once you sign in.')}
          </p>
          <Link to={paths.auth({ redirect: pathname })} className={buttonStyles({ variant: 'secondary' })}>
            {t('Sign in')}
          </Link>
        </div>
      </div>
    </>
  );
}
