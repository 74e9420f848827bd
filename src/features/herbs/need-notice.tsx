import type { Need } from '../../entities/needs/needs.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { hasNoHerb } from './need-herbs.ts';

const words = {
  topics: {
    tone: 'info',
    title: t('Herbs for this need'),
    text: t('No herb takes the place of your medicine. Check each against what you take.'),
  },
  none: {
    tone: 'info',
    title: t('We name no herb for this'),
    text: t('None is known to help enough. If it lasts or gets worse, go to a clinic.'),
  },
  pregnancy: {
    tone: 'danger',
    title: t('Herbs to avoid in pregnancy'),
    text: t('Do not use these in pregnancy. Others are not safe for being absent: ask your clinic first.'),
  },
  care: {
    tone: 'danger',
    title: t('This needs a test or a clinic first'),
    text: t('We name no herb for it. Go to a health facility; with trouble breathing or great pain go now.'),
  },
} as const;

/** What a typed need was understood as, with what matters before any herb. */
export function NeedNotice({ need }: { need: Need }) {
  const isUnanswered = need.kind === 'topics' && hasNoHerb(need);
  const { tone, title, text } = words[isUnanswered ? 'none' : need.kind];
  const complaint = isUnanswered ? need.complaints[0] : undefined;
  return (
    <div className="mb-4">
      <Alert tone={tone} title={title}>
        {text}{' '}
        {complaint && (
          <>
            <Link to={paths.remediesFor(complaint)} className="underline underline-offset-4">
              {t('See what can be done at home')}
            </Link>{' '}
          </>
        )}
        <Link to={paths.safetyCheck()} className="underline underline-offset-4">
          {t('Check a herb for safety')}
        </Link>
      </Alert>
    </div>
  );
}
