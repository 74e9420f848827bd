import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shell.ts';
import { isRefusedByBrowser, setConsent, useConsent } from './consent.ts';

/** A quiet line at the end of the page until somebody answers it. */
export function ConsentNotice() {
  const consent = useConsent();
  if (consent !== 'unset' || isRefusedByBrowser()) return null;
  return (
    <section
      aria-label={t('Usage figures')}
      className="border-line bg-sunk text-muted relative -mt-20 border-t pb-36 text-sm md:mt-0 md:pb-4"
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <p className="max-w-2xl grow basis-80 text-pretty">
          {t.rich(
            'We count visits and how fast pages are, without cookies and without anything about your health. <a>How it works</a>',
            {
              a: (words) => (
                <Link to={paths.privacy()} className="text-leaf-700 underline underline-offset-4">
                  {words}
                </Link>
              ),
            },
          )}
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={() => setConsent('denied')}>
            {t('Do not count me')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setConsent('granted')}>
            {t('That is fine')}
          </Button>
        </div>
      </div>
    </section>
  );
}
