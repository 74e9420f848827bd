import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { buyersAddress } from '../../entities/orders/order-lines.tsx';
import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes, formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { sendLink } from './desk-order.queries.ts';
import { askPrompt } from './order-desk.queries.ts';

type Props = {
  order: {
    id: string;
    phone: string;
    total_kes: number;
    /** What is to be paid by M-Pesa now. */
    to_pay_kes: number;
    /** The oldest first. */
    attempts: readonly { state: string; phone: string }[];
  };
};

/** Asks the buyer's phone for the money of an order that is not paid, one prompt at a time. What M-Pesa says of it shows in the attempts. */
export function PromptAgain({ order }: Props) {
  const queryClient = useQueryClient();
  const last = order.attempts.at(-1);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const phone = typed ?? formatPhone(last?.phone ?? order.phone);
  const send = useMutation({
    mutationFn: (to: string) => askPrompt(order.id, to),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const open = order.attempts.find(({ state }) => state === 'starting' || state === 'prompted');
  const { to_pay_kes: toPay, total_kes: total } = order;
  if (open)
    return (
      <output className="bg-sunk block rounded-lg p-3 text-pretty">
        {t('A prompt is open on {phone}. The answer shows here as it comes.', {
          phone: formatPhone(open.phone),
        })}
      </output>
    );
  if (toPay === 0) return null;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const to = normalisePhone(phone);
        if (to === null) setWrong(true);
        else send.mutate(to);
      }}
    >
      <TextField
        label={t('Number that pays')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={phone}
        error={
          isWrong
            ? t('Enter a Kenyan mobile number, such as 0712 345 678')
            : send.isError
              ? errorText(send.error)
              : undefined
        }
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
          if (send.isError) send.reset();
        }}
      />
      <Button type="submit" variant="secondary" size="sm" className="w-fit" busy={send.isPending}>
        {toPay < total
          ? t('Send a prompt for the other {amount}', { amount: formatKes(toPay) })
          : last
            ? t('Send the M-Pesa prompt again')
            : t('Send the M-Pesa prompt')}
      </Button>
    </form>
  );
}

type LinkProps = {
  order: {
    id: string;
    number: string;
    phone: string;
    is_guest: boolean;
    fulfilment_state: string;
    /** What is to be paid by M-Pesa now. */
    to_pay_kes: number;
  };
};

/** Tells the buyer once more what to pay and where: from the shop, or by WhatsApp from this phone. */
export function PayLink({ order }: LinkProps) {
  const send = useMutation({
    mutationFn: () => sendLink(order.id),
    onSuccess: (phone) => toast.success(t('A message goes to {phone}', { phone: formatPhone(phone) })),
  });
  if (order.fulfilment_state !== 'placed' || order.to_pay_kes === 0) return null;
  const words = t('Order {number}: please pay {amount}. {link}', {
    number: order.number,
    amount: formatKes(order.to_pay_kes),
    link: buyersAddress(order),
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
          {t('Send the link to their phone')}
        </Button>
        <a
          href={`https://wa.me/${order.phone}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {t('Write by WhatsApp yourself')}
        </a>
      </div>
      {send.isError && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {errorText(send.error)}
        </p>
      )}
    </div>
  );
}
