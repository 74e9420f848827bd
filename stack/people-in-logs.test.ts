import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { codeOf, codesOf } from './auth/factor-fixture.ts';
import { type ProcessFixture, processFixture, type Running } from './process-fixture.ts';
import { type MpesaSimulator, startMpesaSimulator } from './simulators/mpesa.ts';
import { startTestSmtp, type TestSmtp } from './testing-smtp.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const MERCHANT = {
  shortcode: '174379',
  passkey: 'passkey-of-the-merchant',
  consumerKey: 'consumer-key-of-the-merchant',
  consumerSecret: 'consumer-secret-of-the-merchant',
};
/** Words that occur nowhere but in what this person tells the shop. */
const PERSON = {
  name: 'Wanjiru Odhiambo-Xanthe',
  email: `wanjiru.${randomUUID().slice(0, 8)}@quillhaven.example`,
  password: 'Zebra-Staple-41!',
  wrongPassword: 'Zebra-Stapler-42!',
  newPassword: 'Okapi-Lantern-77!',
  phone: '0712398471',
  town: 'Xanthetown',
  landmark: 'behind the vermilion kiosk',
  note: 'dizzy after the quinoa soup',
  message: 'My parcel smells of petrichor',
  nonsense: 'not-a-uuid-but-petunia',
};

let shop: ProcessFixture;
let running: Running;
let smtp: TestSmtp;
let mpesa: MpesaSimulator;
beforeAll(async () => {
  shop = await processFixture(path.resolve(import.meta.dirname, '../supabase'));
  smtp = await startTestSmtp();
  mpesa = await startMpesaSimulator({
    ...MERCHANT,
    stateFile: path.join(shop.root, 'mpesa.json'),
    delays: { answer: 50, callback: 10 },
  });
  running = shop.start({
    LOG_LEVEL: 'debug',
    SMTP_URL: smtp.url,
    MPESA_BASE_URL: mpesa.url,
    MPESA_CONSUMER_KEY: MERCHANT.consumerKey,
    MPESA_CONSUMER_SECRET: MERCHANT.consumerSecret,
    MPESA_SHORTCODE: MERCHANT.shortcode,
    MPESA_PASSKEY: MERCHANT.passkey,
  });
  await shop.untilReady(running);
});
afterAll(async () => {
  smtp.close();
  await mpesa.close();
  shop.close();
});

const browser = (key = shop.keys().anonKey): SupabaseClient =>
  createClient(shop.base, key, { auth: { persistSession: false, autoRefreshToken: false } });

/** The secret of the newest link that was mailed, in whatever way the mail was packed. */
async function mailedSecret(before: number): Promise<string> {
  const found = (): string | undefined =>
    /token_hash=(?:3D)?([\w-]+)/.exec(smtp.received.slice(before).join('\n').replaceAll('=\n', ''))?.[1];
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found() ?? '';
}

/** What an answer must have been for this test to be one. */
function done<T>({ data, error }: { data: T; error: { message: string } | null }): NonNullable<T> {
  if (error) throw new Error(error.message);
  if (data === null || data === undefined) throw new Error('There was no answer.');
  return data;
}

