/** The stack as a process of its own, for tests that kill it: `node stack/testing-process.ts <project directory>`. */
import { runStack } from './run.ts';

await runStack({
  projectDirectory: process.argv[2] ?? 'supabase',
});
