import { paths } from '../lib/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sprig } from '../ui/sprig.tsx';
import { t } from '../words/shell.ts';

export function NotFound() {
  return (
    <div className="page grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <PageHead title={t('Page not found')} noIndex />
      <Sprig className="h-28" />
      <h1 className="text-3xl">{t('Page not found')}</h1>
      <p className="text-muted max-w-md text-lg text-pretty">
        {t('Nothing grows at this address. It may have moved, or the link has a typo.')}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to={paths.shop()} className={buttonStyles({})}>
          {t('Visit the shop')}
        </Link>
        <Link to={paths.home()} className={buttonStyles({ variant: 'secondary' })}>
          {t('Go Home')}
        </Link>
      </div>
    </div>
  );
}
