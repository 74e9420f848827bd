/** Moves a shop to a hosted project: files first, which may be sent again, then every row in one transaction. */
import path from 'node:path';

import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';

import { HistoryMismatch, missingMigrations, readHistory, type Migration } from '../migration-history.ts';
import {
  type CountedTable,
  fillFrom,
  PLAIN_TEXT_SQL,
  type RowSource,
  sequencesOf,
  sessionSource,
} from '../row-copy.ts';
import { CLOSE_SQL, closedFor, NotMoved, REOPEN_SQL } from './moved.ts';
import { obstaclesOf, openProject, READ_SQL, refusePeople, storedIn, type Surroundings } from './project.ts';
import {
  counted,
  DEMO_ACCOUNTS_SQL,
  type Facts,
  FACTS_SQL,
  isOurs,
  LEFT_SQL,
  movedTables,
  type Upload,
  uploadsOf,
} from './shop.ts';
import { sendFiles } from './uploads.ts';

export interface MoveOptions {
  /** The shop's database, with the rights of its owner. */
  shopUrl: string;
  dataDirectory: string;
  project: { databaseUrl: string; apiUrl: string; secretKey: string };
  migrations: readonly Migration[];
  say: (line: string) => void;
  /** How long a connection may stand still before it counts as lost. */
  patienceMs?: number;
}

export interface Look {
  facts: Facts;
  uploads: readonly Upload[];
  /** What does not come along, or not as it was. */
  left: string[];
  /** What must be put right before. */
  obstacles: string[];
}

export interface Moved {
  tables: CountedTable[];
  here: Facts;
  there: Facts;
  jobs: string[];
}

interface Opened extends Surroundings {
  shop: postgres.ReservedSql;
  source: RowSource;
}

/** What would be moved and what stands in the way; changes nothing. */
export const look = (options: MoveOptions): Promise<Look> => opened(options, lookAt);

/** Moves, unless something stands in the way. The shop is closed before the first file is sent, and stays so. */
export async function move(options: MoveOptions): Promise<Moved> {
  const wasOpen = await close(options);
  let tables: CountedTable[] = [];
  let isAtRows = false;
  try {
    await opened(options, async (both) => {
      const { obstacles } = await lookAt(both);
      if (obstacles.length > 0) throw new NotMoved(obstacles.join('\n'));
      await takeFiles(both, options);
      isAtRows = true;
      tables = await takeRows(both, options);
    });
  } catch (error) {
    const isThere = isAtRows && !(error instanceof NotMoved) ? await hasArrived(options) : false;
    if (isThere === undefined) throw unknown(error);
    if (!isThere) {
      // One that was moved before stays closed.
      if (wasOpen) await reopen(options.shopUrl);
      throw error;
    }
  }
  return opened(options, async ({ source, session }) => ({
    tables,
    here: await factsOf(source),
    there: await factsOf(sessionSource(session)),
    jobs: await scheduleJobs(session, options.project),
  }));
}

const factsOf = async (source: Pick<RowSource, 'rows'>): Promise<Facts> =>
  (await source.rows<Facts>(FACTS_SQL))[0] ?? {};

/** Whether the rows are there after all, when the connection broke; undefined when nobody answers. */
async function hasArrived(options: MoveOptions): Promise<boolean | undefined> {
  try {
    return await opened(options, async ({ source, session }) => {
      const [here, there] = [await factsOf(source), await factsOf(sessionSource(session))];
      return Object.entries(here).every(([name, value]) => there[name] === value);
    });
  } catch {
    return undefined;
  }
}

const unknown = (cause: unknown): Error =>
  new Error(
    'The connection to the project broke as the rows were written, and it does not answer now: they are there all, or not at all. ' +
      'The shop stays closed. Run this again later: it either goes on, or says that the project is in use already, and then the move is done.',
    { cause },
  );

/** Opens a shop again that was moved. */
export const reopen = (shopUrl: string): Promise<unknown> => onShop({ shopUrl }, [REOPEN_SQL]);

