import { pairWords, verdictWords } from '../../entities/safety/level-words.ts';
import { askFirstWords, noLessWords } from '../../entities/safety/no-less-notice.tsx';
import type { SafetyAnswer } from '../../entities/safety/safety-answer.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t as tHealth } from '../../words/health.ts';
import { t } from '../../words/shop.ts';

const small = buttonStyles({ size: 'sm', variant: 'secondary' });

type SafetyCardProps = {
  answer: SafetyAnswer;
  /** Whether it stands below a tip, about the herbs of it. */
  isOfTip?: boolean;
  onLeave: () => void;
};

/** What the safety check says to a question, with the way to the whole check. */
export function SafetyCard({ answer, isOfTip = false, onLeave }: SafetyCardProps) {
  const { warnings, more, unchecked, clear, noLess, askFirst, isAgeless, isHerbless, link } = answer;
  const isStrict = noLess !== null || warnings.some(({ verdict }) => verdict === 'avoid');
  const meals = noLess === null ? undefined : noLessWords[noLess].meals;
  return (
    <section
      aria-label={t('What the safety check says')}
      data-safety-answer=""
      className={cn(
        'grid gap-3 rounded-2xl border p-4',
        isStrict
          ? 'border-danger-200 bg-danger-50'
          : warnings.length + askFirst.length > 0
            ? 'border-gold-300 bg-gold-50'
            : 'border-line bg-sunk',
      )}
    >
      <p className="text-lg leading-snug font-semibold text-balance">
        {isOfTip ? t('Before you follow this tip') : t('What the safety check says')}
      </p>
      {noLess !== null && (
        <div data-no-less={noLess} className="grid gap-1">
          <p className="font-semibold">{noLessWords[noLess].title}</p>
          <p className="text-pretty">{noLessWords[noLess].text}</p>
        </div>
      )}
      {askFirst.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">{t('Ask a clinician before you fast')}</p>
          <ul className="list-disc pl-5">
            {askFirst.map((reason) => (
              <li key={reason}>{askFirstWords[reason]}</li>
            ))}
          </ul>
        </div>
      )}
      {warnings.map(({ verdict, title, reason, advice }) => (
        <div key={`${title} ${reason}`} data-verdict={verdict} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge
              tone={verdictWords[verdict].tone}
              className={cn(verdict === 'avoid' && 'border-danger-200 border')}
            >
              {pairWords[verdict]}
            </Badge>
            <span className="font-semibold">{title}</span>
          </p>
          <p className="text-pretty">
            <WarningText>{reason}</WarningText>{' '}
            <strong>
              <WarningText>{advice}</WarningText>
            </strong>
          </p>
        </div>
      ))}
      {isAgeless && (
        <p className="font-semibold text-pretty">
          {t('You did not write the child’s age, so we read it as a newborn.')}
        </p>
      )}
      {unchecked.length > 0 && (
        <p data-verdict="unchecked" className="text-muted text-pretty">
          {t('Not looked up: {names}. That is no all-clear: ask your pharmacist.', {
            names: unchecked.join('; '),
          })}
        </p>
      )}
      {isHerbless && (
        <p data-verdict="unchecked" className="text-muted text-pretty">
          {t(
            'We know no herb in what you wrote, so nothing was checked. That is no all-clear: ask your pharmacist.',
          )}
        </p>
      )}
      {clear.length > 0 && (
        <p data-verdict="clear" className="text-muted text-pretty">
          {t('Looked up without a finding: {names}. That is no proof that it is safe.', {
            names: clear.join('; '),
          })}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {meals !== undefined && (
          <Link to={paths.mealPlans({ goal: meals })} onClick={onLeave} className={small}>
            {tHealth('See meals that help')}
          </Link>
        )}
        <Link to={link} onClick={onLeave} className={small}>
          {more > 0
            ? t.count(more, '{n} more warning in the safety check', '{n} more warnings in the safety check')
            : t('Open it in the safety check')}
        </Link>
      </p>
    </section>
  );
}

/** Below a tip that could not be checked. */
export const UncheckedTip = () => (
  <p className="text-sm text-pretty">
    {t('The safety check could not be read. Treat everything as untested for now.')}
  </p>
);
