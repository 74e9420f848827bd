import { configWarnings } from './config-warnings.ts';
import { ConfigError, readConfig, type StackConfig } from './config.ts';
import { redirectConsole } from './console-log.ts';
import { createLog, type Log, outliveReaders } from './log.ts';
import { createStack, type Stack, type StackOptions } from './stack.ts';

export interface RunOptions extends Omit<StackOptions, 'config' | 'log' | 'siteBuilt'> {
  /** Changes what the environment says. */
  adjust?: (config: StackConfig) => StackConfig;
  /** What else whoever starts it should know. */
  warnings?: readonly string[];
  /** Builds the site, while the database opens; gives up at the signal. */
  buildSite?: (log: Log, signal: AbortSignal) => Promise<void>;
  /** Runs once the stack is ready. */
  ready?: (stack: Stack, config: StackConfig) => Promise<void> | void;
}

/**
 * Runs a stack as this process, with the settings of the environment: listens, prepares, and ends with code 0 on
 * SIGTERM or SIGINT, with 1 and one clear line when it cannot start.
 */
export async function runStack(options: RunOptions): Promise<void> {
  const { adjust, warnings = [], buildSite, ready, ...stackOptions } = options;
  outliveReaders();
  // Whatever a library can be talked into, it adds nothing to every object of this process.
  Object.preventExtensions(Object.prototype);
  const config = configOrExit(adjust);
  const log = createLog({ level: config.logLevel, ...(config.demo ? {} : { format: 'json' }) });
  redirectConsole(log);
  logWarnings(log);
  for (const warning of [...configWarnings(config), ...warnings]) log.warn(warning);
  const stopping = new AbortController();
  const siteBuilt = buildSite?.(log, stopping.signal);
  // Whoever waits for it also hears of its failure; until then it must not count as unhandled.
  siteBuilt?.catch(() => undefined);
  const stack = createStack({ ...stackOptions, config, log, ...(siteBuilt ? { siteBuilt } : {}) });
  const ending = endOnSignals(stack, log, stopping);
  try {
    await stack.listen();
    await stack.start();
    if (ending.begun) return;
    log.info('ready', {
      url: stack.url,
      dataDir: config.dataDir,
      startedInMs: Math.round(performance.now()),
    });
    await ready?.(stack, config);
  } catch (error) {
    if (ending.begun) return;
    stopping.abort();
    const words = error instanceof Error ? error.message : String(error);
    log.error(words, config.logLevel === 'debug' ? { error } : {});
    await stack.close();
    process.exit(1);
  }
}

function configOrExit(adjust: (config: StackConfig) => StackConfig = (config) => config): StackConfig {
  try {
    return adjust(readConfig(process.env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const log = process.env['DEMO'] === '0' ? createLog({ format: 'json' }) : undefined;
    for (const line of error.message.split('\n')) {
      if (log) log.error(line);
      else process.stderr.write(`${line}\n`);
    }
    process.exit(1);
  }
}

/** What Node itself would write as plain lines. */
function logWarnings(log: Log): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn('a warning of Node', { name, words: message }));
}

/** Whoever ends this process waits ten seconds before they cut it off. */
const END_WITHIN_MS = 8_500;

function endOnSignals(stack: Stack, log: Log, stopping: AbortController): { begun: boolean } {
  const state = { begun: false };
  const end = async (reason: string, code: number): Promise<void> => {
    if (state.begun) return;
    state.begun = true;
    log.info('shutting down', { reason });
    // What does not end is cut off; a database of its own ends by itself then.
    setTimeout(() => {
      log.error('shutting down took too long; the rest is cut off');
      process.exit(1);
    }, END_WITHIN_MS).unref();
    stopping.abort();
    try {
      await stack.close();
    } catch (error) {
      log.error('shutting down failed', { error });
      process.exit(1);
    }
    process.exit(code);
  };
  process.on('SIGTERM', () => void end('SIGTERM', 0));
  process.on('SIGINT', () => void end('SIGINT', 0));
  process.on('uncaughtException', (error) => {
    log.error('uncaught error', { error });
    void end('uncaught error', 1);
  });
  // A function that forgot to wait for something must not take every visitor down.
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
  return state;
}
