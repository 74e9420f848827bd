/** What the clock of the server shows, as ISO text; null where it cannot be asked. */
export async function serverTime(): Promise<string | null> {
  try {
    const response = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  } catch {
    return null; // offline: what was refused says so itself
  }
}
