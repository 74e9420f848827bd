import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { CartProvider } from '../features/cart/cart-provider.tsx';
import { useIsUnderWay } from '../lib/navigation/navigation-context.ts';
import { queryClient } from '../lib/query-client.ts';
import { PendingBar } from '../ui/pending-bar.tsx';
import { t } from '../words/shell.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ChatToggle } from './chat-toggle.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { CurrentPage } from './current-page.tsx';
import { useEarlyTaps } from './early-taps.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Later } from './later.tsx';
import { OnlineBanner } from './online-banner.tsx';
import { useRenderRest } from './render-rest.ts';
import { ThemeProvider } from './theme.tsx';
import { Toasts } from './toasts.tsx';

/** While the next page is fetched. */
function PageUnderWay() {
  return useIsUnderWay() && <PendingBar />;
}

/** After a step to another page the focus goes to its beginning, as after a full load. */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Stands behind everything else, whose effects are over when these begin, and inside the last net: they may fail too. */
function Habits() {
  useRouteFocus();
  // Here and not with the page: the frame works, and answers taps, while the page is still on its way.
  useEarlyTaps();
  useRenderRest();
  return null;
}

/** The frame and, inside it, the page. React keeps the frame as pages come and go, and with it an opened menu. */
export function Layout() {
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
            <PageUnderWay />
            <Header />
            <OnlineBanner />
            <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
              <CurrentPage />
            </main>
            <Footer />
            <Later />
            <BottomBar />
            {/* After the bar, in whose last place it stands. */}
            <ChatToggle />
            <Toasts />
          </CartProvider>
        </ThemeProvider>
      </QueryClientProvider>
      <Habits />
    </CrashBoundary>
  );
}
