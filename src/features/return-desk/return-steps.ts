import { t } from '../../words/desk.ts';
import type { ReturnStep } from './return-desk.queries.ts';

type Step = { next: ReturnStep['next']; label: string; description: string };
/** The same step twice: no notice reaches a buyer without an account, the order's page alone speaks to them. */
type Steps = { toMember: Step; toGuest: Step };

function step(next: Step['next'], label: string, toMember: string, toGuest = toMember): Steps {
  return {
    toMember: { next, label, description: toMember },
    toGuest: { next, label, description: toGuest },
  };
}

const refuse = step(
  'refused',
  t('Refuse'),
  t('The buyer is told and reads your note: say why.'),
  t('A guest gets no notice and reads your note on the page of the order: say why, and call if it matters.'),
);

const steps: Record<string, Steps[]> = {
  requested: [
    step(
      'approved',
      t('Accept'),
      t('The buyer is asked to send the goods back.'),
      t('The page of the order asks for the goods. A guest gets no notice: call if it matters.'),
    ),
    refuse,
  ],
  approved: [
    step('received', t('The goods are here'), t('Say what goes back on the shelf. Opened goods never do.')),
    refuse,
  ],
  received: [
    step(
      'refunded',
      t('Paid back'),
      t('Send the money first, then note it here. The buyer is told.'),
      t('Send the money first, then note it here. A guest sees it on the page of the order.'),
    ),
  ],
};

/** What can be done with a return, the usual step first. Follows `set_return_state`. */
export const stepsOf = (state: string, isGuest: boolean): Step[] =>
  (steps[state] ?? []).map(({ toMember, toGuest }) => (isGuest ? toGuest : toMember));
