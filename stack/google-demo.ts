import type { StackConfig } from './config.ts';
import type { GoogleSimulator } from './simulators/google.ts';

/** Starts the stand-in for Google in a demo without a Google client; undefined when it is not needed. */
export async function simulateGoogle(options: {
  config: StackConfig;
  siteUrl: string;
}): Promise<GoogleSimulator | undefined> {
  if (!options.config.demo || options.config.google) return undefined;
  // Only a demo pays for it: an OpenID Connect server is 30 MB of memory.
  const { startGoogleSimulator } = await import('./simulators/google.ts');
  return startGoogleSimulator({ siteUrl: options.siteUrl });
}
