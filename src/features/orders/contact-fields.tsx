import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';

import { isOtherNetwork } from '../../lib/phone-network.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/account.ts';
import type { CheckoutValues } from './checkout.schema.ts';

/** Who receives the parcel and which phone pays. */
export function ContactFields({
  form,
  paysByPrompt,
}: {
  form: UseFormReturn<CheckoutValues>;
  paysByPrompt: boolean;
}) {
  const { register, control } = form;
  // The form's own `formState` changes inside an object that stays the same, which memoised components do not see.
  const { errors } = useFormState({ control });
  const phone = normalisePhone(useWatch({ control, name: 'phone' }));
  const getsNoPrompt = paysByPrompt && phone !== null && isOtherNetwork(phone);
  return (
    <>
      <TextField
        label={t('Full name')}
        autoComplete="name"
        maxLength={100}
        error={errors.contactName?.message}
        {...register('contactName')}
      />
      <TextField
        label={t('M-Pesa phone number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0712 345 678"
        hint={t('We call this number about your parcel, and the M-Pesa prompt goes to it.')}
        error={errors.phone?.message}
        {...register('phone')}
      />
      {getsNoPrompt && (
        <Alert tone="warning" title={t('M-Pesa prompts reach Safaricom numbers only')}>
          {t(
            'This looks like a number of another network. We still call it about your parcel. After you order, you type the number that pays.',
          )}
        </Alert>
      )}
      <TextField
        label={t('Second phone (optional)')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        hint={t('Somebody we can call when you do not answer.')}
        error={errors.altPhone?.message}
        {...register('altPhone')}
      />
    </>
  );
}
