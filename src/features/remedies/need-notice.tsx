import type { Need } from '../../entities/needs/needs.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';

const words = {
  none: {
    tone: 'info',
    title: t('We know no home remedy for this'),
    text: t('No remedy takes the place of a test or of your medicine. Keep taking it and go to your clinic.'),
  },
  sugar: {
    tone: 'warning',
    title: t('There is no home remedy for blood sugar'),
    text: t('Keep taking your medicine, measure your sugar, and ask your clinic before you try anything.'),
  },
  pregnancy: {
    tone: 'danger',
    title: t('Remedies to avoid in pregnancy'),
    text: t('Do not use these in pregnancy. Others are not safe for being absent: ask your clinic first.'),
  },
  care: {
    tone: 'danger',
    title: t('This needs a test or a clinic first'),
    text: t(
      'No home remedy treats it. Go to a health facility; with trouble breathing or great pain go now.',
    ),
  },
} as const;

function kindOf(need: Need): keyof typeof words | null {
  if (need.kind !== 'topics') return need.kind;
  if (need.complaints.length > 0) return null;
  return need.topics.includes('blood-sugar') ? 'sugar' : 'none';
}

const linkStyle = 'inline-block py-1.5 underline underline-offset-4';

/** What matters before any remedy for a typed need, or instead of one. */
export function NeedNotice({ need, query }: { need: Need; query: string }) {
  const kind = kindOf(need);
  if (!kind) return null;
  const { tone, title, text } = words[kind];
  return (
    <Alert tone={tone} title={title}>
      <p>{text}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {need.kind === 'topics' && need.topics.length > 0 && (
          <li>
            <Link to={paths.herbsFor(query.trim())} className={linkStyle}>
              {t('Herbs for this need')}
            </Link>
          </li>
        )}
        {need.kind === 'topics' && (
          <li>
            <Link to={paths.nutritionists()} className={linkStyle}>
              {t('Book a consultation')}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.safetyCheck()} className={linkStyle}>
            {t('Check a herb for safety')}
          </Link>
        </li>
      </ul>
    </Alert>
  );
}
