import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { CheckboxField, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/community.ts';
import { weekdays } from '../../words/language.ts';
import { CheckInForm, CheckInHistory } from './check-ins.tsx';
import { chooseCoach, type Coaching, coachingQueries, endCoaching, remindOn } from './coaching.queries.ts';

/** Chooses who reads and answers the check-ins, by consent. */
function CoachChoice({ current, onDone }: { current: string; onDone?: () => void }) {
  const queryClient = useQueryClient();
  const { data: coaches, error, refetch } = useQuery(coachingQueries.coaches());
  const [coach, setCoach] = useState(current);
  const [consents, setConsents] = useState(false);
  const choose = useMutation({
    mutationFn: () => chooseCoach(queryClient, coach, consents),
    onSuccess: () => {
      toast.success(t('Your coach is chosen'));
      onDone?.();
    },
  });
  if (!coaches && error)
    return <NotLoaded title={t('The practitioners could not be loaded')} error={error} again={refetch} />;
  if (!coaches) return <Skeleton className="h-48 rounded-2xl" />;
  if (coaches.length === 0)
    return (
      <Alert tone="info" title={t('No practitioner can be chosen now')}>
        {t('Come back soon: coaching starts as soon as one of our practitioners is available.')}
      </Alert>
    );
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!choose.isPending) choose.mutate();
        }}
      >
        <RadioCards
          legend={t('Who shall coach you?')}
          name="coach"
          value={coach}
          onChange={setCoach}
          options={coaches.map(({ id, display_name: label, title }) => ({
            value: id,
            label,
            description: title,
          }))}
        />
        <CheckboxField
          label={t(
            'This practitioner may read my check-ins, those I wrote before among them, and answer them. I can end that at any time.',
          )}
          checked={consents}
          onChange={(event) => setConsents(event.currentTarget.checked)}
        />
        {choose.error && <Alert tone="danger">{errorText(choose.error)}</Alert>}
        <Button
          type="submit"
          busy={choose.isPending}
          disabled={!coaches.some(({ id }) => id === coach) || !consents}
          className="justify-self-start"
        >
          {t('Choose this coach')}
        </Button>
      </form>
    </Card>
  );
}

/** Whom the member has as a coach, the weekly reminder, and the ways out of both. */
function CoachCard({ coaching }: { coaching: Coaching }) {
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const remind = useMutation({
    mutationFn: (day: number | null) => remindOn(queryClient, day),
    onError: (error) => toast.error(t('The reminder was not changed'), errorText(error)),
  });
  const end = useMutation({
    mutationFn: () => endCoaching(queryClient),
    onSuccess: () => toast.success(t('Your coaching has ended')),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  const { coach } = coaching;
  if (!coach) return null;
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl">{t('Your coach')}</h2>
      <p>
        {coach.is_open ? (
          <Link
            to={paths.nutritionist(coach.slug)}
            className="text-leaf-700 font-semibold underline underline-offset-4"
          >
            {coach.name}
          </Link>
        ) : (
          <span className="font-semibold">{coach.name}</span>
        )}
        <span className="text-muted block text-sm">{coach.title}</span>
      </p>
      {!coach.is_open && (
        <Alert tone="warning">{t('Your coach takes no clients now. Choose another one.')}</Alert>
      )}
      <SelectField
        label={t('Remind me once a week')}
        hint={t('At 6 in the evening, with a notification that says nothing about you.')}
        value={coaching.remind_on ?? ''}
        disabled={remind.isPending}
        onChange={(event) => {
          const day = event.currentTarget.value;
          remind.mutate(day === '' ? null : Number(day));
        }}
      >
        <option value="">{t('Never')}</option>
        {weekdays.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
      {isChanging ? (
        <CoachChoice current={coach.id} onDone={() => setChanging(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {coaching.is_open && (
            <Button size="sm" variant="secondary" onClick={() => setChanging(true)}>
              {t('Choose another coach')}
            </Button>
          )}
          <Button size="sm" variant="quiet" busy={end.isPending} onClick={() => end.mutate()}>
            {t('End the coaching')}
          </Button>
        </div>
      )}
      <p className="text-muted text-sm text-pretty">
        {t('When you end it, nobody but you reads what you wrote.')}
      </p>
    </Card>
  );
}

/** What comes first: the plan, a coach, the check-in of this week, or that it is done. */
function ThisWeek({ coaching }: { coaching: Coaching }) {
  const { is_open: isOpen, coach, week, check_ins: checkIns } = coaching;
  if (!isOpen)
    return (
      <Alert
        tone="info"
        title={t('Personal coaching is part of Gold')}
        action={
          <Link to={paths.plans()} className={buttonStyles({ size: 'sm' })}>
            {t('See the plans')}
          </Link>
        }
      >
        {checkIns.length > 0
          ? t('What you wrote before stays yours to read.')
          : t('Once a week you say how it went, and the practitioner whom you chose answers you.')}
      </Alert>
    );
  if (!coach) return <CoachChoice current="" />;
  const sent = checkIns.find((one) => one.week === week) ?? null;
  if (sent && sent.answer !== null)
    return (
      <Alert tone="success" title={t('This week is answered')}>
        {t('The next check-in opens on Monday.')}
      </Alert>
    );
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{sent ? t('Change this week’s check-in') : t('This week')}</h2>
      <CheckInForm key={week} week={week} sent={sent} />
    </section>
  );
}

/** The coaching of a member: this week, their coach, and all the weeks before. */
export function CoachingView({ userId }: { userId: string }) {
  const { data: coaching, error, refetch } = useQuery(coachingQueries.mine(userId));
  if (!coaching && error)
    return <NotLoaded title={t('Your coaching could not be loaded')} error={error} again={refetch} />;
  if (!coaching) return <Skeleton className="h-96 rounded-2xl" />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
      <div className="grid gap-8">
        <ThisWeek coaching={coaching} />
        <CheckInHistory checkIns={coaching.check_ins} />
      </div>
      <CoachCard coaching={coaching} />
    </div>
  );
}
