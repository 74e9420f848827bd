import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/nutrition.ts';
import { costWords, type PlanCard, planGoals } from './meal-plan.ts';

/** A plan in the list. */
export function PlanCardView({ card, note }: { card: PlanCard; note?: string | undefined }) {
  return (
    <article className="border-line bg-surface relative grid content-start gap-2 rounded-2xl border p-5 shadow-sm transition-shadow hover:shadow-md">
      {note && <p className="text-clay-700 text-sm font-semibold">{note}</p>}
      <h3 className="text-xl leading-snug">
        <Link to={paths.mealPlan(card.key)} className="after:absolute after:inset-0 after:rounded-2xl">
          {card.title}
        </Link>
      </h3>
      <p className="text-muted text-pretty">{card.summary}</p>
      <p className="mt-1 flex flex-wrap gap-2">
        <Badge tone="leaf">{t('{n} kcal a day', { n: formatNumber(card.energy_kcal) })}</Badge>
        {card.goal && <Badge>{planGoals[card.goal]}</Badge>}
        {card.cost && <Badge tone={card.cost === 'low' ? 'gold' : 'neutral'}>{costWords[card.cost]}</Badge>}
        {card.is_vegetarian && card.goal !== 'vegetarian' && <Badge>{t('Vegetarian')}</Badge>}
      </p>
    </article>
  );
}
