import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';

const tools = [
  {
    to: paths.assessment(),
    name: t('Health assessment'),
    text: t('Five minutes of questions, honest scores, a plan that says why.'),
  },
  {
    to: paths.nutrition(),
    name: t('Calorie calculator'),
    text: t('What your body needs, with every sum shown and safe limits.'),
  },
  {
    to: paths.diary(),
    name: t('Food diary'),
    text: t('Kenyan foods in plates and chapatis. Works without a connection.'),
  },
  {
    to: paths.fasting(),
    name: t('Fasting'),
    text: t('A clock that goes on when the phone sleeps, screened first.'),
  },
  {
    to: paths.mealPlans(),
    name: t('Meal plans'),
    text: t('Weeks of meals with shopping lists, from diabetes aware to family.'),
  },
  {
    to: paths.readings(),
    name: t('My readings'),
    text: t('Blood pressure, sugar and temperature, answered at once and kept.'),
  },
  { to: paths.weightLog(), name: t('Weight log'), text: t('The trend behind the swings of the scale.') },
] as const;

/** What the page offers to somebody who is not signed in: every tool, and a day that comes together with an account. */
export function VisitorDashboard() {
  return (
    <div className="grid gap-8">
      <p className="text-muted -mt-4 max-w-2xl text-lg leading-relaxed text-pretty">
        {t(
          'Meals, water, weight, fasts and moods come together here, with your next steps on top. Nobody else can read them.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={`${paths.auth()}?plan=free-trial`} className={buttonStyles({ size: 'lg' })}>
          {t('Create an account')}
        </Link>
        <Link
          to={paths.auth({ redirect: paths.dashboard() })}
          className={buttonStyles({ variant: 'secondary', size: 'lg' })}
        >
          {t('Sign In')}
        </Link>
      </div>
      <section aria-labelledby="tools">
        <h2 id="tools" className="mb-3 text-2xl">
          {t('Open to everybody')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {tools.map(({ to, name, text }) => (
            <li key={to} className="grid">
              <Card className="relative grid content-start gap-1 transition-shadow hover:shadow-lg">
                <h3 className="text-xl">
                  <Link to={to} className="after:absolute after:inset-0">
                    {name}
                  </Link>
                </h3>
                <p className="text-muted text-pretty">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
        <p className="text-muted mt-4 max-w-prose text-pretty">
          {t(
            'What you note stays on this device. Sign in later and it moves into your account, where only you can read it.',
          )}
        </p>
      </section>
    </div>
  );
}
