import { paths } from '../../lib/paths.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shell.ts';

const tools = [
  {
    to: paths.fasting(),
    title: t('Fasting Guidance'),
    text: t('Pick a rhythm that suits your day, see what your body is doing, and know when to stop.'),
    Art: FastingArt,
  },
  {
    to: paths.nutrition(),
    title: t('Calorie Calculator'),
    text: t('What you need in a day and what is on the plate, counted in chapati, cups and ladles.'),
    Art: PlateArt,
  },
];

/** A ring three quarters full around a sun that goes down. */
function FastingArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" fill="none" className="size-24 shrink-0">
      <circle cx="48" cy="48" r="38" className="stroke-leaf-200" strokeWidth="10" />
      <path d="M48 10a38 38 0 1 1-38 38" className="stroke-leaf-600" strokeWidth="10" strokeLinecap="round" />
      <path d="M28 54a20 20 0 0 1 40 0Z" className="fill-gold-400" />
      <path d="M26 60h44M32 66h32" className="stroke-clay-500" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A plate with ugali, greens and beans. */
function PlateArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" fill="none" className="size-24 shrink-0">
      <circle cx="48" cy="48" r="42" className="fill-clay-100 stroke-clay-300" strokeWidth="3" />
      <path d="M48 16a32 32 0 0 0-32 32h32Z" className="fill-gold-200" />
      <path d="M48 16a32 32 0 0 1 32 32H48Z" className="fill-leaf-400" />
      <path d="M16 48a32 32 0 0 0 64 0Z" className="fill-clay-500" />
      <path
        d="M56 30c4-4 9-4 12 0M58 40c5-4 10-3 13 0M28 60h6M42 66h6M58 60h6"
        className="stroke-surface"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function WellnessTools() {
  return (
    <section aria-labelledby="tools" className="rendered-near page pt-14">
      <h2 id="tools" className="text-2xl sm:text-3xl">
        {t('Enhanced Wellness Tools')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {tools.map(({ to, title, text, Art }) => (
          <li key={to}>
            <Link
              to={to}
              className="group border-line bg-surface flex h-full items-center gap-5 rounded-2xl border p-5 shadow-sm transition-shadow hover:shadow-md"
            >
              <Art />
              <span className="grid gap-1">
                <span className="group-hover:text-leaf-700 font-serif text-xl font-semibold">{title}</span>
                <span className="text-muted text-pretty">{text}</span>
                <span className="text-leaf-700 mt-1 inline-flex items-center gap-1.5 font-semibold">
                  {t('Open')} <ArrowRightIcon className="size-5" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
