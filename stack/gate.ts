import type { NodeBindings } from './peer-address.ts';
import { VERSION } from './version.ts';

export type Handler = (request: Request, bindings?: NodeBindings) => Response | Promise<Response>;

/**
 * The door of a stack: 503 until there is something behind it. `/healthz` says whether this process lives and has started,
 * `/readyz` whether it can serve, which takes its database too: a process is not ended because that one is away.
 */
export class Gate {
  #state: 'starting' | 'ready' | 'closing' = 'starting';
  #handler: Handler | undefined;
  #canServe: () => Promise<boolean> = async () => false;
  #inFlight = 0;
  #idle: (() => void) | undefined;

  readonly fetch: Handler = async (request, bindings) => {
    const { pathname } = new URL(request.url);
    const isCheck = pathname === '/healthz' || pathname === '/readyz';
    if (this.#state !== 'ready' || !this.#handler) {
      return isCheck ? health(503, this.#state) : unavailable(this.#state);
    }
    if (pathname === '/healthz') return health(200, 'ok', { version: VERSION });
    if (pathname === '/readyz')
      return (await this.#canServe()) ? health(200, 'ok') : health(503, 'database unreachable');
    this.#inFlight += 1;
    try {
      return await this.#handler(request, bindings);
    } finally {
      this.#inFlight -= 1;
      if (this.#inFlight === 0) this.#idle?.();
    }
  };

  /** `canServe` is asked at each `/readyz`. */
  open(handler: Handler, canServe: () => Promise<boolean>): void {
    this.#handler = handler;
    this.#canServe = canServe;
    this.#state = 'ready';
  }

  /** Lets nobody in any more and waits for those inside, at most `graceMs`. */
  async close(graceMs: number): Promise<void> {
    this.#state = 'closing';
    if (this.#inFlight === 0) return;
    await new Promise<void>((resolve) => {
      const giveUp = setTimeout(resolve, graceMs);
      this.#idle = () => {
        clearTimeout(giveUp);
        resolve();
      };
    });
  }
}

const HEADERS = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };

function health(status: number, word: string, more: { version?: string } = {}): Response {
  const headers = status === 503 ? { ...HEADERS, 'retry-after': '1' } : HEADERS;
  return Response.json({ status: word, ...more }, { status, headers });
}

function unavailable(state: string): Response {
  const message = state === 'closing' ? 'The server is shutting down.' : 'The server is starting.';
  return Response.json(
    { code: 'unavailable', message: `${message} Please try again in a moment.` },
    { status: 503, headers: { ...HEADERS, 'retry-after': '1' } },
  );
}
