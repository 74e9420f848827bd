/** Every setting there is, as `.env.example` has them. */
export const SETTINGS: readonly string[] = [
  'PORT',
  'HOST',
  'SITE_URL',
  'TRUST_PROXY',
  'DATA_DIR',
  'DATABASE_URL',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
  'BACKUP_NIGHTLY',
  'BACKUP_KEEP_DAYS',
  'BACKUP_KEEP_WEEKS',
  'BACKUP_S3_URL',
  'BACKUP_S3_KEY_ID',
  'BACKUP_S3_SECRET',
  'BACKUP_S3_REGION',
  'DEMO',
  'SMTP_URL',
  'MAIL_FROM',
  'MPESA_CONSUMER_KEY',
  'MPESA_CONSUMER_SECRET',
  'MPESA_SHORTCODE',
  'MPESA_PASSKEY',
  'MPESA_FORMER_SHORTCODE',
  'MPESA_FORMER_PASSKEY',
  'MPESA_BASE_URL',
  'MPESA_TRANSACTION_TYPE',
  'MPESA_TILL',
  'MPESA_INITIATOR_NAME',
  'MPESA_SECURITY_CREDENTIAL',
  'MPESA_B2C_SHORTCODE',
  'MPESA_NOMINATED_NUMBER',
  'MPESA_CALLBACK_BASE_URL',
  'SMS_USERNAME',
  'SMS_API_KEY',
  'SMS_WEBHOOK_SECRET',
  'SMS_FROM',
  'SMS_STOP_TO',
  'SMS_BASE_URL',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_API_VERSION',
  'WHATSAPP_BASE_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_URL',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'PUSH_SERVICE',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_SITE_URL',
  'VITE_ANDROID_CERT_SHA256',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
  'VITE_CONTACT_CITY',
  'VITE_CONTACT_HOURS',
  'VITE_SOCIAL_FACEBOOK',
  'VITE_SOCIAL_INSTAGRAM',
  'VITE_SOCIAL_X',
  'VITE_SOCIAL_YOUTUBE',
];

/** They belong to the machine, or are secrets of others: a backup has their names alone. */
const OF_MACHINE = /^(SITE_URL|SMTP_URL|(MPESA|SMS|WHATSAPP|GOOGLE|BACKUP)_\w+)$/;

/** The names of those that are set and must be set again where the shop is restored. */
export const setAgain = (environment: Record<string, string | undefined>): string[] =>
  SETTINGS.filter((name) => OF_MACHINE.test(name) && (environment[name] ?? '').trim() !== '');

/** Nobody else's settings begin so. */
const OURS = /^(MPESA|SMS|WHATSAPP|VAPID|BACKUP)_/;
/** Below this length every other word of four letters is near: only two letters that changed places count. */
const LONG = 6;
/** In ten letters two slips still make the same word; AMQP_URL, another program's, is two from SMTP_URL. */
const slipsIn = (known: string): number => (known.length < 10 ? 1 : 2);

/** What is wrong with the names in an environment: those that look like one of ours and are none. */
export function misspeltNames(names: readonly string[]): string[] {
  return names
    .filter((name) => !SETTINGS.includes(name))
    .flatMap((name) => {
      // A file that begins with a mark of its encoding, and was read by something that does not know such marks.
      const bare = name.replace(/^(\uFEFF|ï»¿)/, '');
      if (bare !== name && SETTINGS.includes(bare))
        return [`${JSON.stringify(name)} is no setting; ${bare} is: save its file without a mark`];
      const meant = SETTINGS.find((known) => isNear(name, known));
      if (meant) return [`${name} is no setting; ${meant} is`];
      return OURS.test(name) ? [`${name} is no setting; see .env.example`] : [];
    });
}

function isNear(name: string, known: string): boolean {
  if (known.length >= LONG) return slipsBetween(name, known) <= slipsIn(known);
  // MODE, which others read, has the letters of DEMO.
  return lettersOf(name) === lettersOf(known) && slipsBetween(name, known) === 1;
}

const lettersOf = (name: string): string => name.split('').toSorted().join('');

/** How many letters were left out, added, or written for another one; two that changed places count once. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + same,
          swapped ? at(rows, i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return at(rows, one.length, other.length);
}

function at(rows: number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Infinity;
}