async function opened<T>(
  { shopUrl, project, migrations, patienceMs }: MoveOptions,
  work: (both: Opened) => Promise<T>,
): Promise<T> {
  const client = postgres(shopUrl, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  const shop = await client.reserve();
  try {
    await shop.unsafe(`${READ_SQL}; set application_name = 'mizizi move'; ${PLAIN_TEXT_SQL}`);
    const source = sessionSource(shop);
    await refuseOtherVersion(source, migrations);
    const { session, lost, close: closeProject } = await openProject(project.databaseUrl, patienceMs);
    try {
      const { storage } = createClient(project.apiUrl, project.secretKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const [tables, uploads] = [await movedTables(source), await uploadsOf(source)];
      return await work({ shop, source, session, lost, storage, migrations, tables, uploads });
    } finally {
      await closeProject();
    }
  } finally {
    shop.release();
    await client.end({ timeout: 1 });
  }
}

async function refuseOtherVersion(source: RowSource, migrations: readonly Migration[]): Promise<void> {
  const history = await readHistory(source);
  if (history.length === 0) throw new NotMoved('There is no shop in this database yet.');
  try {
    if (missingMigrations(history, migrations).length === 0) return;
  } catch (error) {
    if (error instanceof HistoryMismatch) throw new NotMoved(error.message, { cause: error });
    throw error;
  }
  throw new NotMoved(
    'The shop is older than this version. Start it once with this version, stop it, and run this again.',
  );
}

async function lookAt(both: Opened): Promise<Look> {
  const { source, uploads } = both;
  const left = await source.rows<{ count: number; words: string }>(LEFT_SQL);
  const [demo] = await source.rows<{ count: number }>(DEMO_ACCOUNTS_SQL);
  const obstacles = await obstaclesOf(both);
  if (demo && demo.count > 0)
    obstacles.push(
      `The shop holds ${demo.count} accounts of the demo, whose password everybody knows. A shop that began as a demo is no shop to move: ` +
        'begin a real one with DEMO=0 and an empty DATA_DIR.',
    );
  const lines = left.filter(({ count }) => count > 0).map(({ count, words }) => `${count} ${words}`);
  return { facts: await factsOf(source), uploads, left: lines, obstacles };
}

/** First it is closed, then nobody may be at work in it: one that starts in between reads that it is closed. Answers whether it was open. */
async function close(options: MoveOptions): Promise<boolean> {
  const closed = await onShop(options, [CLOSE_SQL, closedFor(options.project.apiUrl)]);
  const [running] = await onShop<{ count: number }>(options, [
    `select count(*)::int as count from pg_stat_activity
     where application_name = 'mizizi' and datname = current_database()`,
  ]);
  if (!running || running.count === 0) return closed.length > 0;
  if (closed.length > 0) await reopen(options.shopUrl);
  throw new NotMoved(
    'The shop is open: an order that comes while it is moved would be lost. Stop it, and run this again. Nothing was moved.',
  );
}

/** On a session of its own: that of the move is within a transaction. */
async function onShop<Row extends object>(
  { shopUrl }: Pick<MoveOptions, 'shopUrl'>,
  statements: string[],
): Promise<Row[]> {
  const sql = postgres(shopUrl, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = [...(await sql.unsafe<Row[]>(statement))];
    return rows;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function takeFiles(
  { uploads, storage, session }: Opened,
  { dataDirectory, say }: MoveOptions,
): Promise<void> {
  const { sent, found, missing, failed } = await sendFiles({
    folder: path.join(dataDirectory, 'storage'),
    uploads,
    storage,
    stored: () => storedIn(sessionSource(session)),
    say,
  });
  say(`files: ${sent} sent, ${found} were there already, ${failed.length} failed`);
  for (const name of missing) say(`not on the disk of the shop, and left out: ${name}`);
  if (failed.length > 0)
    throw new NotMoved(
      [
        ...failed.slice(0, 10),
        `${failed.length} files could not be moved, and no row was. Run this again: it goes on where it was.`,
      ].join('\n'),
    );
}

async function takeRows(
  { shop, source, session, lost, tables: moved }: Opened,
  { say, patienceMs }: MoveOptions,
): Promise<CountedTable[]> {
  await shop.unsafe('begin isolation level repeatable read read only');
  const tables = await counted(source, moved);
  const fromOf = new Map(tables.map((table) => [table.name, table.from]));
  say(`rows: ${tables.reduce((sum, { rows }) => sum + rows, 0)} in ${tables.length} tables`);
  await fillFrom(session, {
    tables,
    sequences: (await sequencesOf(source)).filter(isOurs),
    rowsOf: ({ name, columns }) => source.copyOut(`select ${columns} from ${fromOf.get(name)}`),
    emptied: tables.filter(isOurs).map(({ name }) => name),
    look: () => refusePeople(session),
    lost,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  await shop.unsafe('commit');
  return tables;
}

/** The shop is there already: what is still to be done with its jobs is told, not thrown. */
async function scheduleJobs(
  session: postgres.ReservedSql,
  { apiUrl, secretKey }: MoveOptions['project'],
): Promise<string[]> {
  try {
    const rows = await session<
      { line: string }[]
    >`select private.schedule_jobs(${apiUrl}, ${secretKey}) as line`;
    return rows.map(({ line }) => line);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [
      `The jobs could not be scheduled (${words}): run private.schedule_jobs in the SQL editor, docs/deploy.md.`,
    ];
  }
}
