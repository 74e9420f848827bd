/**
 * The ways to run the shop that docs/deploy.md tells, walked as far as one machine without Docker can: the files for
 * operators, the image by hand, and the commands of the document. Needs the built site. `node scripts/check-deploy.ts`.
 */
import { checkAutomation, checkCompose, checkEnvironment, checkUnit } from './check-deploy/files.ts';
import { checkImage, untoldArguments } from './check-deploy/image.ts';
import { walk } from './check-deploy/walks.ts';

const told = async (chapter: string): Promise<string> => {
  const { run, left } = await walk(chapter);
  return `${run} lines run, ${left} left outside`;
};

const checks: [string, () => Promise<string | void> | void][] = [
  ['compose.yaml', checkCompose],
  ['deploy/mizizi.env', checkEnvironment],
  ['deploy/mizizi.service', checkUnit],
  ['the workflow and Renovate', checkAutomation],
  ['the image', checkImage],
  [
    'what the image can be told of the site',
    () => {
      if (untoldArguments().length > 0) throw new Error(`ARG lacks ${untoldArguments().join(', ')}.`);
    },
  ],
  ['the walk on a laptop', () => told('On a laptop')],
  ['the walk on one server', () => told('On one server')],
];

const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const [name, check] of checks) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  try {
    const words = await check();
    passed += 1;
    console.log(`✓ ${name}${words ? `: ${words}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`deploy: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
