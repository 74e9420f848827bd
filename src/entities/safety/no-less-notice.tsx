import type { ReactNode } from 'react';

import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/health.ts';
import { noLessWords } from './no-less-words.ts';
import type { NoFastReason } from './no-less.ts';

const small = buttonStyles({ size: 'sm', variant: 'secondary' });

/** Why no deficit or fast begins, what helps instead, and where to change what was told. */
export function NoLessNotice({ reason, children }: { reason: NoFastReason; children?: ReactNode }) {
  const { title, text, meals } = noLessWords[reason];
  return (
    <div data-no-less={reason}>
      <Alert
        tone="warning"
        title={title}
        action={
          <>
            {children}
            {meals && (
              <Link to={paths.mealPlans({ goal: meals })} className={small}>
                {t('See meals that help')}
              </Link>
            )}
            <Link to={paths.nutritionists()} className={small}>
              {t('Talk to a nutritionist')}
            </Link>
            <Link to={paths.safetyCheck()} className={small}>
              {t('Change my safety list')}
            </Link>
          </>
        }
      >
        {text}
      </Alert>
    </div>
  );
}
