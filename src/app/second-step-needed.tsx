import { useLocation } from 'react-router';

import { paths } from '../lib/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-header.tsx';
import { Sprig } from '../ui/sprig.tsx';
import { t } from '../words/shell.ts';

type Props = {
  /** The code of a second step that is switched on, or one that is still to be set up. */
  wants: 'code' | 'factor';
};

/** A page that waits for somebody's second step: says what to do, and comes back to where they wanted to go. */
export function SecondStepNeeded({ wants }: Props) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const words =
    wants === 'code'
      ? {
          title: t('Your second step is still missing'),
          text: t('Enter the code that your authenticator app shows, and this page opens.'),
          label: t('Enter the code'),
          to: paths.auth({ redirect: here }),
        }
      : {
          title: t('Your work here asks for a second step'),
          text: t(
            'The owner of the shop asks for a code of your telephone when you sign in. You set it up once, in about two minutes, and come back here.',
          ),
          label: t('Set up the second step'),
          to: `${paths.profile()}?tab=security&redirect=${encodeURIComponent(here)}`,
        };
  return (
    <div className="page grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <PageHead title={words.title} noIndex />
      <Sprig className="h-28" />
      <h1 className="text-3xl text-balance">{words.title}</h1>
      <p className="text-muted max-w-md text-lg text-pretty">{words.text}</p>
      <Link to={words.to} className={buttonStyles({ className: 'mt-2' })}>
        {words.label}
      </Link>
    </div>
  );
}
