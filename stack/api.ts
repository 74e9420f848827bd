import { App, setExperimental } from '@supabase/lite';
import type { EmailDriver, HonoContext, IAppConfig } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';

import type { StackConfig } from './config.ts';
import type { Database } from './database-shape.ts';
import type { Keys } from './keys.ts';

export interface ApiOptions {
  database: Database;
  keys: Keys;
  siteUrl: string;
  google: StackConfig['google'];
  /** Wrap every request of the API; the auth layer. */
  middlewares: MiddlewareHandler<HonoContext>[];
  mailer: EmailDriver;
  storageAdapter: App['_storageAdapter'];
}

/** The REST, auth and storage API over `database`; only its paths under /rest/v1, /auth/v1 and /storage/v1 may be served. */
export function createApi(options: ApiOptions): App<IAppConfig> {
  const { database, keys, siteUrl, google } = options;
  setExperimental('storage', true);
  const app = new App<IAppConfig>({
    connection: database.connection,
    api: { schemas: ['public'], external_url: siteUrl, max_rows: 1000 },
    studio: { enabled: false },
    // Avatars and product pictures are far smaller.
    storage: { enabled: true, file_size_limit: '10MiB' },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: keys.anonKey,
      secret_key: keys.secretKey,
      minimum_password_length: 8,
      password_requirements: 'lower_upper_letters_digits_symbols',
      email: { enable_confirmations: true, otp_length: 8, otp_expiry: 86_400 },
      ...(google
        ? { external: { google: { enabled: true, client_id: google.clientId, secret: google.clientSecret } } }
        : {}),
    },
    options: {
      drivers: { email: options.mailer },
      server: { admin: false, disableStudio: true, middlewares: options.middlewares },
    },
  });
  if (options.storageAdapter) app._storageAdapter = options.storageAdapter;
  return app;
}
