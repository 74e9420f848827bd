/** The accounts of a demo, the owner's first; `scripts/welcome.ts` tells them too. */
export const demoAddresses = (): string[] =>
  ['admin', 'member', 'trial', 'free', 'nutritionist'].map((name) => `${name}@demo.mizizi.app`);

export const DEMO_PASSWORD = 'Mizizi-Demo-2026!';
