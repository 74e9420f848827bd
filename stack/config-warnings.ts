import { isLoopback, MPESA_SANDBOX, type StackConfig } from './config.ts';

/** What is allowed, and yet hardly what whoever opens a shop wants; one line each. */
export function configWarnings(config: StackConfig): string[] {
  const { demo, mpesa, siteUrl, sms, smtpUrl } = config;
  if (demo) return [];
  const warnings: string[] = [];
  const isOpen = siteUrl !== undefined && !isLoopback(new URL(siteUrl).hostname);
  if (isOpen && mpesa?.baseUrl === MPESA_SANDBOX)
    warnings.push(
      'M-Pesa is Safaricom’s sandbox: buyers pay nothing. The live service is set by MPESA_BASE_URL',
    );
  if (isOpen && sms?.username === 'sandbox')
    warnings.push('SMS go to the sandbox of the provider: no phone gets any. SMS_USERNAME names the account');
  if (isOpen && siteUrl.startsWith('http:'))
    warnings.push(
      `SITE_URL ${siteUrl} has no TLS: passwords and sessions travel in the open, and Safaricom calls no such address back. ` +
        'Put a proxy with a certificate in front, and set SITE_URL to https://',
    );
  if (!isOpen && (siteUrl !== undefined || smtpUrl !== undefined || mpesa !== undefined))
    warnings.push(
      `SITE_URL is ${siteUrl ?? 'not set'}: links in mails lead to this machine alone, and Safaricom cannot call it back. ` +
        'Set it to the address people use',
    );
  return warnings;
}
