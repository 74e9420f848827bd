import type { ReactNode } from 'react';

import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/health.ts';
import { noLessWords } from './no-less-words.ts';
import type { NoFastReason } from './no-less.ts';

const small = buttonStyles({ size: 'sm', variant: 'secondary' });

type NoLessNoticeProps = {
  reason: NoFastReason;
  /** What does not begin, where the page does not say it. */
  what?: string;
  /** What can be done here and now. */
  children?: ReactNode;
};

/** Why no deficit or fast begins, what helps instead, and where to change what was told. */
export function NoLessNotice({ reason, what, children }: NoLessNoticeProps) {
  const { title, text, meals } = noLessWords[reason];
  return (
    <div data-no-less={reason}>
      <Alert
        tone="warning"
        title={what ?? title}
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
        {what !== undefined && <strong>{title}. </strong>}
        {text}
      </Alert>
    </div>
  );
}
