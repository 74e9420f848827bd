/** What a shop counts of itself, in the text format of Prometheus. Labels are words of ours: nobody can add one. */

/** Seconds; the journeys' promises lie between 0.1 and 2.5. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What lies behind the first part of a path; all else is a page or a file of the site. */
const GROUPS: Record<string, string> = {
  auth: 'auth',
  rest: 'rest',
  storage: 'storage',
  functions: 'functions',
  realtime: 'realtime',
  mail: 'mail',
  assets: 'assets',
  pictures: 'assets',
  metrics: 'metrics',
};

interface Group {
  byStatus: Map<number, number>;
  /** Answers that took no longer than the bucket of the same place. */
  within: number[];
  seconds: number;
  count: number;
}

type Labels = Readonly<Record<string, string | number>>;
type Kind = 'counter' | 'gauge' | 'histogram';

/** One figure of which others know the value. */
export interface Figure {
  name: string;
  help: string;
  kind: Exclude<Kind, 'histogram'>;
  values: readonly (readonly [Labels, number])[];
}

/** Counts requests, mails and rounds of jobs; `text` adds what is only asked for. */
export class Metrics {
  readonly #groups = new Map<string, Group>();
  #lastRound: number | undefined;
  readonly #counts = new Map<string, Map<string, number>>();

  answered(path: string, status: number, ms: number): void {
    const name = GROUPS[path.split('/', 2)[1] ?? ''] ?? 'site';
    const group = this.#groups.get(name) ?? {
      byStatus: new Map(),
      within: BUCKETS.map(() => 0),
      seconds: 0,
      count: 0,
    };
    this.#groups.set(name, group);
    group.byStatus.set(status, (group.byStatus.get(status) ?? 0) + 1);
    group.count += 1;
    group.seconds += ms / 1000;
    const bucket = BUCKETS.findIndex((most) => ms / 1000 <= most);
    if (bucket !== -1) group.within[bucket] = (group.within[bucket] ?? 0) + 1;
  }

  /** One more of `name`, with an outcome that is a word of the code, never of a request. */
  count(name: 'mails' | 'job_rounds', outcome: 'done' | 'failed'): void {
    const outcomes =
      this.#counts.get(name) ??
      new Map<string, number>([
        ['done', 0],
        ['failed', 0],
      ]);
    this.#counts.set(name, outcomes);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (name === 'job_rounds' && outcome === 'done') this.#lastRound = Math.round(Date.now() / 1000);
  }

  text(figures: readonly Figure[]): string {
    const groups = [...this.#groups];
    const lines = [
      ...head('mizizi_http_requests_total', 'Answers by group of routes and status.', 'counter'),
      ...groups.flatMap(([route, { byStatus }]) =>
        [...byStatus].map(([status, many]) => line('mizizi_http_requests_total', { route, status }, many)),
      ),
      ...head('mizizi_http_request_duration_seconds', 'Time to the answer.', 'histogram'),
      ...groups.flatMap(([route, group]) =>
        histogram('mizizi_http_request_duration_seconds', { route }, group),
      ),
    ];
    for (const [name, outcomes] of this.#counts)
      lines.push(
        ...head(`mizizi_${name}_total`, `Counted since the start of this process.`, 'counter'),
        ...[...outcomes].map(([outcome, many]) => line(`mizizi_${name}_total`, { outcome }, many)),
      );
    if (this.#lastRound !== undefined)
      lines.push(
        ...head(
          'mizizi_job_round_last_success_timestamp_seconds',
          'When a round of jobs last went through.',
          'gauge',
        ),
        line('mizizi_job_round_last_success_timestamp_seconds', {}, this.#lastRound),
      );
    for (const { name, help, kind, values } of figures)
      lines.push(...head(name, help, kind), ...values.map(([labels, value]) => line(name, labels, value)));
    return `${lines.join('\n')}\n`;
  }
}

const head = (name: string, help: string, kind: Kind): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
];

function line(name: string, labels: Labels, value: number): string {
  const inner = Object.entries(labels).map(([key, word]) => `${key}="${word}"`);
  return `${name}${inner.length > 0 ? `{${inner.join(',')}}` : ''} ${value}`;
}

function histogram(name: string, labels: Labels, { within, seconds, count }: Group): string[] {
  let sum = 0;
  return [
    ...BUCKETS.map((le, at) => line(`${name}_bucket`, { ...labels, le }, (sum += within[at] ?? 0))),
    line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
    line(`${name}_sum`, labels, seconds),
    line(`${name}_count`, labels, count),
  ];
}
