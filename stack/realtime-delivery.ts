import type { Claims, Database, Rows } from './database-shape.ts';
import type { Log } from './log.ts';
import { isExpired, rightsKey } from './realtime-claims.ts';
import type { Binding, Channel, Connection } from './realtime-connection.ts';
import { couldRead } from './realtime-deleted-rows.ts';
import { matches, type Row } from './realtime-filters.ts';
import { quoteName, quoteTable, type TableShape, TableShapes } from './realtime-tables.ts';

/**
 * What the trigger of `REALTIME_SQL` tells: the row before and after, or of a row that is too large its key, and in `old`
 * what its policies look at.
 */
interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  at: string;
  old?: Row | null;
  new?: Row | null;
  key?: Row;
  /** All of this as it came; numbers that JavaScript would round are whole in it. */
  notification: string;
}

interface Target {
  connection: Connection;
  channel: Channel;
  bindings: Binding[];
}

/** What one group of subscribers with equal rights may see of a change; null: nothing. */
type View = { record: Row | null; columns: TableShape['columns'] } | null;

/** Hands changes to the subscribers that may see them, one after the other in the order of their commits. */
export class Delivery {
  readonly #database: Pick<Database, 'sql' | 'as'>;
  readonly #connections: ReadonlySet<Connection>;
  readonly #shapes: TableShapes;
  readonly #log: Log;
  #queue: Promise<void> = Promise.resolve();

  constructor(database: Pick<Database, 'sql' | 'as'>, connections: ReadonlySet<Connection>, log: Log) {
    this.#database = database;
    this.#connections = connections;
    this.#shapes = new TableShapes(database.sql);
    this.#log = log;
  }

  /** Takes the payload of one NOTIFY. */
  accept(payload: string): void {
    if (this.#connections.size === 0) return;
    const change = { ...(JSON.parse(payload) as Omit<Change, 'notification'>), notification: payload };
    this.#queue = this.#queue
      .then(() => this.#deliver(change))
      .catch((error: unknown) =>
        this.#log.error('a change could not be delivered', { table: change.table, error }),
      );
  }

  async #deliver(change: Change): Promise<void> {
    const groups = new Map<string, Target[]>();
    for (const target of this.#targets(change)) {
      const key = rightsKey(target.channel.claims);
      groups.set(key, [...(groups.get(key) ?? []), target]);
    }
    if (groups.size === 0) return;
    const shape = await this.#shapes.of(change.schema, change.table);
    for (const targets of groups.values()) {
      const [first] = targets;
      if (!first) continue;
      // One group's trouble, such as a claim the policies cannot read, must not keep the change from the others.
      const view = await this.#view(change, shape, first.channel.claims).catch((error: unknown) => {
        this.#log.warn('a change could not be read for a subscriber', { table: change.table, error });
        return null;
      });
      if (view) for (const target of targets) this.#send(change, shape, view, target);
    }
  }

  /** Channels with a binding for the change; those whose token has run out are ended on the way. */
  #targets(change: Change): Target[] {
    const row = change.key ? undefined : change.type === 'DELETE' ? change.old : change.new;
    const targets: Target[] = [];
    for (const connection of this.#connections) {
      for (const channel of connection.channels.values()) {
        const bindings = channel.bindings.filter(
          (binding) => concerns(binding, change) && (!row || matches(row, binding.conditions)),
        );
        if (bindings.length === 0) continue;
        if (isExpired(channel.claims)) connection.drop(channel, 'Token has expired');
        else targets.push({ connection, channel, bindings });
      }
    }
    return targets;
  }

  /**
   * Reads the row again as the subscriber, row level security and column grants included. A deleted row cannot be
   * read any more: who could have read it learns its key. Hosted Supabase tells the key to whoever may read the table.
   */
  async #view(change: Change, shape: TableShape, claims: Claims): Promise<View> {
    const name = quoteTable(change.schema, change.table);
    return this.#database.as(claims, async (rows): Promise<View> => {
      const readable = await readableColumns(rows, name);
      const columns = shape.columns.filter((column) => readable.has(column.name));
      if (columns.length === 0 || shape.key.some((column) => !readable.has(column))) return null;
      if (change.type === 'DELETE') return (await couldRead(rows, change)) ? { record: null, columns } : null;
      const list = columns.map((column) => quoteName(column.name)).join(', ');
      // As the trigger wrote it: a time reads otherwise as text.
      const where = shape.key
        .map((column, index) => `to_jsonb(${quoteName(column)}) #>> '{}' = $${index + 1}`)
        .join(' and ');
      const [found] = await rows<{ record: Row }>(
        `select to_jsonb(visible) as record from (select ${list} from ${name} where ${where}) as visible`,
        shape.key.map((column) => String((change.new ?? keyOf(change))[column])),
      );
      if (!found) return null;
      // The state of this change, not a later one that has been committed since.
      return { record: change.new ? pick(change.new, [...readable]) : found.record, columns };
    });
  }

  #send(change: Change, shape: TableShape, { record, columns }: NonNullable<View>, target: Target): void {
    const { connection, channel, bindings } = target;
    // Left or ended while the row was read.
    if (connection.channels.get(channel.topic) !== channel) return;
    const readable = new Set(columns.map(({ name }) => name));
    const meant = bindings.filter(
      ({ conditions }) =>
        // A filter must not tell anything about a column that its owner cannot read.
        conditions.every(({ column }) => readable.has(column)) &&
        // A large row is known only now.
        (!record || change.new || matches(record, conditions)),
    );
    if (meant.length === 0) return;
    connection.send(channel.topic, 'postgres_changes', {
      ids: meant.map(({ id }) => id),
      data: {
        schema: change.schema,
        table: change.table,
        type: change.type,
        commit_timestamp: change.at,
        errors: null,
        columns,
        ...(record ? { record } : {}),
        ...(change.type === 'INSERT' ? {} : { old_record: pick(keyOf(change), shape.key) }),
      },
    });
  }
}

/** A row with the columns of the primary key as they were before the change. */
function keyOf({ key, old, new: after }: Change): Row {
  return key ?? old ?? after ?? {};
}

function concerns({ event, schema, table }: Binding, change: Change): boolean {
  return (
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === '*' || table === change.table)
  );
}

async function readableColumns(rows: Rows, table: string): Promise<Set<string>> {
  const found = await rows<{ name: string }>(
    `select attname as name from pg_catalog.pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege(attrelid, attnum, 'select')`,
    [table],
  );
  return new Set(found.map(({ name }) => name));
}

function pick(row: Row, names: string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
