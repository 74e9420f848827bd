import { paths } from '../../lib/paths.ts';
import { LeafIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';

/** One thing to try today. */
type Tip = { text: string; to: string; label: string };

const tips: readonly Tip[] = [
  {
    text: t(
      'Half the plate greens, a quarter ugali or rice, a quarter beans, egg, fish or meat: no scale needed.',
    ),
    to: paths.mealPlans(),
    label: t('Weeks of meals'),
  },
  {
    text: t(
      'Fry sukuma wiki with less oil: each spoon you leave out is a hundred kilocalories, and the taste stays.',
    ),
    to: paths.diary(),
    label: t('Note a meal'),
  },
  {
    text: t('A glass of water on waking and one before each meal are a litre by evening.'),
    to: paths.diary(),
    label: t('Count your water'),
  },
  {
    text: t('Ten minutes of walking after supper help sugar and sleep alike.'),
    to: paths.assessment(),
    label: t('Know where you stand'),
  },
  {
    text: t(
      'Tea takes iron from the meal beside it: drink it an hour later, and put lemon or orange with your greens.',
    ),
    to: paths.nutritionKnowledge(),
    label: t('Read about food'),
  },
  {
    text: t('Ndengu with ugali give the protein of meat for a third of the price.'),
    to: paths.mealPlans({ goal: 'budget' }),
    label: t('A week on a small budget'),
  },
  {
    text: t('Do you take medicines? Check them before you try a new herb.'),
    to: paths.safetyCheck(),
    label: t('Safety check'),
  },
  {
    text: t(
      'Weigh yourself in the morning, after the toilet, before breakfast. Then look at the line, not the day.',
    ),
    to: paths.weightLog(),
    label: t('Weight log'),
  },
  {
    text: t('Two hours between supper and bed make the night calmer.'),
    to: paths.fasting(),
    label: t('Fasting, gently'),
  },
  {
    text: t('Boil once for two days: githeri tastes better on the second.'),
    to: paths.mealPlans({ goal: 'family' }),
    label: t('A family week'),
  },
  {
    text: t('Stock cubes are mostly salt. Onion, dhania, ginger and lemon make the same stew taste of more.'),
    to: paths.mealPlans({ goal: 'blood-pressure-aware' }),
    label: t('Less salt, more greens'),
  },
  {
    text: t('A fruit and a fist of groundnuts at four o’clock keep the mandazi away.'),
    to: paths.diary(),
    label: t('Note a snack'),
  },
  {
    text: t(
      'Sleep is food for the appetite: after a short night everybody eats more. Go to bed half an hour earlier.',
    ),
    to: paths.assessment(),
    label: t('How do you sleep?'),
  },
  {
    text: t('Write down what you ate before you forget it: honest beats complete.'),
    to: paths.diary(),
    label: t('Open the diary'),
  },
];

const DAY_MS = 86_400_000;

/** The tip of a day, another one each day. */
export function tipOf(day: string): Tip {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return tips[number % tips.length] ?? { text: '', to: paths.diary(), label: '' };
}

/** One thing to try today. */
export function TipCard({ day }: { day: string }) {
  const { text, to, label } = tipOf(day);
  return (
    <aside
      aria-label={t('Tip of the day')}
      className="bg-gold-50 border-gold-200 flex gap-3 rounded-2xl border p-5"
    >
      <LeafIcon className="text-gold-700 mt-0.5" />
      <div>
        <p className="text-pretty">{text}</p>
        <Link
          to={to}
          className="text-leaf-700 mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {label}
        </Link>
      </div>
    </aside>
  );
}