it('holds lines of JSON with nobody and no secret in them, whatever people did and however much is logged', async () => {
  const secrets: Record<string, string | undefined> = { ...PERSON };
  const keepSession = (
    when: string,
    session: { access_token: string; refresh_token: string } | null,
  ): void => {
    secrets[`signature of the token of ${when}`] = session?.access_token.split('.')[2];
    secrets[`refresh token of ${when}`] = session?.refresh_token;
  };
  const person = browser();
  const { email, password } = PERSON;

  // An account, by mail; then wrong and right passwords.
  await person.auth.signUp({ email, password, options: { data: { full_name: PERSON.name } } });
  secrets['confirmation link'] = await mailedSecret(0);
  keepSession(
    'confirmation',
    (await person.auth.verifyOtp({ token_hash: secrets['confirmation link'], type: 'signup' })).data.session,
  );
  await person.auth.signInWithPassword({ email, password: PERSON.wrongPassword });
  const signedIn = await person.auth.signInWithPassword({ email, password });
  keepSession('sign-in', signedIn.data.session);
  const userId = signedIn.data.user?.id ?? '';
  expect(userId).not.toBe('');

  // A reset, while the mail server is there and while it is away.
  const received = smtp.received.length;
  await person.functions.invoke('send-password-reset', { body: { email } });
  secrets['reset link'] = await mailedSecret(received);
  smtp.mood = 'refusing';
  await person.functions.invoke('send-verification-email', { body: { email, type: 'resend' } });
  await browser().auth.signUp({ email: `second.${email}`, password });
  smtp.mood = 'well';

  // A second step: the secret of the telephone, codes, and a stranger's guess.
  const { data: factor } = await person.auth.mfa.enroll({ factorType: 'totp', issuer: 'Mizizi' });
  secrets['authenticator'] = factor?.totp.secret;
  const factorId = factor?.id ?? '';
  const code = codeOf(factor?.totp.secret ?? '');
  await person.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
  keepSession('second step', done(await person.auth.mfa.challengeAndVerify({ factorId, code })));
  const codes = done(await codesOf(person).generate()).codes;
  codes.forEach((one, at) => (secrets[`recovery code ${at}`] = one));
  expect((await codesOf(person).verify({ code: codes[0] ?? '' })).error).toBeNull();

  // A telephone that gets messages.
  secrets['push service'] = 'https://push.example/send/quetzal-of-this-telephone';
  const endpoint = secrets['push service'];
  await person.rpc('save_push_subscription', { endpoint, p256dh: 'quetzal-key', auth: 'quetzal-auth' });

  // An order and its payment.
  const order = done(
    await person.rpc('place_order', {
      client_key: randomUUID(),
      items: [{ product_id: 1, quantity: 1 }],
      payment_method: 'mpesa',
      contact_name: PERSON.name,
      phone: PERSON.phone.replace(/\d$/, '1'),
      county: 'Nairobi City',
      town: PERSON.town,
      landmark: PERSON.landmark,
    }),
  ) as { id: string };
  secrets['payer'] = `254${PERSON.phone.slice(1, -1)}1`;
  const { error: unpaid } = await person.functions.invoke('pay', { body: { bill_id: order.id } });
  expect(unpaid).toBe(null);
  const service = browser(shop.keys().secretKey);
  const paid = async () =>
    done(await service.from('payments').select('state, receipt, callback_token').eq('order_id', order.id))[0];
  await expect.poll(async () => (await paid())?.['state'], { timeout: 30_000 }).toBe('paid');
  secrets['receipt'] = (await paid())?.['receipt'] as string;
  secrets['callback'] = (await paid())?.['callback_token'] as string;

  // Health, words to the shop, a picture, and errors that quote what they were given.
  const reading = {
    kind: 'pressure',
    upper: 163,
    lower: 97,
    note: PERSON.note,
    taken_at: new Date(),
  };
  expect(
    (await person.from('health_readings').insert({ id: randomUUID(), user_id: userId, ...reading })).error,
  ).toBe(null);
  await person.from('health_readings').insert({ id: randomUUID(), user_id: randomUUID(), ...reading });
  await person.rpc('send_contact_message', {
    client_key: randomUUID(),
    name: PERSON.name,
    email,
    message: PERSON.message,
  });
  const picture = new Blob([new TextEncoder().encode(`RIFF....WEBP ${PERSON.note}`)], { type: 'image/webp' });
  await person.storage.from('avatars').upload(`${userId}/${randomUUID()}.webp`, picture);
  await person.storage.from('avatars').upload(`${PERSON.nonsense}/${email}.webp`, picture);
  await person.from('health_readings').select('*').eq('id', PERSON.nonsense);
  await person.from('profiles').update({ phone: PERSON.note }).eq('user_id', userId);
  await person.from('profiles').select(`${PERSON.town}`).eq('full_name', PERSON.name);
  await fetch(`${shop.base}/rest/v1/profiles?full_name=eq.${encodeURIComponent(PERSON.name)}`);
  await fetch(`${shop.base}/functions/v1/calendar/${PERSON.nonsense}.ics`);
  await fetch(`${shop.base}/auth/v1/verify?type=recovery&token=${secrets['reset link']}`, {
    redirect: 'manual',
  });
  await person.auth.updateUser({ password: PERSON.newPassword, current_password: password });
  await person.auth.signOut();
  running.child.kill('SIGTERM');
  await running.ended;

  const log = running.output();
  const lines = log.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) as string });
  const { jwtSecret, secretKey } = shop.keys();
  for (const [what, secret] of Object.entries({ ...secrets, ...MERCHANT, jwtSecret, secretKey })) {
    if (what === 'shortcode') continue;
    expect({ what, isLong: (secret?.length ?? 0) > 6 }).toEqual({ what, isLong: true });
    expect({ what, line: lines.find((line) => line.includes(secret ?? '')) }).toEqual({
      what,
      line: undefined,
    });
    const encoded = encodeURIComponent(secret ?? '');
    expect({ what, line: lines.find((line) => line.includes(encoded)) }).toEqual({ what, line: undefined });
  }
  // Too short to be sought anywhere but as a value of its own.
  expect(lines.filter((line) => line.includes(`"${code}"`) || line.includes('otpauth:'))).toEqual([]);
  // Nor anybody whom this test does not know.
  expect(lines.filter((line) => /[\w.]+@[\w-]+\.\w{2,}|\b(?:254|0)[17]\d{8}\b/.test(line))).toEqual([]);
});
