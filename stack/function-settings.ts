import type { MpesaConfig, StackConfig } from './config.ts';

/** Where functions reach the API from within, also when SITE_URL is an address of the outside world. */
export function addressWithin(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The settings functions read besides those of Supabase; unset ones are undefined. */
export function functionVariables(
  config: StackConfig,
  mpesa: MpesaConfig | undefined,
): Record<string, string | undefined> {
  return {
    SMTP_URL: config.smtpUrl,
    MPESA_BASE_URL: mpesa?.baseUrl,
    MPESA_CONSUMER_KEY: mpesa?.consumerKey,
    MPESA_CONSUMER_SECRET: mpesa?.consumerSecret,
    MPESA_SHORTCODE: mpesa?.shortcode,
    MPESA_PASSKEY: mpesa?.passkey,
    MPESA_TILL: mpesa?.till,
    MPESA_TRANSACTION_TYPE: mpesa?.transactionType,
    MPESA_CALLBACK_BASE_URL: mpesa?.callbackBaseUrl,
    VAPID_PUBLIC_KEY: config.vapid?.publicKey,
    VAPID_PRIVATE_KEY: config.vapid?.privateKey,
    VAPID_SUBJECT: config.vapid?.subject,
  };
}
