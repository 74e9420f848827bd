import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';

import { CartProvider } from '../features/cart/cart-provider.tsx';
import { queryClient } from '../lib/query-client.ts';
import { Spinner } from '../ui/spinner.tsx';
import { t } from '../words/shell.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ChatToggle } from './chat-toggle.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { useDrawRest } from './draw-rest.ts';
import { useEarlyTaps } from './early-taps.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Later } from './later.tsx';
import { OnlineBanner } from './online-banner.tsx';
import { RouteError } from './route-error.tsx';
import { useRouteFocus } from './route-focus.ts';
import { ThemeProvider } from './theme.tsx';
import { Toasts } from './toasts.tsx';

/** A line that grows at the top while the next page is fetched, when that takes longer than a blink. */
function PendingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="animate-pending bg-clay-500 fixed inset-x-0 top-0 z-50 h-1" />;
}

/** Stands behind everything else, whose effects are over when these begin, and inside the last net: they may fail too. */
function Habits() {
  useRouteFocus();
  // Here and not with the page: the frame works, and answers taps, while the page is still on its way.
  useEarlyTaps();
  useDrawRest();
  return null;
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <CartProvider>
            <a
              href="#main"
              className="bg-leaf text-on-leaf fixed top-2 left-2 z-50 -translate-y-20 rounded-lg px-5 py-3 font-semibold focus:translate-y-0"
            >
              {t('Skip to content')}
            </a>
            <PendingBar />
            <Header />
            <OnlineBanner />
            <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
              {children}
            </main>
            <Footer />
            <Later />
            <ChatToggle />
            <BottomBar />
            <Toasts />
          </CartProvider>
        </ThemeProvider>
      </QueryClientProvider>
      <Habits />
    </CrashBoundary>
  );
}

type LayoutProps = { isLoading?: boolean };

/**
 * The frame around every page; while the first page's code and data are on their way, around a spinner. Both are this one
 * component, so that React keeps the frame as the page arrives, and with it an opened menu.
 */
export function Layout({ isLoading = false }: LayoutProps) {
  return (
    <Shell>
      {isLoading ? (
        <Spinner label={t('Loading...')} className="min-h-[60dvh]" />
      ) : (
        <>
          <Outlet />
          <ScrollRestoration />
        </>
      )}
    </Shell>
  );
}

/** An error above the pages, shown with the shell still around it. */
export function LayoutError() {
  return (
    <Shell>
      <RouteError />
    </Shell>
  );
}
