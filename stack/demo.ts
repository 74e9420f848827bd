/** What a demonstration has in place of accounts with others. Loaded in a demonstration only. */
import path from 'node:path';

import { isLoopback, type MpesaConfig, type StackConfig } from './config.ts';
import type { StackApp } from './http.ts';
import { type Inbox, inboxRoutes } from './inbox.ts';
import { startGoogleSimulator } from './simulators/google.ts';
import { DEMO_MERCHANT } from './simulators/mpesa-merchant.ts';
import { mpesaRoutes } from './simulators/mpesa-page.ts';
import { startMpesaSimulator } from './simulators/mpesa.ts';
import { mountPushSimulator } from './simulators/push.ts';

export interface Demo {
  /** Undefined where the settings name the real one. */
  google: { clientId: string; clientSecret: string; url: string } | undefined;
  mpesa: MpesaConfig | undefined;
  /** Adds the pages under /dev. */
  mount: (app: StackApp, inbox: Inbox) => void;
  close: () => Promise<void>;
}

/** Starts the simulators of whatever the settings do not name. */
export async function startDemo(options: {
  config: StackConfig;
  dataDirectory: string;
  siteUrl: string;
}): Promise<Demo> {
  const { config, siteUrl } = options;
  const mpesa = config.mpesa
    ? undefined
    : await startMpesaSimulator({
        ...DEMO_MERCHANT,
        stateFile: path.join(options.dataDirectory, 'mpesa.json'),
      });
  const google = config.google ? undefined : await startGoogleSimulator();
  return {
    google,
    mpesa: mpesa && { ...DEMO_MERCHANT, baseUrl: mpesa.url },
    mount: (app, inbox) => {
      // Anybody who reaches these pages may read them.
      if (!isLoopback(config.host)) return;
      inboxRoutes(app, inbox);
      mountPushSimulator(app, new URL(siteUrl).origin);
      if (mpesa) mpesaRoutes(app, mpesa);
    },
    close: async () => {
      await mpesa?.close();
      await google?.close();
    },
  };
}
