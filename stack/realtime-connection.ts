import type { WebSocket } from 'ws';

import type { Claims } from './database-shape.ts';
import { claimsOf, type RealtimeKeys } from './realtime-claims.ts';
import { type Condition, parseFilter } from './realtime-filters.ts';
import { asRecord, encodeMessage, type Message, type Version } from './realtime-protocol.ts';
import type { ReadableColumns } from './realtime-tables.ts';

/** One entry of `.on('postgres_changes', …)`. */
export interface Binding {
  id: number;
  event: string;
  schema: string;
  table: string;
  filter: string | undefined;
  conditions: Condition[];
}

export interface Channel {
  topic: string;
  joinRef: string | null;
  bindings: Binding[];
  claims: Claims;
  /** What was asked for and is not offered. */
  refused: Set<string>;
}

const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);
const NOT_SUBSCRIBED =
  'Unable to subscribe to changes with given parameters. Exception: invalid column for filter';
export const CHANGES_ALONE =
  'NotOffered: channels carry changes of tables alone here, neither broadcasts nor presence';
const MOST_CHANNELS = 100;
const MOST_BINDINGS = 50;
/** A client that reads so much slower than it is sent is cut off; it connects again and reads what it missed. */
const MOST_BUFFERED_BYTES = 4_000_000;

let lastBindingId = 0;

