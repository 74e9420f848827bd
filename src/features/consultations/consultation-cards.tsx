import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';

import { ProductsToBuy } from '../../entities/products/products-to-buy.tsx';
import { StarField } from '../../entities/reviews/stars.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { consultationKeys } from './consultation.ts';
import { ownReviewQuery, saveReview, type SharedPlan } from './consultations.queries.ts';
import { practitionersKey } from './practitioners.queries.ts';

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
