import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/care.ts';
import { consultationKeys } from './consultation-keys.ts';
import { intakeQuery, withdrawIntake } from './consultations.queries.ts';
import { healthLine } from './health-line.ts';

type Props = { userId: string; consultationId: string; side: 'client' | 'practitioner' };

/** What was told and shared for a booking. Its client can take it back. */
export function IntakeCard({ userId, consultationId, side }: Props) {
  const queryClient = useQueryClient();
  const { data: intake } = useQuery(intakeQuery(userId, consultationId));
  const withdraw = useMutation({
    mutationFn: (part: string | null) => withdrawIntake(consultationId, part),
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: [...consultationKeys.one(userId, consultationId), 'intake'],
      }),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  if (intake === undefined) return null;
  if (intake === null)
    return (
      <p className="text-muted">
        {side === 'client'
          ? t('You shared nothing for this consultation.')
          : t('The client shared nothing beforehand.')}
      </p>
    );
  return (
    <div className="grid gap-4">
      {intake.goal && (
        <div>
          <h3 className="text-base">{t('Goal')}</h3>
          <p className="whitespace-pre-line">{intake.goal}</p>
        </div>
      )}
      {intake.background && (
        <div>
          <h3 className="text-base">{t('Good to know')}</h3>
          <p className="whitespace-pre-line">{intake.background}</p>
        </div>
      )}
      {intake.parts.map(({ part, label, lines }) => (
        <div key={part} className="grid gap-1">
          <h3 className="flex flex-wrap items-center justify-between gap-2 text-base">
            {t.known(label)}
            {side === 'client' && (
              <Button
                variant="quiet"
                size="sm"
                busy={withdraw.isPending}
                onClick={() => withdraw.mutate(part)}
              >
                {t.rich(
                  'Take back<quiet> {label}</quiet>',
                  { quiet: (words) => <span className="sr-only">{words}</span> },
                  { label: t.known(label) },
                )}
              </Button>
            )}
          </h3>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{healthLine(line)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-muted text-sm">
        {side === 'client'
          ? t('Only your nutritionist reads this, for this consultation. It is deleted 30 days after it.')
          : t(
              'Shared by consent, for this consultation only. It is deleted 30 days after it, or when the client takes it back.',
            )}
      </p>
      {side === 'client' && (
        <Button
          variant="secondary"
          size="sm"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(null)}
          className="justify-self-start"
        >
          {t('Take everything back')}
        </Button>
      )}
    </div>
  );
}
