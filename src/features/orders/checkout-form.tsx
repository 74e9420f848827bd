import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import { CouponField } from '../../entities/cart/coupon-field.tsx';
import { type OrderLine, quoteQuery } from '../../entities/quote/quote.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { isOtherNetwork, normalisePhone } from '../../lib/kenyan-numbers.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { type CartChanges, cartChanges, ChangeNotice, CheckoutSummary } from './checkout-summary.tsx';
import { pickupPointsQuery, vatQuery } from './checkout.queries.ts';
import type { Buyer } from './checkout.schema.ts';
import {
  cashRefusal,
  ContactFields,
  PaymentChoice,
  type Prefill,
  useCheckoutForm,
} from './use-checkout-form.tsx';
import type { Refusal, Wish } from './use-place-order.ts';
import { WhereFields } from './where-fields.tsx';

type Props = {
  items: OrderLine[];
  /** Prices as the cart last showed them, by product id. */
  shownPrices: ReadonlyMap<number, number>;
  buyer: Buyer;
  prefill?: Prefill | undefined;
  /** The code typed into the cart, '' for none. */
  coupon: string;
  busy: boolean;
  refusal: Refusal | null;
  onAccept: (changes: CartChanges) => void;
  onPlace: (wish: Wish) => void;
};

/** Address, payment and the sum; hands over what was filled in together with the total its buyer saw. */
export function CheckoutForm(props: Props) {
  const { items, shownPrices, buyer, prefill, coupon, busy, refusal } = props;
  const formId = useId();
  const form = useCheckoutForm(buyer, refusal, prefill);
  const { control, register, setValue, handleSubmit } = form;
  const { errors } = useFormState({ control });
  const [way, county, pickupPoint, wantedMethod, phone] = useWatch({
    control,
    name: ['way', 'county', 'pickupPoint', 'paymentMethod', 'phone'],
  });
  const fetched = way === 'pickup';
  const points = useQuery({ ...pickupPointsQuery, enabled: fetched });
  const isClosed = pickupPoint !== '' && points.data?.some(({ id }) => id === pickupPoint) === false;
  useEffect(() => {
    // The draft may name a point that has closed since; then nothing is chosen, and the form says so.
    if (isClosed) setValue('pickupPoint', '');
  }, [isClosed, setValue]);
  const place = fetched ? (points.data?.find(({ id }) => id === pickupPoint)?.name ?? '') : county;
  const to = fetched ? { pickupPoint: place === '' ? '' : pickupPoint } : { county };
  const {
    data: quote,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...quoteQuery(items, { ...to, coupon, buyerId: buyer.id }),
    staleTime: 0,
    refetchInterval: 60_000,
  });

  const { data: hasVat = false } = useQuery(vatQuery);
  const cashReason = cashRefusal(place, quote);
  const method = cashReason === null ? wantedMethod : 'mpesa';
  const getsNoPrompt = method === 'mpesa' && isOtherNetwork(normalisePhone(phone) ?? '');
  const changes = cartChanges(quote?.lines ?? [], shownPrices);
  const isPlaceChosen = fetched ? pickupPoint !== '' : county !== '';
  const total = isPlaceholderData ? null : (quote?.total_kes ?? null);
  const usedCoupon = quote?.coupon?.problem === null ? quote.coupon.code : '';

  const placeWords =
    method === 'mpesa' && total !== null && !getsNoPrompt
      ? t('Pay {amount} with M-Pesa', { amount: formatKes(total) })
      : t('Place order');

  const submit = handleSubmit((valid) => {
    if (total === null || changes.blocking) return;
    props.onPlace({
      values: { ...valid, paymentMethod: method },
      coupon: usedCoupon,
      expectedTotalKes: total,
    });
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-6">
        <Card className="grid gap-4">
          <h2 className="text-xl">{t('Delivery')}</h2>
          <WhereFields form={form} buyer={buyer} fillsAddress={prefill?.last === null} />
        </Card>
        <Card className="grid gap-4">
          <h2 className="text-xl">{t('Contact')}</h2>
          <ContactFields form={form} getsNoPrompt={getsNoPrompt} />
          {buyer.isGuest && (
            <CheckboxField
              label={t('Keep these details on this phone for my next order')}
              {...register('remember')}
            />
          )}
          <TextAreaField
            label={t('Note for your order (optional)')}
            autoComplete="off"
            rows={2}
            maxLength={500}
            error={errors.note?.message}
            {...register('note')}
          />
        </Card>
        <Card>
          <h2 className="mb-4 text-xl">{t('Payment')}</h2>
          <PaymentChoice
            value={method}
            fetched={fetched}
            cashReason={cashReason}
            error={errors.paymentMethod?.message}
            onChange={(next) => setValue('paymentMethod', next, { shouldValidate: true })}
          />
          <TextField
            label={t('KRA PIN (optional)')}
            hint={t('Only for a business that needs it on its invoice.')}
            className="mt-4"
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.buyerPin?.message}
            {...register('buyerPin')}
          />
        </Card>
      </form>
      <Card className="grid min-w-0 gap-4 lg:sticky lg:top-24">
        <h2 className="text-xl">{t('Your order')}</h2>
        {error && !quote && (
          <Alert
            tone="danger"
            title={t('We could not work out your total')}
            action={
              <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            }
          >
            {errorText(error)}
          </Alert>
        )}
        <CheckoutSummary
          quote={quote}
          place={place}
          fetched={fetched}
          pending={isPlaceholderData}
          hasVat={hasVat}
        />
        <CouponField code={coupon} quoted={isPlaceholderData ? undefined : quote?.coupon} />
        {quote?.too_heavy && !isPlaceholderData && (
          <Alert tone="warning" title={t('This is too heavy for one parcel')}>
            {t(
              'The courier does not take it to {place}. Two smaller orders can travel, or choose a pickup point.',
              { place },
            )}
          </Alert>
        )}
        <ChangeNotice changes={changes} onAccept={props.onAccept} />
        {refusal && refusal.field === null && (
          <Alert tone="danger" title={refusal.title}>
            {refusal.message}
          </Alert>
        )}
        {/* On a phone within the thumb's reach, wherever the form is scrolled to. */}
        <div className="max-lg:border-line max-lg:bg-surface grid max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:p-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-lg:shadow-lg">
          <Button
            type="submit"
            form={formId}
            size="lg"
            busy={busy}
            disabled={changes.blocking || (isPlaceChosen && total === null)}
          >
            {busy ? t('Placing your order...') : placeWords}
          </Button>
        </div>
        <p className="text-muted text-sm">
          {getsNoPrompt ? t('Next, you say which number pays.') : nextWords(method, fetched)}
        </p>
      </Card>
    </div>
  );
}

function nextWords(method: 'mpesa' | 'cash', fetched: boolean): string {
  if (method === 'mpesa') return t('Next, you get an M-Pesa prompt on your phone.');
  return fetched
    ? t('You pay when you fetch your parcel.')
    : t('You pay the rider when your parcel arrives.');
}
