import type { NodeBindings } from './peer-address.ts';

export type Handler = (request: Request, bindings?: NodeBindings) => Response | Promise<Response>;

/** The door of a stack: 503 until there is something behind it, and the health check from the first moment. */
export class Gate {
  #state: 'starting' | 'ready' | 'closing' = 'starting';
  #handler: Handler | undefined;
  #inFlight = 0;
  #idle: (() => void) | undefined;

  readonly fetch: Handler = async (request, bindings) => {
    const isHealthCheck = new URL(request.url).pathname === '/healthz';
    if (this.#state !== 'ready' || !this.#handler) {
      return isHealthCheck ? health(503, this.#state) : unavailable(this.#state);
    }
    if (isHealthCheck) return health(200, 'ok');
    this.#inFlight += 1;
    try {
      return await this.#handler(request, bindings);
    } finally {
      this.#inFlight -= 1;
      if (this.#inFlight === 0) this.#idle?.();
    }
  };

  open(handler: Handler): void {
    this.#handler = handler;
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

function health(status: number, word: string): Response {
  return Response.json({ status: word }, { status, headers: HEADERS });
}

function unavailable(state: string): Response {
  const message = state === 'closing' ? 'The server is shutting down.' : 'The server is starting.';
  return Response.json(
    { code: 'unavailable', message: `${message} Please try again in a moment.` },
    { status: 503, headers: { ...HEADERS, 'retry-after': '1' } },
  );
}
