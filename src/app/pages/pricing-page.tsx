import { PlanCards, TrialBanner } from '../../features/subscription/plan-cards.tsx';
import { priceText } from '../../features/subscription/subscription.queries.ts';
import { paths } from '../../lib/paths.ts';
import { plans } from '../../lib/plan-catalogue.ts';
import { CheckIcon, MinusIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

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

const questions = [
  {
    question: t('How do I pay?'),
    answer: t(
      'By M-Pesa, month by month. We send a prompt to your phone, you enter your PIN, and the plan starts in the same minute. We never see your PIN and store no card.',
    ),
  },
  {
    question: t('Does it renew by itself?'),
    answer: t(
      'No. We remind you three days and one day before a month ends. If you do nothing, everything stays open for three more days, then you are on Basic.',
    ),
  },
  {
    question: t('What if I change my mind?'),
    answer: t(
      'Cancel at any time and keep the plan until the end of the month you paid. From Premium to Gold you pay the difference: the days you have not used are taken off the price.',
    ),
  },
  {
    question: t('What happens to what I have saved?'),
    answer: t('It stays yours on every plan, and you can download or erase all of it from your profile.'),
  },
];

/** Every plan, compared; open to everybody. */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Plans and prices')}
        description={t(
          'Start free, pay by M-Pesa when it helps: Free Trial, Basic, Premium at KSh 700 and Gold at KSh 1,500 a month.',
        )}
      />
      <PageHeader
        eyebrow={t('Plans')}
        title={t('Start free, pay when it helps')}
        intro={t(
          'The shop is open to everybody. Plans add personal guidance, and each one can be left at the end of a month.',
        )}
      />
      <TrialBanner />
      <PlanCards />
      <section aria-labelledby="compare" className="mt-12">
        <h2 id="compare" className="mb-4 text-2xl">
          {t('Compare the plans')}
        </h2>
        <PlanComparison />
      </section>
      <section aria-labelledby="questions" className="mt-12 max-w-3xl">
        <h2 id="questions" className="mb-4 text-2xl">
          {t('Good to know')}
        </h2>
        <dl className="grid gap-5">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="text-muted text-pretty">{answer}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted mt-6">
          {t.rich('Anything else? <a>Ask us</a>.', {
            a: (words) => (
              <Link to={paths.contact()} className="text-leaf-700 underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
        </p>
      </section>
    </div>
  );
}
