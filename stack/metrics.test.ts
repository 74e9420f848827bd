import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Metrics } from './metrics.ts';
import { startTestStack, type TestStack } from './testing.ts';

const TOKEN = 'a-secret-of-the-scraper';

describe('metrics', () => {
  it('counts answers in buckets that grow, under groups that are ours', () => {
    const metrics = new Metrics();
    metrics.answered('/rest/v1/products', 200, 4);
    metrics.answered('/rest/v1/products', 200, 40);
    metrics.answered('/rest/v1/orders', 500, 20_000);
    metrics.answered('/somebody@example.com', 404, 1);
    const text = metrics.text([]);
    expect(text).toContain('mizizi_http_requests_total{route="rest",status="200"} 2\n');
    expect(text).toContain('mizizi_http_requests_total{route="rest",status="500"} 1\n');
    expect(text).toContain('mizizi_http_request_duration_seconds_bucket{route="rest",le="0.005"} 1\n');
    expect(text).toContain('mizizi_http_request_duration_seconds_bucket{route="rest",le="0.05"} 2\n');
    expect(text).toContain('mizizi_http_request_duration_seconds_bucket{route="rest",le="10"} 2\n');
    expect(text).toContain('mizizi_http_request_duration_seconds_bucket{route="rest",le="+Inf"} 3\n');
    expect(text).toContain('mizizi_http_requests_total{route="site",status="404"} 1\n');
    expect(text).not.toContain('example.com');
  });
});

describe('/metrics', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({
      project: true,
      demo: true,
      listen: true,
      config: { metricsToken: TOKEN },
    });
  });
  afterAll(() => stack.close());

  const ask = (headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${stack.url}/metrics`, { headers });

  it('tells this machine what the shop does, and nobody who it is for', async () => {
    await stack.createUser('somebody@example.com');
    await stack.service.auth.admin.inviteUserByEmail('invited@example.com');
    await stack.anon.from('products').select('id').limit(1);
    await stack.anon.from('no_such_table').select('id');
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    expect(text).toMatch(/^mizizi_http_requests_total\{route="rest",status="200"\} [1-9]/m);
    expect(text).toMatch(/^mizizi_http_requests_total\{route="rest",status="404"\} 1$/m);
    expect(text).toMatch(/^mizizi_database_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^mizizi_mails_total\{outcome="done"\} 1$/m);
    expect(text).toMatch(/^mizizi_payments_last_day\{state="\w+"\} \d+$/m);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    // Every line is one that Prometheus reads: a comment, or a name with labels and one number.
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.+]+"(,\w+="[\w.+]+")*\})? [\d.e+-]+)$/);
    expect(text).not.toMatch(/@|no_such_table|254\d{9}/);
  });

  it('tells of jobs once a round went through', async () => {
    await expect
      .poll(async () => (await ask()).text(), { timeout: 30_000 })
      .toMatch(/^mizizi_job_rounds_total\{outcome="done"\} [1-9]/m);
    expect(await (await ask()).text()).toMatch(/^mizizi_job_round_last_success_timestamp_seconds \d{10}$/m);
    // What the database tells is kept for ten seconds.
    await expect
      .poll(async () => (await ask()).text(), { timeout: 45_000, interval: 1_000 })
      .toMatch(/^mizizi_job_last_success_timestamp_seconds\{job="\w+"\} \d{10}$/m);
    expect(await (await ask()).text()).toMatch(/^mizizi_job_failures_in_a_row\{job="\w+"\} 0$/m);
  });

  it.each([
    ['a stranger behind a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['a stranger who claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['a stranger with a wrong token', { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer guessed' }],
    ['a stranger with a token that is none', { via: '1.1 proxy', authorization: `Basic ${TOKEN}` }],
  ])('does not exist for %s', async (_name, headers) => {
    const response = await ask(headers as Record<string, string>);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('mizizi_');
  });

  it('answers whoever holds the token', async () => {
    expect((await ask({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` })).status).toBe(
      200,
    );
  });

  it('does not exist for a name that somebody else pointed at this machine', async () => {
    const { port } = new URL(stack.url);
    const answer = await stack.fetch(new Request(`http://evil.example:${port}/metrics`), {
      incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} },
    } as unknown as Parameters<typeof stack.fetch>[1]);
    expect(answer.status).toBe(404);
  });
});
