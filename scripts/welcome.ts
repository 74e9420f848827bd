import type { StackConfig } from '../stack/config.ts';

const DEMO_ACCOUNTS = [
  ['admin', "the owner's desk at /admin"],
  ['member', 'premium plan, with orders'],
  ['trial', 'free trial'],
  ['free', 'free plan'],
  ['nutritionist', 'practitioner'],
] as const;

/** What a newcomer needs to know, for a terminal; accounts and simulators exist in a demo only. */
export function welcome(url: string, { demo, smtpUrl, mpesa }: StackConfig): string {
  const lines = ['', `  Mizizi is ready: ${url}`, ''];
  if (demo) {
    lines.push('  Demo accounts (password Mizizi-Demo-2026!):');
    for (const [name, what] of DEMO_ACCOUNTS) {
      lines.push(`    ${`${name}@demo.mizizi.app`.padEnd(32)} ${what}`);
    }
    lines.push('');
    if (smtpUrl === undefined) lines.push(`  Mail:           ${url}/dev/inbox`);
    if (mpesa === undefined) lines.push(`  M-Pesa prompts: ${url}/dev/mpesa`);
  }
  return `${lines.join('\n')}\n\n`;
}
