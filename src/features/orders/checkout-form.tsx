import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AddressFields } from './address-fields.tsx';
import { readDraft, writeDraft } from './checkout-draft.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { checkoutSchema, type CheckoutValues, emptyCheckout } from './checkout.schema.ts';
import type { Refusal } from './order-refusals.ts';
import { cashRefusal, PaymentChoice } from './payment-choice.tsx';
import { QuoteProblems } from './quote-problems.tsx';
import { type OrderLine, quoteQuery } from './quote.queries.ts';

type Props = {
  items: OrderLine[];
  /** Prices as the cart last showed them, by product id. */
  shownPrices: ReadonlyMap<number, number>;
  buyer: { id: string; fullName: string };
  busy: boolean;
  refusal: Refusal | null;
  onQuantity: (productId: number, quantity: number) => void;
  onPlace: (values: CheckoutValues, expectedTotalKes: number) => void;
};

/** Address, payment and the sum; hands over what was filled in together with the total its buyer saw. */
export function CheckoutForm({ items, shownPrices, buyer, busy, refusal, onQuantity, onPlace }: Props) {
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: readDraft(buyer.id, emptyCheckout(buyer.fullName)),
    mode: 'onTouched',
  });
  const { control, setError, setFocus, setValue, handleSubmit, subscribe } = form;
  const { errors } = useFormState({ control });
  const county = useWatch({ control, name: 'county' });
  const wantedMethod = useWatch({ control, name: 'paymentMethod' });
  const { data: quote, error, isPlaceholderData, refetch } = useQuery(quoteQuery(items, county || null));

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (change) => writeDraft(buyer.id, change.values),
      }),
    [subscribe, buyer.id],
  );

  const refusedField = refusal?.field ?? null;
  useEffect(() => {
    if (!refusal || !refusedField) return;
    setError(refusedField, { message: refusal.message });
    if (refusedField !== 'paymentMethod') setFocus(refusedField);
  }, [refusal, refusedField, setError, setFocus]);

  const cashReason = cashRefusal(county, quote);
  const method = cashReason === null ? wantedMethod : 'mpesa';
  const blocked = quote?.lines.some((line) => line.problem !== null) ?? false;
  const total = isPlaceholderData ? null : (quote?.total_kes ?? null);

  const submit = handleSubmit((valid) => {
    if (total !== null && !blocked) onPlace({ ...valid, paymentMethod: method }, total);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid gap-6">
        <Card className="grid gap-4">
          <h2 className="text-xl">Delivery</h2>
          <AddressFields form={form} />
        </Card>
        <Card>
          <h2 className="mb-4 text-xl">Payment</h2>
          <PaymentChoice
            value={method}
            cashReason={cashReason}
            error={errors.paymentMethod?.message}
            onChange={(next) => setValue('paymentMethod', next, { shouldValidate: true })}
          />
        </Card>
      </div>
      <Card className="grid gap-4 lg:sticky lg:top-24">
        <h2 className="text-xl">Your order</h2>
        {error && !quote && (
          <Alert
            tone="danger"
            title="We could not work out your total"
            action={
              <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {errorText(error)}
          </Alert>
        )}
        <CheckoutSummary quote={quote} county={county} pending={isPlaceholderData} />
        {quote && <QuoteProblems lines={quote.lines} shownPrices={shownPrices} onQuantity={onQuantity} />}
        {refusal && refusal.field === null && (
          <Alert tone="danger" title={refusal.title}>
            {refusal.message}
          </Alert>
        )}
        <Button type="submit" size="lg" busy={busy} disabled={blocked || (county !== '' && total === null)}>
          {busy ? 'Placing your order...' : 'Place order'}
        </Button>
        <p className="text-muted text-sm">
          {method === 'mpesa'
            ? 'Next, you get an M-Pesa prompt on your phone.'
            : 'You pay the rider when your parcel arrives.'}
        </p>
      </Card>
    </form>
  );
}
