import { ConfigError, readConfig } from './config.ts';
import { redirectConsole } from './console-log.ts';
import { createLog, type Log } from './log.ts';
import { createStack, type Stack, type StackOptions } from './stack.ts';

export interface RunOptions extends Omit<StackOptions, 'config' | 'log'> {
  /** Called once the stack is ready. */
  ready?: (stack: Stack, log: Log) => void;
}

/**
 * Runs a stack as this process, with the settings of the environment: listens, prepares, and ends with code 0 on
 * SIGTERM or SIGINT, with 1 and one clear line when it cannot start.
 */
export async function runStack({ ready, ...options }: RunOptions): Promise<void> {
  let config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const log = createLog({ level: config.logLevel });
  redirectConsole(log);
  const stack = createStack({ ...options, config, log });
  endOnSignals(stack, log);
  try {
    await stack.listen();
    await stack.start();
  } catch (error) {
    log.error(
      error instanceof Error ? error.message : String(error),
      config.logLevel === 'debug' ? { error } : {},
    );
    await stack.close();
    process.exit(1);
  }
  ready?.(stack, log);
}

function endOnSignals(stack: Stack, log: Log): void {
  let ending = false;
  const end = async (reason: string, code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    log.info('shutting down', { reason });
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
}
