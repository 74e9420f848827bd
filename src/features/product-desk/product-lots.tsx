import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  correctLot,
  type Lot,
  lotsQuery,
  receiveLot,
  type RecallWords,
  releaseLot,
  stopLot,
} from '../../entities/lots/lots.queries.ts';
import { RecallDialog, recallWords } from '../../entities/lots/recall-dialog.tsx';
import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDate } from '../../lib/format.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { productDeskKey } from './product-desk.queries.ts';
import { FormSection } from './product-sections.tsx';

type Asking = { what: 'receive' } | { what: 'correct' | 'stop' | 'release' | 'who'; lot: Lot };

/** The lots of a product or option: received, corrected, called back. A shop that has none sells as before. */
export function ProductLots({
  productId,
  orderHref,
}: {
  productId: number;
  orderHref: (id: string) => string;
}) {
  const { data: lots, error } = useQuery(lotsQuery(productId));
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = (): void => setAsking(null);
  return (
    <FormSection
      title={t('Lots')}
      intro={t('Optional. The lot that expires first is packed first, and a recall finds whoever got it.')}
    >
      {lots === undefined && error && <Alert tone="danger">{errorText(error)}</Alert>}
      {lots === undefined && !error && <Spinner label={t('Loading')} />}
      {lots !== undefined && lots.length > 0 && (
        <ul className="divide-line divide-y">
          {lots.map((lot) => (
            <LotRow key={lot.id} lot={lot} onAsk={(what) => setAsking({ what, lot })} />
          ))}
        </ul>
      )}
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setAsking({ what: 'receive' })}>
        {t('Receive a lot')}
      </Button>
      {asking?.what === 'receive' && <ReceiveDialog productId={productId} onClose={close} />}
      {asking?.what === 'correct' && <CorrectDialog lot={asking.lot} onClose={close} />}
      {asking?.what === 'stop' && <StopDialog lot={asking.lot} onClose={close} />}
      {asking?.what === 'release' && <ReleaseDialog lot={asking.lot} onClose={close} />}
      {asking?.what === 'who' && (
        <RecallDialog lotId={asking.lot.id} code={asking.lot.code} hrefOf={orderHref} onClose={close} />
      )}
    </FormSection>
  );
}

function LotRow({ lot, onAsk }: { lot: Lot; onAsk: (what: 'correct' | 'stop' | 'release' | 'who') => void }) {
  const today = useNairobiDay();
  const isPast = lot.best_before !== null && lot.best_before <= today;
  const act = (what: 'correct' | 'stop' | 'release' | 'who', label: string) => (
    <Button size="sm" variant="quiet" onClick={() => onAsk(what)} aria-label={`${label}: ${lot.code}`}>
      {label}
    </Button>
  );
  return (
    <li className="grid gap-1 py-2.5">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <strong className="wrap-anywhere">{lot.code}</strong>
        <span className="tabular-nums">{t('{n} of {all} left', { n: lot.pieces, all: lot.received })}</span>
      </span>
      <span className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {lot.best_before === null
          ? t('No best-before day')
          : t('Best before {day}', { day: formatDate(lot.best_before) })}
        {lot.stopped_at !== null && <Badge tone="danger">{t('Stopped')}</Badge>}
        {lot.stopped_at === null && isPast && <Badge tone="clay">{t('Past its day')}</Badge>}
      </span>
      {lot.supplier && <span className="text-muted text-sm wrap-anywhere">{lot.supplier}</span>}
      <span className="-ml-3 flex flex-wrap">
        {act('who', t('Who got it'))}
        {act('correct', t('Correct'))}
        {lot.stopped_at === null ? act('stop', t('Stop lot')) : act('release', t('Release'))}
      </span>
    </li>
  );
}

/** Does something to a lot; what it says when it is done, and everything that shows stock anew. */
function useLotChange<Said>(change: (said: Said) => Promise<void>, done: string, onClose: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toast.success(done);
      onClose();
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: deskKey });
      await queryClient.invalidateQueries({ queryKey: productDeskKey });
    },
  });
}

const whole = (text: string): number => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN);

