import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/knowledge.ts';

/** The address names no herb of the library. */
export function HerbMissing() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <PageHead title={t('Herb not found')} noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">{t('This plant is not in the library')}</h1>
      <p className="text-muted text-pretty">
        {t(
          'We describe a plant when we can say whom it harms and cite who says so. Try another of its names.',
        )}
      </p>
      <Link to={paths.herbs()} className={buttonStyles({ variant: 'primary' })}>
        {t('Search the herbs')}
      </Link>
    </div>
  );
}
