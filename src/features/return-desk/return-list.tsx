import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate, formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { type DeskReturn, photoQuery, type ReturnListId, returnsQuery } from './return-desk.queries.ts';
import { StepDialog, stepsOf } from './step-dialog.tsx';

const reasons: Record<string, string> = {
  damaged: t('Damaged'),
  wrong_item: t('Wrong item'),
  not_as_described: t('Not as described'),
  expired: t('Expired'),
  unwanted: t('Changed their mind'),
};

type Addresses = { hrefOf: (orderId: string) => string };

/** Returns that stand alike, with the next step for each. */
export function ReturnList({ list, hrefOf }: Addresses & { list: ReturnListId }) {
  const { data, error, refetch } = useQuery(returnsQuery(list));
  if (!data && error)
    return <NotLoaded title={t('The returns could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Loading returns')} />;
  if (data.length === 0)
    return (
      <EmptyState title={t('No returns here')}>
        {t('Buyers ask for a return on the page of their order.')}
      </EmptyState>
    );
  return (
    <ul className="grid gap-3">
      {data.map((back) => (
        <Return key={back.id} back={back} hrefOf={hrefOf} />
      ))}
    </ul>
  );
}

function Return({ back, hrefOf }: Addresses & { back: DeskReturn }) {
  const [step, setStep] = useState<ReturnType<typeof stepsOf>[number] | null>(null);
  return (
    <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <Link
            to={hrefOf(back.order_id)}
            className="text-leaf-700 font-semibold tabular-nums underline underline-offset-4"
          >
            {back.order?.number}
          </Link>{' '}
          <Badge tone="clay">{reasons[back.reason] ?? back.reason}</Badge>
          {back.state === 'refused' && <Badge>{t('Refused')}</Badge>}
          <p className="text-muted text-sm">
            {back.order?.contact_name} · {formatPhone(back.order?.phone ?? '')} ·{' '}
            {t('asked {time}', { time: formatDateTime(back.created_at) })} ·{' '}
            {t('delivered {day}', { day: formatDate(back.order?.delivered_at) })}
          </p>
        </div>
        <p className="sm:text-right">
          <strong className="tabular-nums">{formatKes(back.refund_kes)}</strong>
          {back.refunded_kes > 0 && back.state !== 'refunded' && (
            <span className="text-muted block text-sm">
              {t('{amount} of it went back already', { amount: formatKes(back.refunded_kes) })}
            </span>
          )}
          {back.delivery_kes > 0 && back.state !== 'refunded' && (
            <span className="text-muted block text-sm">
              {t('with {amount} for delivery', { amount: formatKes(back.delivery_kes) })}
            </span>
          )}
        </p>
      </div>
      <ul>
        {back.items.map((item) => (
          <li key={item.order_item_id}>
            {item.quantity} × {item.line?.name}, {item.line?.size}
            {item.opened && <span className="text-clay-700"> · {t('opened')}</span>}
            {item.restocked && <span className="text-muted"> · {t('back on the shelf')}</span>}
          </li>
        ))}
      </ul>
      {back.details && <p className="bg-sunk rounded-lg p-3 text-pretty wrap-anywhere">{back.details}</p>}
      {back.photo_path && <Photo path={back.photo_path} />}
      {back.decision_note && (
        <p className="text-muted text-sm">{t('Our note: {note}', { note: back.decision_note })}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {stepsOf(back.state, back.order?.user_id === null).map((one, index) => (
          <Button
            key={one.next}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => setStep(one)}
          >
            {one.label}
          </Button>
        ))}
      </div>
      {step && <StepDialog back={back} step={step} onClose={() => setStep(null)} />}
    </li>
  );
}

function Photo({ path }: { path: string }) {
  const { data, error } = useQuery(photoQuery(path));
  if (error) return <p className="text-muted text-sm">{t('The buyer’s photo could not be loaded.')}</p>;
  if (!data) return <Spinner label={t('Loading the photo')} quiet className="justify-start py-2" />;
  return (
    <a href={data} target="_blank" rel="noopener" className="w-fit">
      <img src={data} alt={t('What the buyer photographed')} className="max-h-56 rounded-lg" />
    </a>
  );
}