function ReceiveDialog({ productId, onClose }: { productId: number; onClose: () => void }) {
  const [said, setSaid] = useState({ code: '', day: '', pieces: '', supplier: '', isCounted: false });
  const receive = useLotChange(receiveLot, t('The lot is in the stock'), onClose);
  const pieces = whole(said.pieces);
  return (
    <Dialog title={t('Receive a lot')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          receive.mutate({
            productId,
            code: said.code,
            bestBefore: said.day || null,
            pieces,
            supplier: said.supplier,
            isCounted: said.isCounted,
          });
        }}
      >
        <TextField
          label={t('Code on the pack')}
          required
          maxLength={40}
          value={said.code}
          onChange={({ currentTarget: { value: code } }) => setSaid({ ...said, code })}
        />
        <TextField
          label={t('Best before (if printed)')}
          type="date"
          hint={t('From this day it is not sold any more.')}
          value={said.day}
          onChange={({ currentTarget: { value: day } }) => setSaid({ ...said, day })}
        />
        <TextField
          label={t('Pieces')}
          required
          inputMode="numeric"
          pattern="\d{1,7}"
          value={said.pieces}
          onChange={({ currentTarget: { value: count } }) => setSaid({ ...said, pieces: count })}
        />
        <TextField
          label={t('Supplier (optional)')}
          maxLength={80}
          value={said.supplier}
          onChange={({ currentTarget: { value: supplier } }) => setSaid({ ...said, supplier })}
        />
        <CheckboxField
          label={t('These pieces are counted in the stock already')}
          checked={said.isCounted}
          onChange={({ currentTarget: { checked: isCounted } }) => setSaid({ ...said, isCounted })}
        />
        {receive.error && <Alert tone="danger">{errorText(receive.error)}</Alert>}
        <Button type="submit" busy={receive.isPending}>
          {t('Receive')}
        </Button>
      </form>
    </Dialog>
  );
}

function CorrectDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const [pieces, setPieces] = useState(String(lot.pieces));
  const [day, setDay] = useState(lot.best_before ?? '');
  const correct = useLotChange(
    () => correctLot(lot, whole(pieces), day || null),
    t('The lot is corrected'),
    onClose,
  );
  return (
    <Dialog title={t('Correct lot {code}', { code: lot.code })} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          correct.mutate(undefined);
        }}
      >
        <TextField
          label={t('Pieces on the shelf')}
          required
          inputMode="numeric"
          pattern="\d{1,7}"
          hint={t('The stock of the product goes with it.')}
          value={pieces}
          onChange={({ currentTarget }) => setPieces(currentTarget.value)}
        />
        <TextField
          label={t('Best before (if printed)')}
          type="date"
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        {correct.error && <Alert tone="danger">{errorText(correct.error)}</Alert>}
        <Button type="submit" busy={correct.isPending}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}

function StopDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [words, setWords] = useState<RecallWords>('pay_back');
  const stop = useLotChange(() => stopLot(lot.id, reason, words), t('The lot is stopped'), onClose);
  return (
    <Dialog
      title={t('Stop lot {code}?', { code: lot.code })}
      description={t(
        'What is left is sold no more, and everybody who got some of it is told at once, in English or Kiswahili, not to use it.',
      )}
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          stop.mutate(undefined);
        }}
      >
        <TextAreaField
          label={t('Why')}
          required
          rows={2}
          maxLength={500}
          hint={t('For colleagues. The buyers do not see it.')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <SelectField
          label={t('What buyers are asked to do')}
          value={words}
          onChange={({ currentTarget: { value } }) =>
            setWords(recallWords.find(({ id }) => id === value)?.id ?? 'pay_back')
          }
        >
          {recallWords.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        {stop.error && <Alert tone="danger">{errorText(stop.error)}</Alert>}
        <Button type="submit" variant="danger" busy={stop.isPending}>
          {t('Stop it and tell the buyers')}
        </Button>
      </form>
    </Dialog>
  );
}

function ReleaseDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const [note, setNote] = useState('');
  const release = useLotChange(() => releaseLot(lot.id, note), t('The lot is sold again'), onClose);
  return (
    <Dialog
      title={t('Release lot {code}?', { code: lot.code })}
      description={t(
        'Its pieces are sold again. Buyers get no second message; the page of their order says that it is over.',
      )}
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          release.mutate(undefined);
        }}
      >
        <TextAreaField
          label={t('Why')}
          required
          rows={2}
          maxLength={500}
          hint={t('For colleagues. The buyers do not see it.')}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {release.error && <Alert tone="danger">{errorText(release.error)}</Alert>}
        <Button type="submit" busy={release.isPending}>
          {t('Release')}
        </Button>
      </form>
    </Dialog>
  );
}
