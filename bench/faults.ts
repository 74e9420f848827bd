import { aria } from './faults/aria.ts';
import { boundaries } from './faults/boundaries.ts';
import type { Fault } from './faults/fault.ts';
import { Planting } from './faults/planting.ts';
import { races } from './faults/races.ts';
import { signOuts } from './faults/sign-outs.ts';
import { strangers } from './faults/strangers.ts';
import { sums } from './faults/sums.ts';
import type { Measure } from './measure.ts';

const KINDS: Readonly<Record<string, readonly Fault[]>> = {
  'A stranger reads or writes': strangers,
  'A limit missed by one': boundaries,
  'A wrong sum': sums,
  'Not heard, or not by keyboard': aria,
  'Two at once, or too late': races,
  'Something stays behind': signOuts,
};

/**
 * Plants one fault after the other and runs the tests that ought to see it: each that none of them sees is told. `FAULT=words`
 * plants those alone whose sentence has the words.
 */
export async function measureFaults(scratch: string): Promise<Measure[]> {
  const words = process.env['FAULT'] ?? '';
  const kinds = Object.entries(KINDS)
    .map(([kind, faults]) => [kind, faults.filter(({ means }) => means.includes(words))] as const)
    .filter(([, faults]) => faults.length > 0);
  const tests = kinds.flatMap(([, faults]) => faults.flatMap(({ caughtBy }) => caughtBy));
  const planting = await Planting.start(scratch);
  try {
    const red = await planting.failuresOf([...new Set(tests.filter((test) => test !== undefined))]);
    if (red > 0) throw new Error(`${red} tests fail without a fault: run them first.`);
    const measures: Measure[] = [];
    for (const [kind, faults] of kinds) {
      let caught = 0;
      for (const fault of faults) {
        const catcher = await planting.catcherOf(fault);
        console.log(`${catcher ? '✓' : '✗'} ${fault.means} ${catcher ?? 'Nothing saw it.'}`);
        if (catcher) caught += 1;
      }
      measures.push({ what: kind, value: caught, unit: 'caught', budget: { least: faults.length } });
    }
    const all = measures.reduce((sum, { value = 0 }) => sum + value, 0);
    const planted = kinds.reduce((sum, [, faults]) => sum + faults.length, 0);
    return [...measures, { what: 'All faults', value: all, unit: 'caught', budget: { least: planted } }];
  } finally {
    await planting.end();
  }
}
