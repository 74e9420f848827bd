import { useMutation } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { deviceZone, timeIn } from '../../lib/zone-time.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { dateLocale, timeText } from '../../words/language.ts';
import { type Consultation, modeWords, stateWords } from './consultation.ts';
import { readCalendarAddress, readCalendarFile } from './consultations.queries.ts';

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

const tell = (error: Error): void => toast.error(t('That did not work'), errorText(error));

/** The calendar file of one booking. Opening a later one replaces the event. */
export function CalendarFileButton({ id, number }: { id: string; number: string }) {
  const save = useMutation({
    mutationFn: () => readCalendarFile(id),
    onSuccess: (text) => saveFile(`mizizi-${number}.ics`, text, 'text/calendar'),
    onError: tell,
  });
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
      {t('Add to calendar')}
    </Button>
  );
}

/** An address that keeps a calendar up to date by itself, and a way to make the old one worthless. */
export function CalendarSubscription() {
  const read = useMutation({ mutationFn: (renew: boolean) => readCalendarAddress(renew), onError: tell });
  const address = read.data;
  return (
    <section className="border-line grid gap-3 rounded-2xl border p-5">
      <h2 className="text-xl">{t('In your calendar, always up to date')}</h2>
      <p className="text-muted text-pretty">
        {t(
          'Subscribe once and every booking, move and cancellation shows up by itself. The address is private: whoever has it can read your times.',
        )}
      </p>
      {address === undefined ? (
        <Button
          variant="secondary"
          busy={read.isPending}
          onClick={() => read.mutate(false)}
          className="justify-self-start"
        >
          {t('Show my calendar address')}
        </Button>
      ) : (
        <>
          <p className="bg-sunk rounded-lg p-3 text-sm break-all select-all">{address}</p>
          <div className="flex flex-wrap gap-2">
            <a href={address.replace(/^https?:/, 'webcal:')} className={buttonStyles({ size: 'sm' })}>
              {t('Subscribe')}
            </a>
            <Button variant="quiet" size="sm" busy={read.isPending} onClick={() => read.mutate(true)}>
              {t('Make a new address')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
