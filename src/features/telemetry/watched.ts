import { barePath, isOpenPage } from './device.ts';

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

const LONGEST_NAME = 60;

const words = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/**
 * What was pressed: where a link leads, or a button's words on pages where these are the same for everybody. Null for
 * a press on nothing.
 */
export function nameOfClick(target: EventTarget | null, path: string): string | null {
  const pressed =
    target instanceof Element ? target.closest('a[href], button, summary, [role="button"]') : null;
  if (!pressed) return null;
  if (pressed instanceof HTMLAnchorElement) {
    if (!/^https?:$/.test(pressed.protocol)) return `link:${pressed.protocol}`;
    return `link:${pressed.origin === location.origin ? barePath(pressed.pathname) : pressed.hostname}`;
  }
  // The shell's buttons carry names of people and counts; only those of the page itself are told.
  const isPlain = isOpenPage(path) && pressed.closest('main') !== null;
  const name = isPlain ? words(pressed.getAttribute('aria-label') ?? pressed.textContent) : '';
  return name ? `button:${name}` : 'button';
}

/** A form by its name, never by what is in it. */
export function nameOfForm(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLFormElement)) return null;
  return words(target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.id) || 'form';
}

/** Follows presses and submitted forms of the whole page. */
export function watchInteractions(
  onEvent: (type: 'click' | 'form_submit', name: string) => void,
): () => void {
  const onClick = (event: MouseEvent): void => {
    const name = nameOfClick(event.target, location.pathname);
    if (name) onEvent('click', name);
  };
  const onSubmit = (event: SubmitEvent): void => {
    const name = nameOfForm(event.target);
    if (name) onEvent('form_submit', name);
  };
  document.addEventListener('click', onClick, { capture: true, passive: true });
  document.addEventListener('submit', onSubmit, { capture: true, passive: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
  };
}
