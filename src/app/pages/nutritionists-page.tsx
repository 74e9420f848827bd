import { DirectoryView } from '../../features/consultations/directory-view.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/care.ts';

/** `/nutritionists`: everybody who can be booked. */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Nutritionists')}
        description={t(
          'Licensed nutritionists in Kenya and beyond: compare what they help with, their languages, prices and next free times, and book a video call, a phone call or a visit.',
        )}
      />
      <Canonical path={paths.nutritionists()} />
      <PageHeader
        eyebrow={t('Nutritionists')}
        title={t('Talk to somebody who knows food')}
        intro={t(
          'Every licence is checked before a page opens. Choose a free time, and it is yours the moment you take it.',
        )}
        actions={
          <Link to={paths.consultations()} className={buttonStyles({ variant: 'secondary' })}>
            {t('My consultations')}
          </Link>
        }
      />
      <DirectoryView />
    </div>
  );
}
