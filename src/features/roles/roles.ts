import { t } from '../../words/shell.ts';

export const roles = [
  { id: 'admin', name: t('Owner'), can: t('Everything, including money, settings and roles.') },
  {
    id: 'packer',
    name: t('Packer'),
    can: t('Sees, packs, sends and hands over orders, and sees what runs low.'),
  },
  {
    id: 'content',
    name: t('Content editor'),
    can: t('Herbs, remedies and articles, reviews and testimonials.'),
  },
  { id: 'practitioner', name: t('Practitioner'), can: t('Consultations with the people who booked them.') },
  {
    id: 'accountant',
    name: t('Accountant'),
    can: t('Reads the books: ledger, daily close, invoices, VAT and files. Changes nothing.'),
  },
] as const;

export type RoleId = (typeof roles)[number]['id'];

export const roleName = (id: string): string => roles.find((role) => role.id === id)?.name ?? id;

/** Does some work, and does it again once whoever is signed in has shown that it is them, where the server asks for that. */
export type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>;
