import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { RecallDialog } from '../../entities/lots/recall-dialog.tsx';
import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/desk.ts';
import { type LotLine, orderLotsQuery, setItemLots } from './order-desk.queries.ts';

type Props = { order: { id: string; fulfilment_state: string }; hrefOf: (orderId: string) => string };

/** Which lots go, or went, into a parcel; nothing where its products have none. */
export function PackedLots({ order, hrefOf }: Props) {
  const { data: lines } = useQuery(orderLotsQuery(order.id));
  const [changed, setChanged] = useState<LotLine | null>(null);
  const [asked, setAsked] = useState<LotLine['lots'][number] | null>(null);
  const isPacked = order.fulfilment_state !== 'placed';
  const canChange = ['packed', 'dispatched'].includes(order.fulfilment_state);
  const shown = lines?.filter(({ lots }) => lots.length > 0 || canChange) ?? [];
  if (shown.length === 0) return null;
  return (
    <Card>
      <h3 className="mb-3 text-xl">{isPacked ? t('Packed from these lots') : t('Take these lots')}</h3>
      <ul className="divide-line divide-y">
        {shown.map((line) => (
          <li key={line.order_item_id} className="grid grid-cols-1 justify-items-start gap-1 py-2.5">
            <span>
              {line.name}, <span className="text-muted">{line.size}</span>
            </span>
            {line.lots.length === 0 && <span className="text-muted text-sm">{t('Without a lot')}</span>}
            {line.lots.map((lot) => (
              <span key={lot.lot_id} className="flex max-w-full flex-wrap items-center gap-x-2">
                <span className="tabular-nums">{lot.pieces} ×</span>
                <Button
                  size="sm"
                  variant="quiet"
                  className="wrap-anywhere"
                  aria-label={t('Who got lot {code}', { code: lot.code })}
                  onClick={() => setAsked(lot)}
                >
                  {lot.code}
                </Button>
                {lot.best_before && (
                  <span className="text-muted text-sm">
                    {t('Best before {day}', { day: formatDate(lot.best_before) })}
                  </span>
                )}
                {lot.is_stopped && <Badge tone="danger">{t('Stopped')}</Badge>}
              </span>
            ))}
            {canChange && (
              <Button size="sm" variant="secondary" onClick={() => setChanged(line)}>
                {t('Another lot was taken')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changed && <ChangeLots line={changed} onClose={() => setChanged(null)} />}
      {asked && (
        <RecallDialog lotId={asked.lot_id} code={asked.code} hrefOf={hrefOf} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

/** The lots that a line may be from: those on the shelf, and those it has, unless they are stopped. */
function choicesOf({
  lots,
  shelf,
}: LotLine): { lot_id: number; code: string; pieces: number; most: number }[] {
  const here = new Map(lots.map((lot) => [lot.lot_id, lot]));
  const onShelf = new Set(shelf.map(({ lot_id: id }) => id));
  return [
    ...lots
      .filter(({ lot_id: id, is_stopped: isStopped }) => !isStopped && !onShelf.has(id))
      .map(({ lot_id, code, pieces }) => ({ lot_id, code, pieces, most: pieces })),
    ...shelf.map(({ lot_id, code, pieces: left }) => {
      const taken = here.get(lot_id)?.pieces ?? 0;
      return { lot_id, code, pieces: taken, most: left + taken };
    }),
  ];
}

function ChangeLots({ line, onClose }: { line: LotLine; onClose: () => void }) {
  const queryClient = useQueryClient();
  const choices = choicesOf(line);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const chosen = choices.map(({ lot_id, pieces }) => ({ lot_id, pieces: counts[lot_id] ?? pieces }));
  const sum = chosen.reduce((all, { pieces }) => all + pieces, 0);
  const save = useMutation({
    mutationFn: () =>
      setItemLots(
        line.order_item_id,
        chosen.filter(({ pieces }) => pieces > 0),
      ),
    onSuccess: () => {
      toast.success(t('The lots are noted'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Dialog
      title={t('Which lots were taken?')}
      description={`${line.quantity} × ${line.name}, ${line.size}`}
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {choices.length === 0 && <p>{t('No lot of this product lies on the shelf.')}</p>}
        {choices.map(({ lot_id: id, code, pieces, most }) => (
          <div key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-24 flex-1 wrap-anywhere">{code}</span>
            <QuantityStepper
              label={t('Pieces of lot {code}', { code })}
              value={counts[id] ?? pieces}
              min={0}
              max={Math.min(most, line.quantity)}
              onChange={(count) => setCounts({ ...counts, [id]: count })}
            />
          </div>
        ))}
        {sum < line.quantity && (
          <p className="text-muted text-sm">
            {t.count(line.quantity - sum, '{n} piece is from no lot.', '{n} pieces are from no lot.')}
          </p>
        )}
        {sum > line.quantity && (
          <p className="text-danger-700 text-sm font-semibold">
            {t('These are more pieces than were ordered.')}
          </p>
        )}
        {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
        <Button type="submit" busy={save.isPending} disabled={sum > line.quantity}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}
