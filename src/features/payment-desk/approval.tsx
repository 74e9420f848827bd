import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';

/** Whether the reader may approve money that goes out: as a second person, or alone with their second step. */
export const mayApprove = (approval: string): boolean => approval === 'second_person' || approval === 'alone';

/** Why the reader may not approve it; nothing where they may. `own`: what is said of what they asked for themselves. */
export function WhyNotApproved({ approval, own }: { approval: string; own: string }) {
  if (approval === 'own_refund') return <p className="text-muted text-sm">{own}</p>;
  if (approval !== 'second_factor_needed') return null;
  return (
    <p className="text-sm">
      {t.rich(
        'You are the only one who decides about payments. <a>Show your second step</a> to approve it yourself.',
        { a: (words) => <Link to="/profile?tab=security">{words}</Link> },
      )}
    </p>
  );
}
