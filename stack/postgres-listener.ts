import postgres from 'postgres';

import type { Log } from './log.ts';
import type { ConnectionSettings } from './postgres-session.ts';

const AGAIN_AFTER_MS = 250;

export interface Listening {
  end: () => Promise<void>;
}

/**
 * Hears every NOTIFY on `channel` on a connection of its own, and connects anew whenever that is lost. What was notified
 * meanwhile is not heard. Resolves once it listens for the first time.
 */
export async function listenTo(
  settings: ConnectionSettings,
  channel: string,
  heard: (payload: string) => void,
  log: Log,
): Promise<Listening> {
  let client: postgres.Sql | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const connect = async (): Promise<void> => {
    let isCurrent = true;
    const lost = (): void => {
      if (!isCurrent) return;
      isCurrent = false;
      void own.end({ timeout: 0 });
      if (ended) return;
      timer = setTimeout(() => {
        connect().then(
          () => log.info('the database notifies again', { channel }),
          // The connection's end, which has been told to `lost`, begins the next try.
          (error: unknown) => log.debug('the database does not notify yet', { channel, error }),
        );
      }, AGAIN_AFTER_MS);
    };
    const options = {
      ...settings,
      max: 1,
      idle_timeout: undefined,
      max_lifetime: null,
      onnotify: (_channel: string, payload: string) => heard(payload),
      onclose: lost,
    };
    const own = postgres(options);
    client = own;
    try {
      await own.unsafe(`listen "${channel.replaceAll('"', '""')}"`);
    } catch (error) {
      lost();
      throw error;
    }
  };

  try {
    await connect();
  } catch (error) {
    ended = true;
    clearTimeout(timer);
    throw error;
  }
  return {
    end: async () => {
      ended = true;
      clearTimeout(timer);
      await client?.end({ timeout: 0 });
    },
  };
}
