import { QueryClientProvider } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode, useEffect, useRef, useState, StrictMode } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router';

import { CartProvider } from '../features/cart/cart-provider.tsx';
import { cn } from '../lib/cn.ts';
import { useOnline } from '../lib/device.ts';
import { usePlace, useIsUnderWay, NavigationView } from '../lib/navigation/navigation-view.tsx';
import type { Place, Navigation } from '../lib/navigation/navigation.ts';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { useEarlyTaps } from '../start/early-taps.ts';
import { Later, lazyPart, useRenderRest } from '../start/later.tsx';
import { ConsultIcon, HealthIcon, HomeIcon, ProfileIcon, ShopIcon } from '../ui/icons.tsx';
import { NavLink } from '../ui/link.tsx';
import { Spinner, PendingBar } from '../ui/loading.tsx';
import { t } from '../words/shell.ts';
import { ChatToggle, hasChat } from './chat-toggle.tsx';
import { ErrorScreen, isMissingCode, reportCrash, CrashBoundary } from './error-screen.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shopPlaces } from './nav-links.ts';
import { ThemeProvider } from './theme-and-language.tsx';
import { Toasts } from './toasts.tsx';

type BoundaryProps = { place: Place; children: ReactNode };
type BoundaryState = { place: Place; failed: { error: unknown } | null };

/** What a page shows that threw; the shell around it goes on. */
function RouteError({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();

  if (isMissingCode(error))
    return navigator.onLine ? (
      <ErrorScreen
        title={t('This page did not arrive')}
        text={t('The connection may be weak, or we have just changed something. Please try again.')}
        onRetry={() => window.location.reload()}
      />
    ) : (
      <ErrorScreen
        eyebrow={t('Offline - Some features may be limited')}
        title={t('This page is not on your device yet')}
        text={t('Connect to the internet, then try again.')}
        onRetry={() => window.location.reload()}
      />
    );
  // Arriving again at the same address renders the page anew and reads again.
  return <ErrorScreen onRetry={() => void navigate(location, { replace: true })} />;
}

/** Holds what a page throws, until the next step; the frame around it goes on. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failed: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failed'> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failed: null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportCrash(error, info);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <RouteError error={failed.error} /> : this.props.children;
  }
}

function PageAt({ route, module, failure }: Place) {
  const { path } = route;
  return useRoutes([{ path, element: module ? <module.Component /> : <RouteError error={failure} /> }]);
}

/** The page of the address; a spinner while the first one is on its way. */
function CurrentPage() {
  const place = usePlace();
  if (!place) return <Spinner label={t('Loading...')} className="min-h-[60dvh]" />;
  return (
    <PageBoundary place={place}>
      <PageAt {...place} />
    </PageBoundary>
  );
}

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

/** With the way to all other pages, so that the first step to one is as quick as the next. */
const Companion = lazyPart(
  async () => (await Promise.all([import('./companion.tsx'), import('./page-files.ts')]))[0].Companion,
  { missing: () => null },
);

/** Stands behind everything else, whose effects are over when these begin, and inside the last net: they may fail too. */
function Habits() {
  useRouteFocus();
  // Here and not with the page: the frame works, and answers taps, while the page is still on its way.
  useEarlyTaps();
  useRenderRest();
  return null;
}

const BACK_ONLINE_MS = 3000;

/** Says when the connection is lost, and for three seconds when it is back. */
function OnlineBanner() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);

  // Adjusted while rendering: an effect would first show one frame without the banner.
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  return (
    <output className="sticky top-[calc(4rem+env(safe-area-inset-top))] z-30 block text-center text-[0.8rem] font-semibold sm:text-sm">
      {!online && (
        <span className="bg-gold-100 text-gold-900 block px-4 py-2.5">
          {t("You're offline. Some features may be limited.")}
        </span>
      )}
      {online && wasOffline && (
        <span className="bg-leaf text-on-leaf block px-4 py-2.5">{t('Back online')}</span>
      )}
    </output>
  );
}

const items: { to: string; label: string; Icon: typeof HomeIcon; also?: readonly string[] }[] = [
  { to: paths.home(), label: t('Home'), Icon: HomeIcon },
  { to: paths.shop(), label: t('Shop'), Icon: ShopIcon, also: shopPlaces },
  {
    to: paths.dashboard(),
    label: t('Health'),
    Icon: HealthIcon,
    also: [paths.fasting(), paths.nutrition(), paths.assessment(), paths.readings(), paths.medicines()],
  },
  { to: paths.nutritionists(), label: t('Consult'), Icon: ConsultIcon, also: [paths.consultations()] },
  { to: paths.profile(), label: t('Profile'), Icon: ProfileIcon },
];

/** Whoever works at a desk has the desks within a thumb's reach, and no shop around them. */
const isDesk = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.admin()}/`);

/**
 * The five places within a thumb's reach, below 768 px; the herbalist's button stands in a sixth. At the checkout the button
 * that pays stands there instead, and on the page of a product what buys it (`.buy-bar` in styles.css).
 */
export function BottomBar() {
  const { pathname } = useLocation();
  if (pathname === paths.checkout() || isDesk(pathname)) return null;
  return (
    <nav
      aria-label={t('Quick links')}
      className="places border-line bg-surface fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className={cn('grid grid-cols-5', hasChat(pathname) && 'mr-[calc(100%/6)]')}>
        {items.map(({ to, label, Icon, also }) => (
          <li key={to}>
            <NavLink
              to={to}
              also={also}
              end={to === paths.home()}
              className="text-muted aria-[current=page]:text-leaf-700 flex min-h-15 flex-col items-center justify-center gap-0.5 text-xs outline-offset-[-3px] aria-[current=page]:font-semibold"
            >
              <Icon />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The checkout has nothing below it that leads away. */
function PageFooter() {
  const { pathname } = useLocation();
  return pathname === paths.checkout() || isDesk(pathname) ? null : <Footer />;
}

/** The frame and, inside it, the page. React keeps the frame as pages come and go, and with it an opened menu. */
function Layout() {
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
            <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-8rem)] outline-none">
              <CurrentPage />
            </main>
            <PageFooter />
            <Later when="settled">
              <Companion />
            </Later>
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

/** The whole of what is rendered, here and while prerendering. */
export function App({ navigation }: { navigation: Navigation }) {
  return (
    <StrictMode>
      <NavigationView navigation={navigation}>
        <Layout />
      </NavigationView>
    </StrictMode>
  );
}
