import { t } from '../../words/desk.ts';
import type { ReturnStep } from './return-desk.queries.ts';

type Step = { next: ReturnStep['next']; label: string; description: string };

const refuse: Step = {
  next: 'refused',
  label: t('Refuse'),
  description: t('The buyer is told and reads your note: say why.'),
};

const steps: Record<string, Step[]> = {
  requested: [
    { next: 'approved', label: t('Accept'), description: t('The buyer is asked to send the goods back.') },
    refuse,
  ],
  approved: [
    {
      next: 'received',
      label: t('The goods are here'),
      description: t('Say what goes back on the shelf. Opened goods never do.'),
    },
    refuse,
  ],
  received: [
    {
      next: 'refunded',
      label: t('Paid back'),
      description: t('Send the money first, then note it here. The buyer is told.'),
    },
  ],
};

/** What can be done with a return, the usual step first. Follows `set_return_state`. */
export const stepsOf = (state: string): Step[] => steps[state] ?? [];
