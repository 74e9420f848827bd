import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';

const actions = [
  { to: paths.diary(), label: t('Note a meal') },
  { to: paths.weightLog(), label: t('Note a weight') },
  { to: paths.fasting(), label: t('Fasting') },
  { to: paths.mealPlans(), label: t('Meal plans') },
  { to: paths.medicines(), label: t('My medicines') },
  { to: paths.safetyCheck(), label: t('Check a herb') },
  { to: paths.nutritionists(), label: t('Book a consultation') },
  { to: paths.shop(), label: t('Shop') },
] as const;

/** What people come for most, one press away. */
export function QuickActions() {
  return (
    <nav
      aria-label={t('Quick actions')}
      className="-mx-4 [scrollbar-width:none] overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {actions.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 flex min-h-11 items-center rounded-full border px-4 whitespace-nowrap shadow-sm"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
