import { useQueryClient } from '@tanstack/react-query';

import { safetyProfile } from '../entities/safety/safety-profile.ts';
import { keepInAccount } from '../entities/safety/safety.queries.ts';
import { useSafetyList } from '../entities/safety/use-safety.ts';
import { withLifeStages } from '../features/assessment/answering-person.ts';
import type { Answers } from '../features/assessment/answers.ts';
import { errorText } from '../lib/app-error.ts';
import { useSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { t } from '../words/assessment.ts';

/**
 * Puts what an assessment learned about pregnancy and birth on the safety list, so that it protects on every page. The
 * account hears of it only where its owner keeps the list there already.
 */
export function useKeepLifeStages(): (answers: Answers) => void {
  const { profile, isInAccount } = useSafetyList();
  const userId = useSession()?.user.id;
  const queries = useQueryClient();
  return (answers) => {
    const next = withLifeStages(profile, answers);
    if (next === profile) return;
    safetyProfile.change((now) => withLifeStages(now, answers));
    if (userId === undefined || !isInAccount) return;
    keepInAccount(queries, userId, next).catch((error: unknown) =>
      toast.error(t('Your account still has the old list'), errorText(error)),
    );
  };
}
