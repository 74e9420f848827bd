import type { Database } from '../../lib/database.types.ts';
import { getConfig } from '../../lib/env.ts';
import { projectFetch } from '../../lib/project-fetch.ts';
import { readSession } from '../../lib/session.ts';

type Tables = Database['public']['Tables'];
export type ErrorRow = Tables['error_logs']['Insert'];
export type MetricRow = Tables['performance_metrics']['Insert'];
export type EventRow = Tables['analytics_events']['Insert'];
type Rows = {
  error_logs: ErrorRow[];
  performance_metrics: MetricRow[];
  analytics_events: EventRow[];
};

/**
 * Adds rows that nobody waits for, also while the page is being left. Rows that name the account travel with its
 * token; one that has run out costs them the name, not their place. Rejects when there is no connection.
 */
export async function sendRows<Table extends keyof Rows>(table: Table, rows: Rows[Table]): Promise<void> {
  const { url } = await getConfig();
  const post = (body: object[], bearer?: string): Promise<Response> =>
    projectFetch(
      `${url}/rest/v1/${table}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
        body: JSON.stringify(body),
        keepalive: true,
      },
      bearer,
    );
  const token = rows.some((row) => row.user_id) ? readSession()?.accessToken : undefined;
  const answer = await post(rows, token);
  if (answer.status === 401 || answer.status === 403)
    await post(rows.map((row) => ({ ...row, user_id: null })));
}
