import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

const actions = [
  { to: paths.diary(), label: 'Note a meal' },
  { to: paths.weightLog(), label: 'Note a weight' },
  { to: paths.fasting(), label: 'Fasting' },
  { to: paths.mealPlans(), label: 'Meal plans' },
  { to: paths.safetyCheck(), label: 'Check a herb' },
  { to: paths.nutritionists(), label: 'Book a consultation' },
  { to: paths.shop(), label: 'Shop' },
] as const;

/** What people come for most, one press away. */
export function QuickActions() {
  return (
    <nav
      aria-label="Quick actions"
      className="-mx-4 [scrollbar-width:none] overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {actions.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 flex min-h-11 items-center rounded-full border px-4 font-medium whitespace-nowrap shadow-sm"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
