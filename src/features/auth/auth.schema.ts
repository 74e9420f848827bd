import * as z from 'zod/mini';

import { t } from '../../words/account.ts';

/**
 * The rules of the sign-in and sign-up. Fields and checks stand in the order in which they are told: only the first
 * one that fails is shown. What passes comes out without markup, as it is sent.
 */
export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 128;
const SIGN_UP_PASSWORD_MIN = 8;
const SIGN_IN_PASSWORD_MIN = 6;

const INVALID_EMAIL = t('Please enter a valid email address');
const INVALID_NAME = t('Please enter a valid name (2-100 characters, letters only)');
const TERMS_REQUIRED = t('You must agree to the Terms & Conditions and Privacy Policy');

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const NAME_PATTERN = /^[\p{L}\p{M} '’-]{2,100}$/u;

/** Drops every tag (and the text of scripts and styles) and the space around what is left. */
export function stripHtml(input: string): string {
  const parsed = new DOMParser().parseFromString(input, 'text/html');
  for (const element of parsed.querySelectorAll('script, style, template')) element.remove();
  return (parsed.body.textContent ?? '').trim();
}

const plainText = z.pipe(z.string(), z.transform(stripHtml));
const emailShape = [z.maxLength(EMAIL_MAX, INVALID_EMAIL), z.regex(EMAIL_PATTERN, INVALID_EMAIL)] as const;
const requiredEmail = z.pipe(
  plainText,
  z.string().check(z.minLength(1, t('Email is required')), ...emailShape),
);

/** A password somebody chooses, by the letters and symbols that Supabase counts as well. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(SIGN_UP_PASSWORD_MIN, t('Password must be at least 8 characters long')),
    z.regex(/[A-Z]/, t('Password must contain at least one uppercase letter')),
    z.regex(/[a-z]/, t('Password must contain at least one lowercase letter')),
    z.regex(/\d/, t('Password must contain at least one number')),
    z.regex(/[!-/:-@[-`{-~]/, t('Password must contain at least one special character')),
    z.maxLength(PASSWORD_MAX, t('Password cannot exceed 128 characters')),
  );

export const signInSchema = z.object({
  email: requiredEmail,
  password: z
    .string()
    .check(
      z.minLength(1, t('Password is required')),
      z.minLength(SIGN_IN_PASSWORD_MIN, t('Password must be at least 6 characters long')),
    ),
});

export const signUpSchema = z.object({
  terms: z.literal(true, TERMS_REQUIRED),
  name: z.pipe(plainText, z.string().check(z.regex(NAME_PATTERN, INVALID_NAME))),
  email: requiredEmail,
  password: newPasswordSchema,
});

/** Where only the address is asked; an empty one is as invalid as any other. */
export const forgotSchema = z.object({
  email: z.pipe(plainText, z.string().check(...emailShape)),
});

export const newPasswordsSchema = z.object({ password: newPasswordSchema, repeated: z.string() }).check(
  z.refine((values) => values.password === values.repeated, {
    path: ['repeated'],
    message: t('The two passwords are not the same'),
  }),
);

export type FieldProblem<Field extends string = string> = { field: Field; message: string };

/** The cleaned values, or the first rule that fails with the field it belongs to. */
export function checkForm<Shape extends z.ZodMiniType>(
  schema: Shape,
  values: Record<keyof z.output<Shape> & string, unknown>,
):
  | { ok: true; values: z.output<Shape> }
  | { ok: false; problem: FieldProblem<keyof z.output<Shape> & string> } {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const [issue] = result.error.issues;
  return {
    ok: false,
    problem: {
      field: String(issue?.path[0]) as keyof z.output<Shape> & string,
      message: issue?.message ?? t('Please check this field'),
    },
  };
}

/** Counts attempts per key in memory, so that a person (or a script in the page) cannot hammer the sign-in. */
const WINDOW_MS = 15 * 60_000;

export type AttemptLimiter = {
  /** Takes one attempt. Answers 0 when it may go ahead, otherwise the minutes left to wait, rounded up. */
  take: (key: string) => number;
  /** Forgets the key after a success. */
  reset: (key: string) => void;
};

/** @param limit attempts allowed per key in 15 minutes, counted from the first one */
export function createAttemptLimiter(limit: number, now: () => number = Date.now): AttemptLimiter {
  const windows = new Map<string, { used: number; endsAt: number }>();
  return {
    take(key) {
      const at = now();
      const open = windows.get(key);
      if (!open || open.endsAt <= at) {
        windows.set(key, { used: 1, endsAt: at + WINDOW_MS });
        return 0;
      }
      if (open.used >= limit) return Math.ceil((open.endsAt - at) / 60_000);
      open.used += 1;
      return 0;
    },
    reset: (key) => void windows.delete(key),
  };
}

export const signInLimiter = createAttemptLimiter(5);
export const signUpLimiter = createAttemptLimiter(3);
export const oauthLimiter = createAttemptLimiter(3);

export function tooManyAttempts(what: 'login' | 'signup' | 'OAuth', minutes: number): string {
  switch (what) {
    case 'login':
      return t('Too many login attempts. Please wait {minutes} minutes before trying again.', { minutes });
    case 'signup':
      return t('Too many signup attempts. Please wait {minutes} minutes before trying again.', { minutes });
    case 'OAuth':
      return t('Too many OAuth attempts. Please wait {minutes} minutes before trying again.', { minutes });
  }
}
