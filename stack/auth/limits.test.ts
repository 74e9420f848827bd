import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';

describe('limits', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());

  describe('throttles', () => {
    it('stops guessing a password from one address, not the owner elsewhere', async () => {
      await stack.signedIn('ann@example.com');
      const guesser = stack.browser();
      const codes: (string | undefined)[] = [];
      let told = '';
      for (let guess = 0; guess < 12; guess += 1) {
        const { error } = await guesser.auth.signInWithPassword({
          email: 'ann@example.com',
          password: `Guess-${guess}`,
        });
        codes.push(error?.code);
        told = error?.message ?? '';
      }
      expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
      expect(codes.slice(10)).toEqual(Array(2).fill('over_request_rate_limit'));
      expect(told).toContain('try again in 15 minutes');
      const owner = await stack
        .browser()
        .auth.signInWithPassword({ email: 'ann@example.com', password: PASSWORD });
      expect(owner.error).toBeNull();
    });

    it('stops guessing links', async () => {
      const guesser = stack.browser();
      let last: string | undefined;
      for (let guess = 0; guess < 61; guess += 1) {
        const { error } = await guesser.auth.verifyOtp({ token_hash: `guess${guess}`, type: 'recovery' });
        last = error?.code;
      }
      expect(last).toBe('over_request_rate_limit');
    });

    it('stops a flood of sign-ups from one address', async () => {
      const flood = stack.browser();
      const codes = new Set<string | undefined>();
      for (let turn = 0; turn < 31; turn += 1) {
        const { error } = await flood.auth.signUp({ email: `flood${turn}@example.com`, password: 'weak' });
        codes.add(error?.code);
      }
      expect(codes).toEqual(new Set(['weak_password', 'over_request_rate_limit']));
    });

    it('does not count a sign-up that was refused for its password', async () => {
      const browser = stack.browser();
      const signUp = (password: string) => browser.auth.signUp({ email: 'ben@example.com', password });
      expect((await signUp('weak')).error?.code).toBe('weak_password');
      expect((await signUp(`${PASSWORD}${'x'.repeat(120)}`)).error?.message).toContain('128');
      expect((await signUp(PASSWORD)).error).toBeNull();
    });

    it('makes one account of two sign-ups at the same moment', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => stack.browser().auth.signUp({ email: 'cate@example.com', password: PASSWORD })),
      );
      expect(answers.filter(({ error }) => !error)).toHaveLength(1);
      expect(stack.mailsTo('cate@example.com')).toHaveLength(1);
    });
  });

  describe('silence about accounts', () => {
    it('answers a recovery for a stranger as for a member, the second time too', async () => {
      await stack.signedIn('dan@example.com');
      const recover = async (email: string) => {
        const { error } = await stack.browser().auth.resetPasswordForEmail(email);
        return error && [error.status, error.code, error.message.replace(/\d+/, 'N')];
      };
      for (const email of ['dan@example.com', 'stranger@example.com']) {
        expect(await recover(email)).toBeNull();
        expect(await recover(email)).toEqual([
          429,
          'over_email_send_rate_limit',
          'For security purposes, you can only request this after N seconds.',
        ]);
      }
      expect(stack.mailsTo('dan@example.com')).toHaveLength(1);
      expect(stack.mailsTo('stranger@example.com')).toEqual([]);
    });

    it('answers a resend and a magic link for a stranger as for a member', async () => {
      await stack.signedIn('eve@example.com');
      for (const email of ['eve@example.com', 'nobody@example.com']) {
        expect((await stack.browser().auth.resend({ type: 'signup', email })).error).toBeNull();
        expect((await stack.browser().auth.signInWithOtp({ email })).error).toBeNull();
      }
    });

    it('says that an address waits for its confirmation only to who knows the password', async () => {
      await stack.browser().auth.signUp({ email: 'fay@example.com', password: PASSWORD });
      const signIn = async (email: string, password: string) =>
        (await stack.browser().auth.signInWithPassword({ email, password })).error?.code;
      expect(await signIn('fay@example.com', 'Wrong-Horse-7!')).toBe('invalid_credentials');
      expect(await signIn('unknown@example.com', PASSWORD)).toBe('invalid_credentials');
      expect(await signIn('fay@example.com', PASSWORD)).toBe('email_not_confirmed');
    });
  });
});
