import { lazy, Suspense, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Toaster as Sonner } from 'sonner';

import { NavigationContext } from '../lib/navigation/navigation-view.tsx';
import { areToastsWanted, subscribeToasts, toastsMounted } from '../lib/toast.ts';
import { t } from '../words/shell.ts';
import { useTheme } from './theme-and-language.tsx';

const RETRY_MS = 20_000;

/** Resolves when it may be worth another try to fetch something. */
function laterOn(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, RETRY_MS);
  });
}

async function loadToaster(): Promise<{ default: typeof Sonner }> {
  try {
    return { default: (await import('sonner')).Toaster };
  } catch {
    // A message that cannot be shown yet must not take the page away.
    await laterOn();
    return loadToaster();
  }
}

const Toaster = lazy(loadToaster);

/** One message at a time for four seconds; 356 px is sonner's own width. */
function MountedToaster() {
  const { theme } = useTheme();
  const navigation = useContext(NavigationContext);
  useEffect(() => toastsMounted((to) => void navigation?.navigate(to)), [navigation]);
  return (
    <Toaster
      theme={theme}
      containerAriaLabel={t('Notifications')}
      position="top-center"
      duration={4000}
      gap={14}
      visibleToasts={1}
      offset={76}
      mobileOffset={{ top: 'calc(72px + env(safe-area-inset-top))' }}
      toastOptions={{
        style: {
          background: 'var(--color-surface)',
          color: 'var(--color-ink)',
          borderColor: 'var(--color-line)',
          borderRadius: '14px',
          boxShadow: 'var(--shadow-lg)',
          fontFamily: 'inherit',
          fontSize: '0.95rem',
        },
        actionButtonStyle: {
          background: 'var(--color-leaf)',
          color: 'var(--color-on-leaf)',
          height: '2.75rem',
          padding: '0 0.9rem',
          borderRadius: '10px',
          fontSize: '0.9rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
      }}
    />
  );
}

/** The place where short messages appear; fetched with the first one. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribeToasts, areToastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <MountedToaster />
    </Suspense>
  ) : null;
}
