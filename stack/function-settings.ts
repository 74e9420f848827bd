import type { MpesaConfig, SmsConfig, StackConfig, WhatsappConfig } from './config.ts';
import { MAIL_API_PATH } from './mail-api.ts';
import type { VapidKeyPair } from './vapid.ts';

/** What the stack itself makes for functions, beside what it was told. */
interface OwnSettings {
  mpesa: MpesaConfig | undefined;
  sms: SmsConfig | undefined;
  whatsapp: WhatsappConfig | undefined;
  vapid: VapidKeyPair;
  /** Where functions reach the API. */
  apiUrl: string;
  siteUrl: string;
  secretKey: string;
}

/** Where functions reach the API from within, also when SITE_URL is an address of the outside world. */
export function addressWithin(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The settings functions read besides those of Supabase; unset ones are undefined. */
export function functionVariables(
  config: StackConfig,
  { mpesa, sms, whatsapp, vapid, apiUrl, siteUrl, secretKey }: OwnSettings,
): Record<string, string | undefined> {
  const canMail = config.smtpUrl !== undefined || config.demo;
  return {
    MAIL_API_URL: canMail ? apiUrl + MAIL_API_PATH : undefined,
    MAIL_API_KEY: canMail ? secretKey : undefined,
    MAIL_FROM: config.mailFrom,
    SMTP_URL: config.smtpUrl,
    MPESA_BASE_URL: mpesa?.baseUrl,
    MPESA_CONSUMER_KEY: mpesa?.consumerKey,
    MPESA_CONSUMER_SECRET: mpesa?.consumerSecret,
    MPESA_SHORTCODE: mpesa?.shortcode,
    MPESA_PASSKEY: mpesa?.passkey,
    MPESA_FORMER_SHORTCODE: mpesa?.former?.shortcode,
    MPESA_FORMER_PASSKEY: mpesa?.former?.passkey,
    MPESA_TILL: mpesa?.till,
    MPESA_TRANSACTION_TYPE: mpesa?.transactionType,
    MPESA_INITIATOR_NAME: mpesa?.initiator?.name,
    MPESA_SECURITY_CREDENTIAL: mpesa?.initiator?.securityCredential,
    MPESA_B2C_SHORTCODE: mpesa?.b2cShortcode,
    MPESA_NOMINATED_NUMBER: mpesa?.nominatedNumber,
    MPESA_CALLBACK_BASE_URL: mpesa?.callbackBaseUrl,
    SMS_USERNAME: sms?.username,
    SMS_API_KEY: sms?.apiKey,
    SMS_WEBHOOK_SECRET: sms?.webhookSecret,
    SMS_FROM: sms?.from,
    SMS_STOP_TO: sms?.stopTo,
    SMS_BASE_URL: sms?.baseUrl,
    WHATSAPP_TOKEN: whatsapp?.token,
    WHATSAPP_PHONE_ID: whatsapp?.phoneId,
    WHATSAPP_APP_SECRET: whatsapp?.appSecret,
    WHATSAPP_VERIFY_TOKEN: whatsapp?.verifyToken,
    WHATSAPP_API_VERSION: whatsapp?.version,
    WHATSAPP_BASE_URL: whatsapp?.baseUrl,
    VAPID_PUBLIC_KEY: config.vapid?.publicKey ?? vapid.publicKey,
    VAPID_PRIVATE_KEY: config.vapid?.privateKey ?? vapid.privateKey,
    VAPID_SUBJECT:
      config.vapid?.subject ?? (siteUrl.startsWith('https:') ? siteUrl : 'mailto:hello@mizizi.app'),
    PUSH_SERVICE: config.pushService ?? (config.demo ? new URL(siteUrl).origin : undefined),
  };
}
