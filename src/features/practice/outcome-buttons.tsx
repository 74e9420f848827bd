import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/care.ts';
import { closeConsultation } from './client.queries.ts';
import { practiceKey } from './practice.queries.ts';

const NO_SHOW_AFTER_MS = 10 * 60_000;

/** Says how a consultation ended. A client is absent from ten minutes after the beginning. */
export function OutcomeButtons({ userId, id, startsAt }: { userId: string; id: string; startsAt: string }) {
  const queryClient = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const close = useMutation({
    mutationFn: (outcome: 'completed' | 'no_show') => closeConsultation(id, outcome),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: practiceKey(userId) }),
        queryClient.invalidateQueries({ queryKey: ['consultations', userId] }),
      ]),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" busy={close.isPending} onClick={() => close.mutate('completed')}>
        {t('It took place')}
      </Button>
      {openedAt >= Date.parse(startsAt) + NO_SHOW_AFTER_MS && (
        <Button size="sm" variant="secondary" busy={close.isPending} onClick={() => close.mutate('no_show')}>
          {t('Client did not come')}
        </Button>
      )}
    </div>
  );
}
