import type { StackConfig } from './config.ts';

/** How this stack signs people in with Google. */
export interface Google {
  /** Undefined: it does not. */
  client: { clientId: string; clientSecret: string } | undefined;
  /** Sends browsers on to GOOGLE_URL where an answer of the auth API would send them to Google. */
  redirect: (response: Response) => Response;
  close: () => void;
}

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';

/**
 * With a `url` another service stands in Google's place. The auth service knows Google's addresses as constants, so its
 * requests to them are diverted where they leave the process.
 */
export function openGoogle(client: StackConfig['google']): Google {
  const url = client?.url;
  if (url === undefined) return { client, redirect: (response) => response, close: () => undefined };
  const restoreFetch = divertFetch({
    'https://oauth2.googleapis.com/token': `${url}/token`,
    'https://www.googleapis.com/oauth2/v3/certs': `${url}/oauth2/v3/certs`,
  });
  return {
    client,
    redirect: (response) => {
      const location = response.headers.get('location');
      if (!location?.startsWith(AUTHORIZE)) return response;
      const headers = new Headers(response.headers);
      headers.set('location', `${url}${new URL(AUTHORIZE).pathname}${location.slice(AUTHORIZE.length)}`);
      headers.delete('content-length');
      return new Response(null, { status: response.status, headers });
    },
    close: restoreFetch,
  };
}

/** All other requests pass untouched. Answers how to undo it. */
function divertFetch(addresses: Record<string, string>): () => void {
  const original = globalThis.fetch;
  let active = true;
  const diverting: typeof fetch = (input, init) => {
    const diverted = active ? addresses[input instanceof Request ? input.url : String(input)] : undefined;
    return diverted ? original(diverted, init) : original(input, init);
  };
  globalThis.fetch = diverting;
  return () => {
    active = false;
    // Whoever wrapped it in the meantime still calls this one, which now passes everything on.
    if (globalThis.fetch === diverting) globalThis.fetch = original;
  };
}
