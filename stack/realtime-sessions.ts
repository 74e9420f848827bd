import type { Channel, Connection } from './realtime-connection.ts';
import type { Sql } from './sql.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Ends the channels of sessions that have ended. Policies hide rows from them at once; tables that visitors read, too,
 * would go on, and a device would never learn that it is signed out.
 */
export async function dropEndedSessions(
  connections: Iterable<Connection>,
  sql: Pick<Sql, 'rows'>,
): Promise<void> {
  const joined: { session: string; connection: Connection; channel: Channel }[] = [];
  for (const connection of connections) {
    for (const channel of connection.channels.values()) {
      const session = channel.claims['session_id'];
      if (typeof session === 'string' && UUID.test(session)) joined.push({ session, connection, channel });
    }
  }
  if (joined.length === 0) return;
  const rows = await sql.rows<{ id: string }>(
    `select wanted.id::text as id from unnest($1::uuid[]) wanted (id) where not exists (
       select from auth.sessions s where s.id = wanted.id and (s.not_after is null or s.not_after > now()))`,
    [[...new Set(joined.map(({ session }) => session.toLowerCase()))]],
  );
  const ended = new Set(rows.map(({ id }) => id));
  for (const { session, connection, channel } of joined)
    // It may have gone on with another token while this was asked.
    if (ended.has(session.toLowerCase()) && channel.claims['session_id'] === session)
      connection.drop(channel, 'Session has ended');
}
