import type { ReturnStep } from './return-desk.queries.ts';

type Step = { next: ReturnStep['next']; label: string; description: string };

const refuse: Step = {
  next: 'refused',
  label: 'Refuse',
  description: 'The buyer is told and reads your note: say why.',
};

const steps: Record<string, Step[]> = {
  requested: [
    { next: 'approved', label: 'Accept', description: 'The buyer is asked to send the goods back.' },
    refuse,
  ],
  approved: [
    {
      next: 'received',
      label: 'The goods are here',
      description: 'Say what goes back on the shelf. Opened goods never do.',
    },
    refuse,
  ],
  received: [
    {
      next: 'refunded',
      label: 'Paid back',
      description: 'Send the money first, then note it here. The buyer is told.',
    },
  ],
};

/** What can be done with a return, the usual step first. Follows `set_return_state`. */
export const stepsOf = (state: string): Step[] => steps[state] ?? [];
