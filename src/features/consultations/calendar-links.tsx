import { useMutation } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { t } from '../../words/care.ts';
import { readCalendarAddress, readCalendarFile } from './consultations.queries.ts';

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
