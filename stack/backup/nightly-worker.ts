/** Compresses and encrypts beside the shop, whose requests would wait for it otherwise. */
import { parentPort, workerData } from 'node:worker_threads';

import { backUpNightly, type NightlyJob } from './nightly-job.ts';

parentPort?.postMessage(await backUpNightly(workerData as NightlyJob));
