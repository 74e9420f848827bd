import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Context } from 'hono';

import { isLoopback } from './config.ts';
import type { Database } from './database.ts';
import type { StackApp } from './http.ts';
import type { Log } from './log.ts';
import type { Figure, Metrics } from './metrics.ts';
import { bindingsOf } from './peer-address.ts';

interface MetricsPage {
  metrics: Metrics;
  database: Pick<Database, 'sql' | 'pool'>;
  /** METRICS_TOKEN; undefined: this machine alone may ask. */
  token: string | undefined;
  log: Log;
}

/** Payments are counted over this long, and no oftener than this, however often somebody asks. */
const COUNTED = '24 hours';
const COUNTED_EVERY_MS = 30_000;

const PAYMENTS = `
  select state, count(*)::int as many from public.payments where created_at > now() - interval '${COUNTED}' group by state`;

/** `GET /metrics` for Prometheus: to this machine, or with the token. To anybody else there is no such page. */
export function mountMetrics(app: StackApp, { metrics, database, token, log }: MetricsPage): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let counted: { at: number; payments: Figure['values'] } = { at: -Infinity, payments: [] };
  const payments = async (): Promise<Figure['values']> => {
    if (performance.now() - counted.at < COUNTED_EVERY_MS) return counted.payments;
    try {
      const rows = await database.sql.rows<{ state: string; many: number }>(PAYMENTS);
      counted = { at: performance.now(), payments: rows.map(({ state, many }) => [{ state }, many]) };
    } catch (error) {
      // What the process itself knows is told all the same, the more so while the database is away.
      log.debug('payments could not be counted', { error });
      return [];
    }
    return counted.payments;
  };
  app.get('/metrics', async (context) => {
    if (!isFromHere(context) && !holds(context, token))
      return context.json({ code: 'not_found', message: 'Not found.' }, 404);
    const figures = [...processFigures(delay.percentile(99)), ...poolFigures(database.pool())];
    delay.reset();
    figures.push({
      name: 'mizizi_payments_last_day',
      help: `Payments begun within ${COUNTED}, by the state they are in.`,
      kind: 'gauge',
      values: await payments(),
    });
    context.header('cache-control', 'no-store');
    context.header('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(metrics.text(figures));
  });
  return () => delay.disable();
}

/** A proxy on this machine hands on what strangers ask: it says so in a header, or by the name it was asked for. */
function isFromHere({ req, env }: Context): boolean {
  const peer = bindingsOf(env)?.incoming?.socket.remoteAddress;
  const isHandedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => req.header(name) !== undefined,
  );
  return peer !== undefined && isLoopback(peer) && !isHandedOn && isLoopback(new URL(req.url).hostname);
}

function holds({ req }: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function poolFigures({ inUse, idle, waiting, most }: ReturnType<Database['pool']>): Figure[] {
  return [
    {
      name: 'mizizi_database_connections',
      help: 'Connections of this process, by what they do.',
      kind: 'gauge',
      values: [
        [{ state: 'in_use' }, inUse],
        [{ state: 'idle' }, idle],
      ],
    },
    gauge('mizizi_database_connections_most', 'How many there may be.', most),
    gauge('mizizi_database_waiting', 'Queries that wait for a connection.', waiting),
  ];
}

function processFigures(delay: number): Figure[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of this process.',
      kind: 'counter',
      values: [[{}, (user + system) / 1e6]],
    },
    gauge('process_resident_memory_bytes', 'Memory of this process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'What of it JavaScript uses.', heapUsed),
    gauge('process_start_time_seconds', 'When it began.', Math.round(performance.timeOrigin / 1000)),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'How late a timer was, since the last time this was asked.',
      delay / 1e9,
    ),
  ];
}

const gauge = (name: string, help: string, value: number): Figure => ({
  name,
  help,
  kind: 'gauge',
  values: [[{}, Number.isFinite(value) ? value : 0]],
});
