import { paths } from '../../lib/paths.ts';
import { deviceZone, timeIn } from '../../lib/zone-time.ts';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { dateLocale } from '../../words/language.ts';
import { timeText } from '../../words/times.ts';
import { type Consultation, modeWords, stateWords } from './consultation.ts';

const month = new Intl.DateTimeFormat(dateLocale, { month: 'short' });

/** Bookings as rows with their day in front, on the reader's own clock. */
export function ConsultationList({ rows, now }: { rows: readonly Consultation[]; now: number }) {
  const zone = deviceZone();
  return (
    <ul className="grid gap-3">
      {rows.map((row) => {
        const { label, tone } = stateWords(row, now);
        const at = new Date(row.starts_at);
        return (
          <li
            key={row.id}
            className="border-line bg-surface hover:border-leaf-400 relative flex gap-4 rounded-2xl border p-4 shadow-sm transition-colors"
          >
            <span className="bg-leaf-100 text-leaf-800 grid w-16 shrink-0 content-center justify-items-center rounded-xl py-2 leading-tight">
              <span className="font-serif text-2xl font-semibold">{at.getDate()}</span>
              <span className="text-sm">{month.format(at)}</span>
            </span>
            <span className="grid min-w-0 gap-1">
              <Link
                to={paths.consultation(row.id)}
                className="font-semibold after:absolute after:inset-0 after:rounded-2xl hover:underline"
              >
                {t('{service} with {name}', {
                  service: row.service_name,
                  name: row.practitioner?.display_name ?? t('a nutritionist'),
                })}
              </Link>
              <span className="text-muted text-sm">
                {t('{from} to {to}, {how}', {
                  from: timeText(timeIn(row.starts_at, zone)),
                  to: timeIn(row.ends_at, zone),
                  how: modeWords(row.mode).label.toLowerCase(),
                })}
              </span>
              <span>
                <Badge tone={tone}>{label}</Badge>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
