import path from 'node:path';

import type { MpesaConfig, StackConfig } from './config.ts';
import { type MpesaSimulator, startMpesaSimulator } from './simulators/mpesa.ts';

/** The account of the simulated merchant; it opens nothing but the simulator on this machine. */
const DEMO_MERCHANT = {
  shortcode: '174379',
  passkey: 'demo-passkey',
  consumerKey: 'demo-consumer-key',
  consumerSecret: 'demo-consumer-secret',
};

/** Starts the M-Pesa simulator for a demo without an account at Safaricom; undefined when it is not needed. */
export async function simulateMpesa(options: {
  config: StackConfig;
  dataDirectory: string;
}): Promise<{ simulator: MpesaSimulator; account: MpesaConfig } | undefined> {
  if (!options.config.demo || options.config.mpesa) return undefined;
  const simulator = await startMpesaSimulator({
    ...DEMO_MERCHANT,
    stateFile: path.join(options.dataDirectory, 'mpesa.json'),
  });
  return { simulator, account: { ...DEMO_MERCHANT, baseUrl: simulator.url } };
}
