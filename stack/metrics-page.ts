import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Context } from 'hono';

import { isLoopback } from './config.ts';
import type { Database } from './database-shape.ts';
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

/** Payments are counted over this long, and the database is asked no oftener than this, however often somebody asks us. */
const COUNTED = '24 hours';
const COUNTED_EVERY_MS = 10_000;

const JOBS = `
  select name, extract(epoch from last_done_at)::int as done_at, runs::int, failures::int, failures_in_a_row
  from private.job_runs`;

interface JobRow {
  name: string;
  done_at: number | null;
  runs: number;
  failures: number;
  failures_in_a_row: number;
}

const BACKUPS = `
  select extract(epoch from last_good_at)::int as good_at, failures::int, failures_in_a_row
  from private.backups where looked_at > now() - interval '1 day'`;

interface BackupRow {
  good_at: number | null;
  failures: number;
  failures_in_a_row: number;
}

const PAYMENTS = `
  select state, count(*)::int as many from public.payments where created_at > now() - interval '${COUNTED}' group by state`;

/** `GET /metrics` for Prometheus: to this machine, or with the token. To anybody else there is no such page. */
export function mountMetrics(app: StackApp, { metrics, database, token, log }: MetricsPage): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let counted: { at: number; figures: Figure[] } = { at: -Infinity, figures: [] };
  const databaseFigures = async (): Promise<Figure[]> => {
    if (performance.now() - counted.at < COUNTED_EVERY_MS) return counted.figures;
    try {
      const payments = await database.sql.rows<{ state: string; many: number }>(PAYMENTS);
      const jobs = await database.sql.rows<JobRow>(JOBS);
      const backups = await database.sql.rows<BackupRow>(BACKUPS);
      const figures = [paymentFigure(payments), ...jobFigures(jobs), ...backupFigures(backups)];
      counted = { at: performance.now(), figures };
      return counted.figures;
    } catch (error) {
      // What the process itself knows is told all the same, the more so while the database is away.
      log.debug('the database could not be asked for figures', { error });
      return [];
    }
  };
  app.get('/metrics', async (context) => {
    if (!isFromHere(context) && !holds(context, token))
      return context.json({ code: 'not_found', message: 'Not found.' }, 404);
    const figures = [...processFigures(delay.percentile(99)), ...poolFigures(database.pool())];
    delay.reset();
    figures.push(...(await databaseFigures()));
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

const paymentFigure = (rows: readonly { state: string; many: number }[]): Figure => ({
  name: 'mizizi_payments_last_day',
  help: `Payments begun within ${COUNTED}, by the state they are in.`,
  kind: 'gauge',
  values: rows.map(({ state, many }) => [{ state }, many]),
});

/** Jobs are rounds of all processes together; their names are words of the migrations. */
function jobFigures(rows: readonly JobRow[]): Figure[] {
  const of = (value: (row: JobRow) => number | null): Figure['values'] =>
    rows.flatMap((row) => {
      const known = value(row);
      return known === null ? [] : [[{ job: row.name }, known] as const];
    });
  return [
    {
      name: 'mizizi_job_last_success_timestamp_seconds',
      help: 'When a job was last done.',
      kind: 'gauge',
      values: of(({ done_at: at }) => at),
    },
    {
      name: 'mizizi_job_runs_total',
      help: 'How often a job ran.',
      kind: 'counter',
      values: of(({ runs }) => runs),
    },
    {
      name: 'mizizi_job_failures_total',
      help: 'How often it failed.',
      kind: 'counter',
      values: of(({ failures }) => failures),
    },
    {
      name: 'mizizi_job_failures_in_a_row',
      help: 'Since it was last done.',
      kind: 'gauge',
      values: of(({ failures_in_a_row: many }) => many),
    },
  ];
}

/** Of a shop that backs itself up; the time is that of the last one that is where it should be. */
function backupFigures(rows: readonly BackupRow[]): Figure[] {
  return rows.flatMap(({ good_at: at, failures, failures_in_a_row: inARow }) => [
    ...(at === null
      ? []
      : [gauge('mizizi_backup_last_success_timestamp_seconds', 'When the last good backup was made.', at)]),
    {
      name: 'mizizi_backup_failures_total',
      help: 'How often a nightly backup failed.',
      kind: 'counter' as const,
      values: [[{}, failures] as const],
    },
    gauge('mizizi_backup_failures_in_a_row', 'Since the last good one.', inARow),
  ]);
}

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
