import type { Server } from 'node:http';
import path from 'node:path';

import { createApi } from './api.ts';
import { type AuthLayer, authLayer } from './auth-layer.ts';
import { startNightly } from './backup/nightly.ts';
import { onBehalfOf } from './caller-address.ts';
import type { StackConfig } from './config.ts';
import type { Database } from './database-shape.ts';
import type { Demo } from './demo.ts';
import type { DiskRoom } from './disk-room.ts';
import { FrequentReads } from './frequent-reads.ts';
import { addressWithin, functionVariables } from './function-settings.ts';
import { mountFunctions, setFunctionEnvironment } from './functions.ts';
import type { Handler } from './gate.ts';
import { type Google, openGoogle } from './google.ts';
import { createHttp } from './http.ts';
import { adoptIdentity, readShopLine } from './identity-settings.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { runJobs } from './job-runner.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import { mailApi } from './mail-api.ts';
import { countedMailer, createMailer, type Mailer } from './mail.ts';
import { mountMetrics } from './metrics-page.ts';
import { Metrics } from './metrics.ts';
import type { Preparation } from './prepare.ts';
import { type DatabasePlace, openPreparedDatabase } from './prepared-database.ts';
import { attachRealtime, refuseBroadcasts } from './realtime.ts';
import { restLayer } from './rest-layer.ts';
import { ServedSchema } from './served-schema.ts';
import { folderHandler } from './site.ts';
import { FileStorageAdapter } from './storage-adapter.ts';
import { storageCompat } from './storage-compat.ts';
import { withoutOrphans } from './storage-writes.ts';
import { loadVapidKeys } from './vapid.ts';

export interface ServicesOptions {
  config: StackConfig;
  keys: Keys;
  log: Log;
  place: DatabasePlace;
  preparation: Preparation;
  dataDirectory: string;
  /** On the disk of the data directory. */
  room: DiskRoom;
  projectDirectory: string;
  siteDirectory: string | undefined;
  siteBuilt: Promise<void> | undefined;
  siteUrl: string;
  /** The port that is listened on. */
  port: number;
  /** For WebSockets; without a network there are none. */
  server: Server | undefined;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
}

/** Everything behind the door of a stack. */
export interface Services {
  fetch: Handler;
  database: Database;
  inbox: Inbox;
  /** Reads the schema anew, after it was changed behind the API's back. */
  reloadSchema: () => Promise<void>;
  /** Begins no new work: no jobs, no WebSockets; waits for a job under way. Requests are still answered. */
  stop: () => Promise<void>;
  /** Closes everything, the database last; queries under way may take `graceMs`. */
  close: (graceMs?: number) => Promise<void>;
}

const MAIL_FROM = 'Mizizi <hello@mizizi.app>';
/** The app for phones, to which a browser comes back from Google; also in supabase/config.toml. */
const APP_RETURN = 'app.mizizi://auth/callback';

/** Opens the database and mounts every service on one application. */
export async function runServices(options: ServicesOptions): Promise<Services> {
  const { config, keys, log, siteUrl } = options;
  const inbox = createInbox(path.join(options.dataDirectory, 'inbox.jsonl'));
  const metrics = new Metrics();
  let shopLine: (() => Promise<string | undefined>) | undefined;
  const bareMailer = createMailer({
    ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}),
    from: config.mailFrom ?? MAIL_FROM,
    ...(config.demo ? { inbox } : {}),
    templates: path.join(options.projectDirectory, 'templates'),
    shop: () => shopLine?.() ?? Promise.resolve(undefined),
  });
  const mailer = countedMailer(bareMailer, (outcome) => metrics.count('mails', outcome));
  const auth = authLayer({ siteUrl, ...keys, mailer, allowedRedirects: [APP_RETURN], log });
  const files = new FileStorageAdapter(path.join(options.dataDirectory, 'storage'), options.room.isFull);
  const demo = config.demo ? await (await import('./demo.ts')).startDemo(options) : undefined;
  const google = openGoogle(config.google ?? demo?.google);
  const reads = new FrequentReads();
  return orElse(
    async () => {
      const { database, api } = await openPreparedDatabase({
        place: options.place,
        preparation: options.preparation,
        siteBuilt: options.siteBuilt,
        log,
        signal: options.signal,
        createApi: (opened) =>
          createApi({
            database: opened,
            keys,
            siteUrl,
            google: google.client,
            middlewares: [...auth.middlewares, restLayer(reads, keys.anonKey)],
            mailer: { send: (message) => mailer.send({ text: '', html: '', ...message }) },
            storageAdapter: files,
          }),
      });
      shopLine = () => readShopLine(database.sql);
      return orElse(
        () => serve(options, { database, api, files, inbox, mailer, auth, google, demo, metrics, reads }),
        () => database.close(),
      );
    },
    async () => {
      google.close();
      await demo?.close();
    },
  );
}

