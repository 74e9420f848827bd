import { Component, type ErrorInfo, type ReactNode } from 'react';

import { paths } from '../lib/paths.ts';
import { Button, buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-header.tsx';
import { Sprig } from '../ui/sprig.tsx';
import { t } from '../words/shell.ts';

type ErrorScreenProps = {
  eyebrow?: string;
  title?: string;
  text?: string;
  /** Below another heading of the page when it does not take the whole page. */
  heading?: 'h1' | 'h3';
  onRetry: () => void;
};

/** The full-page fallback. Going home loads the page anew, so that a broken state cannot survive. */
export function ErrorScreen({
  eyebrow,
  title = t('Something went wrong'),
  text = t(
    "We're sorry, but something unexpected happened. The error has been logged and we'll look into it.",
  ),
  heading: Heading = 'h1',
  onRetry,
}: ErrorScreenProps) {
  return (
    <div
      role="alert"
      className="page grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      {/* A part of a page that failed leaves the page its name. */}
      {Heading === 'h1' && <PageHead title={title} noIndex />}
      <Sprig className="h-28" />
      {eyebrow && <p className="text-clay-700 font-semibold">{eyebrow}</p>}
      <Heading className="text-3xl">{title}</Heading>
      <p className="text-muted max-w-md text-lg text-pretty">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{t('Try Again')}</Button>
        <a href="/" className={buttonStyles({ variant: 'secondary' })}>
          {t('Go Home')}
        </a>
      </div>
    </div>
  );
}

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

const loadLog = () => import('../features/telemetry/telemetry.queries.ts');

/** The code of a page could not be fetched: no connection, or a build that is gone. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/** Keeps what broke a page for those who mend it. Its code is fetched only now, and its failure is nobody's trouble. */
export function reportCrash(error: unknown, info?: Pick<ErrorInfo, 'componentStack'>): void {
  if (isMissingCode(error)) return;
  loadLog().then(
    ({ logError }) => logError(error, 'critical', info?.componentStack),
    () => {
      // not even the reporter can be fetched: the person sees what happened, that has to do
    },
  );
}

/** The last net, around everything including the shell itself. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportCrash(error, info);
  }

  override render(): ReactNode {
    if (this.state.crashed) return <ErrorScreen onRetry={() => this.setState({ crashed: false })} />;
    return this.props.children;
  }
}
