import { paths } from '../../lib/paths.ts';
import { t } from '../../words/fasting.ts';
import { Tile } from './tile.tsx';

const faces = [
  { mood: 1, label: t('Very low'), mouth: 'M8 16.5c1-1.7 2.3-2.5 4-2.5s3 .8 4 2.5' },
  { mood: 2, label: t('Low'), mouth: 'M8.5 16c1-1 2.1-1.5 3.5-1.5s2.5.5 3.5 1.5' },
  { mood: 3, label: t('So-so'), mouth: 'M8.5 15.5h7' },
  { mood: 4, label: t('Good'), mouth: 'M8.5 14.5c1 1 2.1 1.5 3.5 1.5s2.5-.5 3.5-1.5' },
  { mood: 5, label: t('Very good'), mouth: 'M8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5' },
] as const;

/** How somebody feels today, one press. */
export function MoodTile({ mood, onMood }: { mood: number | null; onMood: (mood: number) => void }) {
  const chosen = mood === null ? null : Math.round(mood);
  return (
    <Tile title={t('Mood')} to={paths.assessment()} className="col-span-2 sm:col-span-1">
      <fieldset className="min-w-0">
        <legend className="text-muted mb-2 text-sm">
          {chosen === null
            ? t('How do you feel today?')
            : t('Today: {mood}', { mood: faces[chosen - 1]?.label.toLowerCase() ?? '' })}
        </legend>
        <div className="-mx-1.5 flex max-w-80 justify-between">
          {faces.map((face) => (
            <button
              key={face.mood}
              type="button"
              aria-label={face.label}
              aria-pressed={face.mood === chosen}
              onClick={() => onMood(face.mood)}
              className="text-muted hover:bg-gold-50 aria-pressed:bg-gold-100 aria-pressed:text-gold-800 grid h-11 grow place-items-center rounded-full"
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
                className="size-8"
              >
                <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9.5v.6M15 9.5v.6" />
                <path d={face.mouth} />
              </svg>
            </button>
          ))}
        </div>
      </fieldset>
    </Tile>
  );
}
