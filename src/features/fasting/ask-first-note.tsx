import { askFirstWords } from '../../entities/safety/no-less-words.ts';
import { whyAskFirst } from '../../entities/safety/no-less.ts';
import { useBook } from '../../entities/safety/use-book.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { t } from '../../words/fasting.ts';
import { changePlan } from './fasting-records.ts';
import type { Plan } from './plan.ts';

/** Stays as long as a medicine or an illness asks for a clinician, before a fast and during it. */
export function AskFirstNote({ plan }: { plan: Plan }) {
  const profile = useSafetyProfile();
  const { book } = useBook(profile.medicines.length > 0);
  const reasons = whyAskFirst(profile, book);
  if (reasons.length === 0 && plan.screening !== 'caution') return null;
  return (
    <Alert tone="info" title={t('Ask a clinician before you fast')}>
      {reasons.length > 0 && (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{askFirstWords[reason]}</li>
          ))}
        </ul>
      )}
      <p>
        {t(
          'Doses and times may have to change. Up to 18 hours is open to you; more only once a clinician agreed.',
        )}
      </p>
      {plan.screening !== null && (
        <CheckboxField
          label={t('A clinician who knows my medicines agreed to longer fasts')}
          checked={plan.clinician_agreed}
          onChange={({ currentTarget: { checked } }) =>
            changePlan({
              clinician_agreed: checked,
              screening: 'caution',
              screened_on: plan.screened_on ?? nairobiDate(Date.now()),
            })
          }
        />
      )}
    </Alert>
  );
}
