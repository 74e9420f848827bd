import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/knowledge.ts';

/** The address names no remedy. */
export function RemedyMissing() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <PageHead title={t('Remedy not found')} noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">{t('There is no such remedy')}</h1>
      <p className="text-muted text-pretty">
        {t('It may have been withdrawn. Look for it by what troubles you.')}
      </p>
      <Link to={paths.remedies()} className={buttonStyles({ variant: 'primary' })}>
        {t('All remedies')}
      </Link>
    </div>
  );
}