/** One WebSocket: which channels it has joined, and with whose rights. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  /** When the client was last heard of, in milliseconds. */
  heardAt = Date.now();
  readonly #socket: WebSocket;
  readonly #version: Version;
  readonly #keys: RealtimeKeys;
  readonly #apiKey: string;
  readonly #columns: ReadableColumns;
  #work: Promise<void> = Promise.resolve();

  /** `apiKey` speaks for channels that are joined without a token. */
  constructor(
    socket: WebSocket,
    version: Version,
    keys: RealtimeKeys,
    apiKey: string,
    columns: ReadableColumns,
  ) {
    this.#columns = columns;
    this.#socket = socket;
    this.#version = version;
    this.#keys = keys;
    this.#apiKey = apiKey;
  }

  /** Takes one message; null for noise. They are worked off in their order: a leave never overtakes its join. */
  receive(message: Message | null): Promise<void> {
    this.heardAt = Date.now();
    if (message)
      this.#work = this.#work.then(() => this.#handle(message)).catch(() => this.#socket.terminate());
    return this.#work;
  }

  send(topic: string, event: string, payload: Record<string, unknown>, from?: Message | Channel): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED_BYTES) return this.terminate();
    const ref = from && 'ref' in from ? from.ref : null;
    const joinRef = from ? (from.joinRef ?? ref) : null;
    this.#socket.send(encodeMessage(this.#version, { joinRef, ref, topic, event, payload }));
  }

  /** Ends a channel and says why. */
  drop(channel: Channel, message: string): void {
    this.channels.delete(channel.topic);
    this.send(channel.topic, 'system', systemMessage(channel.topic, 'error', message, 'system'));
    this.send(channel.topic, 'phx_close', {}, channel);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  async #handle(message: Message): Promise<void> {
    const channel = this.channels.get(message.topic);
    if (message.topic === 'phoenix') {
      if (message.event === 'heartbeat') this.#reply(message, 'ok');
    } else if (message.event === 'phx_join') {
      await this.#join(message);
    } else if (message.event === 'phx_leave') {
      this.channels.delete(message.topic);
      this.#reply(message, 'ok');
      this.send(message.topic, 'phx_close', {}, message);
    } else if (message.event === 'access_token') {
      if (channel) await this.#renew(channel, message.payload['access_token']);
    } else if (channel) {
      this.#reply(message, 'error', { reason: CHANGES_ALONE });
      // Who asks for no answer to a broadcast reads none.
      if (message.event === 'broadcast') this.#refuse(channel, 'broadcast');
    }
  }

  /** Says once that a channel carries no such thing, and why nothing of it is heard. */
  #refuse(channel: Channel, extension: 'broadcast' | 'presence'): void {
    if (channel.refused.has(extension)) return;
    channel.refused.add(extension);
    this.send(channel.topic, 'system', systemMessage(channel.topic, 'error', CHANGES_ALONE, extension));
  }

  async #join(message: Message): Promise<void> {
    const { topic, payload, joinRef, ref } = message;
    const config = asRecord(payload['config']);
    try {
      if (this.channels.size >= MOST_CHANNELS) throw new Error('ChannelRateLimitReached: Too many channels');
      if (config['private'] === true) throw new Error('Unauthorized: private channels are not offered here');
      const claims = await claimsOf(payload['access_token'] ?? this.#apiKey, this.#keys);
      const bindings = readBindings(config['postgres_changes']);
      const channel: Channel = { topic, joinRef: joinRef ?? ref, bindings, claims, refused: new Set() };
      const wrong = await this.#unreadable(bindings, claims);
      if (wrong !== undefined) channel.bindings = [];
      this.channels.set(topic, channel);
      this.#reply(message, 'ok', { postgres_changes: bindings.map(describeBinding) });
      this.send(topic, 'presence_state', {});
      if (asRecord(config['presence'])['enabled'] === true) this.#refuse(channel, 'presence');
      if (bindings.length === 0) return;
      const [status, words] =
        wrong === undefined ? ['ok', 'Subscribed to PostgreSQL'] : ['error', `${NOT_SUBSCRIBED} ${wrong}`];
      this.send(topic, 'system', systemMessage(topic, status, words, 'postgres_changes'));
    } catch (error) {
      this.#reply(message, 'error', { reason: error instanceof Error ? error.message : 'Unknown error' });
    }
  }

  /** A column of a filter that there is not, or that may not be read: both are answered alike. */
  async #unreadable(bindings: Binding[], { role }: Claims): Promise<string | undefined> {
    for (const { schema, table, conditions } of bindings) {
      if (conditions.length === 0 || schema === '*' || table === '*') continue;
      const readable = await this.#columns.of(schema, table, role);
      const wrong = conditions.find(({ column }) => !readable.has(column));
      if (wrong) return wrong.column;
    }
    return undefined;
  }

  /** Goes on with a refreshed token; a bad one ends the channel. */
  async #renew(channel: Channel, token: unknown): Promise<void> {
    try {
      channel.claims = await claimsOf(token ?? this.#apiKey, this.#keys);
    } catch (error) {
      this.drop(channel, error instanceof Error ? error.message : 'Unauthorized: Invalid token');
    }
  }

  #reply(message: Message, status: 'ok' | 'error', response: Record<string, unknown> = {}): void {
    this.send(message.topic, 'phx_reply', { status, response }, message);
  }
}

function readBindings(raw: unknown): Binding[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw) || raw.length > MOST_BINDINGS) throw new Error('Unable to read postgres_changes');
  return raw.map((entry): Binding => {
    const { event, schema, table, filter } = asRecord(entry);
    if (typeof event !== 'string' || !EVENTS.has(event)) throw new Error('Unknown event of postgres_changes');
    lastBindingId += 1;
    return {
      id: lastBindingId,
      event,
      schema: typeof schema === 'string' ? schema : 'public',
      table: typeof table === 'string' ? table : '*',
      filter: typeof filter === 'string' ? filter : undefined,
      conditions: parseFilter(filter),
    };
  });
}

/** As the client sent it, with its number; realtime-js compares the entries with its own one by one. */
function describeBinding({ id, event, schema, table, filter }: Binding): Record<string, unknown> {
  return { id, event, schema, ...(table === '*' ? {} : { table }), ...(filter ? { filter } : {}) };
}

function systemMessage(
  topic: string,
  status: string,
  message: string,
  extension: string,
): Record<string, unknown> {
  return { status, message, extension, channel: topic.replace(/^realtime:/, '') };
}
