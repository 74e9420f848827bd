import { t } from '../../words/account.ts';

/** Why something is sent back, as the database knows it and as people say it. */
export const returnReasons = [
  { value: 'damaged', label: t('It arrived damaged') },
  { value: 'wrong_item', label: t('It is not what I ordered') },
  { value: 'not_as_described', label: t('It is not as described') },
  { value: 'expired', label: t('It is past its date') },
  { value: 'unwanted', label: t('I no longer want it') },
] as const;

export type ReturnReason = (typeof returnReasons)[number]['value'];

export const isReturnReason = (value: string): value is ReturnReason =>
  returnReasons.some((reason) => reason.value === value);

export const reasonLabel = (value: string): string =>
  returnReasons.find((reason) => reason.value === value)?.label ?? value;
