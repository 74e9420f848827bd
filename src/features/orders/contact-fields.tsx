import { type UseFormReturn, useFormState } from 'react-hook-form';

import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import type { CheckoutValues } from './checkout.schema.ts';

/** Who receives the parcel and which phone pays. */
export function ContactFields({
  form,
  getsNoPrompt,
}: {
  form: UseFormReturn<CheckoutValues>;
  /** Whether an M-Pesa prompt is wanted on a number of another network. */
  getsNoPrompt: boolean;
}) {
  const { register, control } = form;
  // The form's own `formState` changes inside an object that stays the same, which memoised components do not see.
  const { errors } = useFormState({ control });
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
        hint={
          getsNoPrompt
            ? t('We call this number about your parcel.')
            : t('We call this number about your parcel, and the M-Pesa prompt goes to it.')
        }
        error={errors.phone?.message}
        {...register('phone')}
      />
      {getsNoPrompt && (
        <Alert tone="warning" title={t('M-Pesa prompts reach Safaricom numbers only')}>
          {t('This looks like a number of another network. After you order, you type the number that pays.')}
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
