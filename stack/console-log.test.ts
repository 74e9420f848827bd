import { afterEach, expect, it } from 'vitest';

import { redirectConsole } from './console-log.ts';
import type { Log } from './log.ts';

const { log, info, debug, warn, error } = console;
afterEach(() => Object.assign(console, { log, info, debug, warn, error }));

it('keeps what edge functions say at their level, and what libraries warn of as a detail', () => {
  const heard: unknown[] = [];
  const at = (level: string) => (message: string, fields?: object) =>
    void heard.push([level, message, fields]);
  redirectConsole({ debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as Log);
  console.warn(JSON.stringify({ level: 'warn', event: 'mpesa_callback_unknown_token', receipt: 'QTU1' }));
  console.error(JSON.stringify({ level: 'error', event: 'mpesa_misconfigured', code: 2001 }));
  console.warn('deprecated');
  console.log('{"level":"none"}');
  expect(heard).toEqual([
    ['warn', 'mpesa_callback_unknown_token', { receipt: 'QTU1' }],
    ['error', 'mpesa_misconfigured', { code: 2001 }],
    ['debug', 'deprecated', undefined],
    ['info', '{"level":"none"}', undefined],
  ]);
});
