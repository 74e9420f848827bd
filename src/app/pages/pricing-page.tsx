import { PlanCards, TrialBanner } from '../../features/subscription/plan-cards.tsx';
import { PlanComparison } from '../../features/subscription/plan-comparison.tsx';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

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
