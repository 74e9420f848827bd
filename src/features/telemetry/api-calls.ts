import { barePath } from './page-address.ts';

export type ApiCall = { endpoint: string; ok: boolean; status: number; duration: number };

const API = /^\/(rest|auth|functions)\/v1\/(.+)$/;
const OWN = /^rest\/(error_logs|performance_metrics|analytics_events)$/;
/** What a finished call says was bought. */
const PURCHASES = /^rest\/rpc\/place_(guest_)?order$/;

export const isPurchase = ({ endpoint, ok }: ApiCall): boolean => ok && PURCHASES.test(endpoint);

/** A finished request as a call of our API, without its query; null for everything else and for our own reports. */
export function readApiCall({
  name,
  duration,
  responseStatus,
}: Pick<PerformanceResourceTiming, 'name' | 'duration'> & { responseStatus?: number }): ApiCall | null {
  // Some browsers do not tell how a request ended: then it says nothing.
  if (responseStatus === undefined || !URL.canParse(name)) return null;
  const [, part, rest] = API.exec(new URL(name).pathname) ?? [];
  if (!part || !rest) return null;
  const endpoint = `${part}/${barePath(rest)}`;
  if (OWN.test(endpoint)) return null;
  return {
    endpoint: endpoint.slice(0, 100),
    ok: responseStatus >= 200 && responseStatus < 400,
    status: responseStatus,
    duration,
  };
}

/** Tells about every call of the API, the earlier ones included, without standing in its way. */
export function watchApiCalls(onCall: (call: ApiCall) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('resource')) return () => {};
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const call = readApiCall(entry as PerformanceResourceTiming);
      if (call) onCall(call);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
