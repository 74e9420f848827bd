import type { Need } from '../../entities/needs/needs.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';

const words = {
  topics: {
    tone: 'info',
    title: t('Products whose herb is advised for this need'),
    text: t('None takes the place of your medicine. Check each against what you take.'),
    herbs: t('Read about these herbs'),
  },
  none: {
    tone: 'info',
    title: t('No herb is advised for this need'),
    text: t('Here is only what is called so, if anything is. If it lasts or gets worse, go to a clinic.'),
    herbs: null,
  },
  pregnancy: {
    tone: 'danger',
    title: t('Pregnant? Leave many herbs out'),
    text: t('Some herbs harm a pregnancy or end it. Ask your clinic before you use any.'),
    herbs: t('See what to avoid in pregnancy'),
  },
  care: {
    tone: 'danger',
    title: t('This needs a test or a clinic first'),
    text: t(
      'We name no product for it. Go to a health facility; with trouble breathing or great pain go now.',
    ),
    herbs: null,
  },
} as const;

/** What a typed need was understood as, with what matters before any product. */
export function NeedNotice({ need, query }: { need: Need; query: string }) {
  const { tone, title, text, herbs } =
    words[need.kind === 'topics' && need.topics.length === 0 ? 'none' : need.kind];
  return (
    <div className="mb-4">
      <Alert tone={tone} title={title}>
        <p>{text}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {herbs && (
            <li>
              <Link to={paths.herbsFor(query)} className="inline-block py-1.5 underline underline-offset-4">
                {herbs}
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.safetyCheck()} className="inline-block py-1.5 underline underline-offset-4">
              {t('Check a herb for safety')}
            </Link>
          </li>
        </ul>
      </Alert>
    </div>
  );
}
