/** What a demonstration has in place of accounts with others. Loaded in a demonstration only. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';

import {
  isLoopback,
  type MpesaConfig,
  type SmsConfig,
  type StackConfig,
  type WhatsappConfig,
} from './config.ts';
import type { StackApp } from './http.ts';
import { type Inbox, inboxRoutes } from './inbox.ts';
import { startGoogleSimulator } from './simulators/google.ts';
import { DEMO_MERCHANT } from './simulators/mpesa-merchant.ts';
import { mpesaRoutes } from './simulators/mpesa-page.ts';
import { startMpesaSimulator } from './simulators/mpesa.ts';
import { smsRoutes, whatsappRoutes } from './simulators/phones-page.ts';
import { mountPushSimulator } from './simulators/push.ts';
import { startSmsSimulator } from './simulators/sms.ts';
import { startWhatsappSimulator } from './simulators/whatsapp.ts';

export interface Demo {
  /** Undefined where the settings name the real one. */
  google: { clientId: string; clientSecret: string; url: string } | undefined;
  mpesa: MpesaConfig | undefined;
  sms: SmsConfig | undefined;
  whatsapp: WhatsappConfig | undefined;
  /** Adds the pages under /dev. `apiUrl`: where the functions are told of messages to phones. */
  mount: (app: StackApp, inbox: Inbox, apiUrl: string) => void;
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
  const account = { username: 'demo', apiKey: randomUUID(), webhookSecret: randomUUID(), from: '22345' };
  const sms = config.sms ? undefined : await startSmsSimulator(account);
  const whatsappAccount = {
    token: randomUUID(),
    phoneId: '106540352242922',
    appSecret: randomUUID(),
    verifyToken: randomUUID(),
  };
  const whatsapp = config.whatsapp ? undefined : await startWhatsappSimulator(whatsappAccount);
  const google = config.google ? undefined : await startGoogleSimulator();
  return {
    google,
    mpesa: mpesa && { ...DEMO_MERCHANT, baseUrl: mpesa.url },
    sms: sms && { ...account, baseUrl: sms.url },
    whatsapp: whatsapp && { ...whatsappAccount, baseUrl: whatsapp.url },
    mount: (app, inbox, apiUrl) => {
      sms?.tellAt(`${apiUrl}/functions/v1/sms-events/${account.webhookSecret}`);
      whatsapp?.tellAt(`${apiUrl}/functions/v1/whatsapp-events`);
      // Anybody who reaches these pages may read them.
      if (!isLoopback(config.host)) return;
      inboxRoutes(app, inbox);
      mountPushSimulator(app, new URL(siteUrl).origin);
      if (mpesa) mpesaRoutes(app, mpesa);
      if (sms) smsRoutes(app, sms);
      if (whatsapp) whatsappRoutes(app, whatsapp);
    },
    close: async () => {
      await mpesa?.close();
      await sms?.close();
      await whatsapp?.close();
      await google?.close();
    },
  };
}
