/** `mizizi-2026-11-24T00-00-05Z.tar.gz`, with `.age` where it is encrypted; the time is UTC. */
export const backupName = (at: Date, isEncrypted: boolean): string =>
  `mizizi-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isEncrypted ? '.age' : ''}`;

/** When a backup was made; undefined for what is none. */
export function timeOf(name: string): Date | undefined {
  const [, day, hour, minute, second] =
    /^mizizi-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

const DAY_MS = 86_400_000;
const NAIROBI_MS = 3 * 3_600_000;
/** At three at night in Nairobi, where it is never another time of the year. */
const HOUR_MS = 3 * 3_600_000;

/** The last moment at which a nightly backup was due. */
export function lastDue(now: Date): Date {
  const shift = NAIROBI_MS - HOUR_MS;
  return new Date(Math.floor((now.getTime() + shift) / DAY_MS) * DAY_MS - shift);
}

/** Those that no longer stay: all but the last of each of the last days, and of each of the last weeks, that have one. */
export function outdated(names: readonly string[], days: number, weeks: number): string[] {
  const made = names
    .flatMap((name) => {
      const at = timeOf(name);
      return at ? [{ name, day: Math.floor(lastDue(at).getTime() / DAY_MS) }] : [];
    })
    .toSorted((one, other) => (one.name < other.name ? 1 : -1));
  const kept = new Set<string>();
  const keep = (most: number, periodOf: (day: number) => number): void => {
    const seen = new Set<number>();
    for (const { name, day } of made) {
      const period = periodOf(day);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(name);
    }
  };
  keep(days, (day) => day);
  keep(weeks, (day) => Math.floor(day / 7));
  return made.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
