import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { PhoneIcon, ScreenIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { sessionsQuery, signOutOthers } from './account-data.queries.ts';
import { ReadAgain } from './section.tsx';

/** Most specific first: every browser also claims to be those below it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bOPR\/|\bOpera Mini\b|\bOPT\//, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC?Browser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const devices: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const wordFor = (text: string, words: readonly (readonly [RegExp, string])[]): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Android` for what a browser calls itself; `Unknown device` when that says nothing. */
export function deviceWords(userAgent: string | null): string {
  const browser = wordFor(userAgent ?? '', browsers);
  const device = wordFor(userAgent ?? '', devices);
  if (browser && device) return t('{browser} on {device}', { browser, device });
  return browser ?? device ?? t('Unknown device');
}

export function isHandheld(userAgent: string | null): boolean {
  return /\bAndroid\b|\biPhone\b|\biPad\b|\bMobile\b/.test(userAgent ?? '');
}

/** Where the account is signed in, and the button that ends all of it but here. */
export function SessionList({ userId }: { userId: string }) {
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery(userId));
  const [busy, setBusy] = useState(false);

  async function signOut(): Promise<void> {
    setBusy(true);
    try {
      await signOutOthers();
      await queries.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
      toast.success(t('Other devices are signed out'));
    } catch (error) {
      toast.error(t('The other devices are still signed in'), errorText(error));
    } finally {
      setBusy(false);
    }
  }

  if (sessions.isPending) return <Skeleton className="h-20" />;
  if (sessions.isError)
    return (
      <ReadAgain
        title={t('We could not load your devices')}
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    );
  return (
    <>
      <ul className="divide-line grid divide-y">
        {sessions.data.map(({ id, userAgent, lastSeenAt, isCurrent }) => {
          const Icon = isHandheld(userAgent) ? PhoneIcon : ScreenIcon;
          return (
            <li key={id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <Icon className="text-muted shrink-0" />
              <span className="grid min-w-0 grow">
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <span className="font-semibold">{deviceWords(userAgent)}</span>
                  {isCurrent && <Badge tone="leaf">{t('This device')}</Badge>}
                </span>
                <span className="text-muted text-sm">
                  {t('Last seen {time}', { time: formatDateTime(lastSeenAt) })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {sessions.data.length > 1 && (
        <div className="grid gap-2">
          <div>
            <Button variant="secondary" busy={busy} onClick={() => void signOut()}>
              {t('Sign out other devices')}
            </Button>
          </div>
          <p className="text-muted text-sm">{t('They lose access at once.')}</p>
        </div>
      )}
    </>
  );
}