/** Closes what was opened for `work` when that fails. */
async function orElse<Result>(work: () => Promise<Result>, close: () => Promise<void>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await close();
    throw error;
  }
}

interface Parts {
  database: Database;
  api: ReturnType<typeof createApi>;
  files: FileStorageAdapter;
  inbox: Inbox;
  mailer: Mailer;
  auth: AuthLayer;
  google: Google;
  demo: Demo | undefined;
  metrics: Metrics;
  reads: FrequentReads;
}

async function serve(options: ServicesOptions, parts: Parts): Promise<Services> {
  const { database, api, files, inbox, mailer, auth, google, demo, metrics, reads } = parts;
  const { config, keys, log, room, siteUrl, projectDirectory } = options;
  if (options.place.kind === 'own') database.watchRoom(room);
  const schema = new ServedSchema(database);
  const answer = async (request: Request, peer: string | undefined): Promise<Response> => {
    const response = await withoutOrphans({ sql: database.sql, files, log, refused: room.refused }, () =>
      storageCompat(
        request,
        (inner) =>
          onBehalfOf(peer, inner, () =>
            schema.during(inner, (asked) => api.fetch(asked, { peerAddress: peer ?? null })),
          ),
        { jwtSecret: keys.jwtSecret, sql: database.sql },
      ),
    );
    return google.redirect(response);
  };
  const app = createHttp({
    api: answer,
    anonKey: keys.anonKey,
    demoKey: config.demo ? keys.secretKey : undefined,
    siteUrl: config.siteUrl,
    trustProxy: config.trustProxy,
    database,
    log,
    answered: (asked, status, ms) => metrics.answered(asked, status, ms),
  });
  const endMetrics = mountMetrics(app, { metrics, database, token: config.metricsToken, log });
  const apiUrl = addressWithin(config.host, options.port);
  const { secretKey } = keys;
  const vapid = loadVapidKeys(options.dataDirectory);
  setFunctionEnvironment({
    siteUrl,
    apiUrl,
    anonKey: keys.anonKey,
    secretKey,
    variables: functionVariables(config, {
      mpesa: config.mpesa ?? demo?.mpesa,
      sms: config.sms ?? demo?.sms,
      whatsapp: config.whatsapp ?? demo?.whatsapp,
      vapid,
      apiUrl,
      siteUrl,
      secretKey,
    }),
  });
  mountFunctions(app, path.join(projectDirectory, 'functions'), { log, trustProxy: config.trustProxy });
  mailApi(app, mailer, secretKey, log);
  demo?.mount(app, inbox, apiUrl);
  const warmUp = async (): Promise<void> => {
    await database.learnTypes();
    await schema.read();
    reads.forget();
  };
  // At once: the disk and the database need not wait for each other.
  const [realtime] = await Promise.all([
    options.server ? attachRealtime(options.server, { ...keys, database, log }) : undefined,
    mountSite(app, options),
    warmUp(),
  ]);
  await adoptIdentity(database.sql, { now: config.identity, siteDirectory: options.siteDirectory, log });
  const jobs = await runJobs(app, { ...options, metrics }, database);
  const backups = config.backup.nightly ? startNightly({ ...options, sql: database.sql }) : undefined;
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    database,
    inbox,
    reloadSchema: warmUp,
    stop: async () => {
      realtime?.close();
      endMetrics();
      await jobs?.stop();
      await backups?.stop();
    },
    close: async (graceMs) => {
      await auth.mailsSent();
      mailer.close();
      google.close();
      await demo?.close();
      await database.close(graceMs);
    },
  };
}

async function mountSite(app: ReturnType<typeof createHttp>, options: ServicesOptions): Promise<void> {
  refuseBroadcasts(app);
  // What looks like the API but is none must not be answered with a page.
  for (const pattern of ['/dev/*', '/realtime/v1/*', '/functions/v1/*', '/_system/*']) {
    app.all(pattern, (context) => context.json({ code: 'not_found', message: 'Not found.' }, 404));
  }
  if (options.siteDirectory === undefined) return;
  await options.siteBuilt;
  const site = await folderHandler(options.siteDirectory, options.siteUrl.startsWith('https:'));
  app.all('*', (context) => site(context.req.raw));
}
