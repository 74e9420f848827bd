import { paths } from '../../lib/paths.ts';
import { plans } from '../../lib/plan-catalogue.ts';
import { CheckIcon, MinusIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { priceText } from './subscription.queries.ts';

type Cell = boolean | string;

/** What each plan opens, in the order of the catalogue: Free Trial, Basic, Premium, Gold. */
const rows: { what: string; cells: readonly [Cell, Cell, Cell, Cell] }[] = [
  { what: t('Shop, orders and delivery'), cells: [true, true, true, true] },
  { what: t('Herbal remedies'), cells: [true, true, true, true] },
  { what: t('Nutritional information'), cells: [true, true, true, true] },
  { what: t('Community forum'), cells: [true, true, true, true] },
  {
    what: t('Questions to the AI Herbalist'),
    cells: [t('Unlimited'), t('2 a day'), t('Unlimited'), t('Unlimited')],
  },
  { what: t('Nutritionist consultations'), cells: [t('1 in 7 days'), false, t('2 a month'), t('Unlimited')] },
  { what: t('Personalized herbal recommendations'), cells: [true, true, true, true] },
  { what: t('Custom meal plans'), cells: [true, false, true, true] },
  { what: t('Priority support'), cells: [false, false, true, true] },
  { what: t('Personalized health coaching'), cells: [false, false, false, true] },
  { what: t('Advanced health analytics'), cells: [true, false, false, true] },
  { what: t('New features first'), cells: [false, false, false, t('Planned')] },
];

/** Where some of it is found. */
const places = new Map([
  [t('Community forum'), paths.community()],
  [t('Priority support'), paths.contact()],
  [t('Personalized health coaching'), paths.coaching()],
]);

function What({ what }: { what: string }) {
  const to = places.get(what);
  if (to === undefined) return what;
  return (
    <Link to={to} className="text-leaf-700 underline underline-offset-4">
      {what}
    </Link>
  );
}

/** The plans side by side, row by row. On a phone the table scrolls within its frame. */
export function PlanComparison() {
  return (
    <section
      aria-label={t('Comparison of the plans')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="border-line bg-surface relative overflow-x-auto rounded-2xl border shadow-md"
    >
      <table className="w-full min-w-176 border-collapse text-left">
        <caption className="sr-only">{t('What each plan includes')}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="p-4">
              <span className="sr-only">{t('Feature')}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className="p-4 align-bottom">
                {plan.name}
                <span className="text-muted block text-sm font-normal whitespace-nowrap">
                  {priceText(plan)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, cells }) => (
            <tr key={what} className="border-line border-b last:border-b-0">
              <th scope="row" className="bg-surface sticky left-0 p-4">
                <What what={what} />
              </th>
              {plans.map((plan, index) => (
                <td key={plan.id} className="p-4">
                  <Included cell={cells[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Included({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell ? <CheckIcon className="text-leaf-600" /> : <MinusIcon className="text-muted" />}
      <span className="sr-only">{cell ? t('Included') : t('Not included')}</span>
    </>
  );
}
