import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import type { OrderDetails } from './order.ts';
import {
  orderKeys,
  isReturnReason,
  requestReturn,
  type ReturnChoice,
  returnQuoteQuery,
  returnReasons,
  type Sender,
  uploadReturnPhoto,
} from './orders.queries.ts';
import {
  type Choice,
  PhotoField,
  PhotoProblem,
  preparePhoto,
  returnableItems,
  ReturnItems,
} from './return-fields.tsx';

type Props = {
  order: OrderDetails;
  sender: Sender;
  onDone: () => void;
};

type ReturnAmountProps = {
  choice: ReturnChoice;
  /** What the order's delivery cost. */
  deliveryKes: number;
};

/** What comes back for what is chosen, before it is asked for. */
function ReturnAmount({ choice, deliveryKes }: ReturnAmountProps) {
  const { data, isError } = useQuery(returnQuoteQuery(choice));
  if (isError)
    return (
      <p className="text-muted text-pretty">
        {t('The amount cannot be shown now. You see it with your order once you have asked.')}
      </p>
    );
  if (!data) return <p className="text-muted">{t('Working out what you get back…')}</p>;
  return (
    <div className="grid gap-1">
      <p>
        {t('You get back')}: <strong className="tabular-nums">{formatKes(data.refund_kes)}</strong>
      </p>
      <p className="text-muted text-sm text-pretty">
        {wordsOn(data.delivery_kes, deliveryKes, choice.reason)}
      </p>
    </div>
  );
}

function wordsOn(paidBack: number, deliveryKes: number, reason: string): string {
  if (paidBack > 0)
    return t('What the goods cost you, and the delivery fee of {amount}.', { amount: formatKes(paidBack) });
  if (deliveryKes === 0) return t('What the goods cost you.');
  return reason === 'unwanted'
    ? t('What the goods cost you. The delivery fee is not paid back when you changed your mind.')
    : t(
        'What the goods cost you. The delivery fee comes back as well when the whole order does, because of our mistakes.',
      );
}

/** What is sent back, why, and a photo of it. */
export function ReturnForm({ order, sender, onDone }: Props) {
  const queryClient = useQueryClient();
  const items = returnableItems(order);
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [reason, setReason] = useState('');
  const [details, setDetails] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [tried, setTried] = useState(false);

  const chosen = [...choices].filter(([, { quantity }]) => quantity > 0);
  const unsellable = reason === 'unwanted' && chosen.some(([, { opened }]) => opened);
  const problems = {
    items: chosen.length === 0 ? t('Choose what you send back.') : undefined,
    reason: isReturnReason(reason)
      ? unsellable
        ? t(
            'Herbal goods that were opened cannot be sold again. If something is wrong with them, choose that.',
          )
        : undefined
      : t('Choose why you send it back.'),
  };

  /** Null until it can be asked for. */
  const choice =
    problems.items === undefined && problems.reason === undefined && isReturnReason(reason)
      ? {
          orderId: order.id,
          items: chosen.map(([id, wanted]) => ({ order_item_id: id, ...wanted })),
          reason,
          token: 'token' in sender ? sender.token : null,
        }
      : null;

  const ask = useMutation({
    mutationFn: async () => {
      if (choice === null) return;
      const prepared = photo === null ? null : await preparePhoto(photo);
      await requestReturn({
        ...choice,
        details,
        photoPath: prepared === null ? null : await uploadReturnPhoto(sender, order.id, prepared),
      });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
      toast.success(t('Your return is requested'), t('We answer within two working days.'));
      onDone();
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (choice !== null) ask.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-6">
      <Card className="grid gap-4">
        <h2 className="text-xl">{t('What do you send back?')}</h2>
        <ReturnItems items={items} choices={choices} onChange={setChoices} />
        {tried && problems.items && (
          <p role="alert" className="text-danger-700 text-sm font-semibold">
            {problems.items}
          </p>
        )}
      </Card>
      <Card className="grid gap-4">
        <h2 className="text-xl">{t('What is wrong?')}</h2>
        <SelectField
          label={t('Reason')}
          value={reason}
          error={tried || unsellable ? problems.reason : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        >
          <option value="">{t('Choose a reason')}</option>
          {returnReasons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t('Tell us more (optional)')}
          rows={3}
          maxLength={1000}
          autoComplete="off"
          value={details}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
        <PhotoField photo={photo} onChange={setPhoto} />
      </Card>
      {ask.isError && (
        <Alert tone="danger" title={t('The return was not requested')}>
          {ask.error instanceof PhotoProblem ? ask.error.message : errorText(ask.error)}
        </Alert>
      )}
      <div>
        <div aria-live="polite">
          {choice && (
            <div className="mb-6">
              <ReturnAmount choice={choice} deliveryKes={order.delivery_kes} />
            </div>
          )}
        </div>
        <Button type="submit" size="lg" busy={ask.isPending}>
          {t('Ask for the return')}
        </Button>
      </div>
    </form>
  );
}
