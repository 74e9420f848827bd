import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';

import { ProductsToBuy } from '../../entities/products/products-to-buy.tsx';
import { StarField } from '../../entities/reviews/stars.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { deviceZone, timeIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { dateLocale, timeText } from '../../words/language.ts';
import { type Consultation, modeWords, stateWords, consultationKeys } from './consultation.ts';
import {
  readCalendarAddress,
  readCalendarFile,
  ownReviewQuery,
  saveReview,
  type SharedPlan,
} from './consultations.queries.ts';
import { practitionersKey } from './practitioners.queries.ts';

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

/** A client's own review of a consultation that took place. */
export function ReviewCard({ userId, consultationId }: { userId: string; consultationId: string }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(ownReviewQuery(userId, consultationId));
  const [rating, setRating] = useState<number | null>(null);
  const [body, setBody] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const stars = rating ?? data?.review?.rating ?? 0;
  const text = body ?? data?.review?.body ?? '';
  const save = useMutation({
    mutationFn: () => saveReview(consultationId, stars, text),
    onSuccess: async () => {
      setBody(null);
      setRating(null);
      await queryClient.invalidateQueries({ queryKey: consultationKeys.one(userId, consultationId) });
      void queryClient.invalidateQueries({ queryKey: practitionersKey });
    },
  });
  if (!data?.may_review) return null;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (stars > 0) save.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {data.review?.state === 'held' && (
        <Alert tone="info">
          {t('Your review waits for a look by our team, because it may promise a cure.')}
        </Alert>
      )}
      {data.review?.state === 'rejected' && (
        <Alert tone="warning">{t('Your review is not shown. You can change it.')}</Alert>
      )}
      <StarField
        value={stars}
        onChange={setRating}
        error={tried && stars === 0 ? t('Give one to five stars') : undefined}
      />
      <TextAreaField
        label={t('A few words (optional)')}
        hint={t('Shown with your first name. Please leave out what is only between the two of you.')}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={save.isPending}>
          {data.review ? t('Save the changes') : t('Publish the review')}
        </Button>
        {data.review?.state === 'published' && (
          <output className="text-muted text-sm">{t('Your review is published.')}</output>
        )}
      </div>
    </form>
  );
}

type PlanCardProps = {
  plan: SharedPlan;
  /** The week of meals, to be made one of the client's own. */
  week: ReactNode;
};

/** What a practitioner has written for a client. */
export function PlanCard({ plan, week }: PlanCardProps) {
  return (
    <div className="grid gap-5">
      {plan.summary && (
        <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line">{plan.summary}</p>
      )}
      {plan.steps.length > 0 && (
        <div>
          <h3 className="mb-1 text-lg">{t('Next steps')}</h3>
          <ol className="marker:text-leaf-700 grid list-decimal gap-1.5 pl-6 marker:font-semibold">
            {plan.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      {plan.meals.length > 0 && (
        <div>
          <h3 className="mb-1 text-lg">{t('Meals')}</h3>
          <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8rem_1fr]">
            {plan.meals.map(({ meal, text }) => (
              <div key={meal + text} className="contents">
                <dt className="text-muted">{meal}</dt>
                <dd className="max-sm:mb-1">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {week}
      {plan.productIds.length > 0 && <ProductsToBuy ids={plan.productIds} />}
      <p className="text-muted text-sm">{t('Last changed on {day}.', { day: formatDate(plan.updatedAt) })}</p>
    </div>
  );
}
