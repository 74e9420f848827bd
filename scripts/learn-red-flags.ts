/**
 * Learns the weights of the second reader from the labelled cases and writes `src/entities/urgent/learnt-cases.json`. Run it
 * after a change of the cases, the concepts or the rules; a test says so when it was forgotten.
 */
import { writeFileSync } from 'node:fs';

import { FirstReader } from '../src/entities/urgent/first-reader.ts';
import { learntHash, casesIn, learntFiles } from './red-flag-cases.ts';
import { learntFrom } from './red-flag-learning.ts';
import { redFlagsFile } from './red-flags-file.ts';

const FILE = 'src/entities/urgent/learnt-cases.json';

const cases = learntFiles.flatMap(casesIn);
const reader = new FirstReader(JSON.parse(redFlagsFile()));
writeFileSync(FILE, `${JSON.stringify({ cases: learntHash(), ...learntFrom(cases, reader) })}\n`);
console.log(`${cases.length} cases learnt, ${FILE} written`);
