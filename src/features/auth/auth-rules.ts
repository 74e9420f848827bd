/** The sign-in and sign-up rules. Each check answers the first failing rule only, with the field it belongs to. */
export type AuthField = 'name' | 'email' | 'password' | 'terms';
export type FieldProblem = { field: AuthField; message: string };

export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 128;
const SIGN_UP_PASSWORD_MIN = 8;
const SIGN_IN_PASSWORD_MIN = 6;

export const INVALID_EMAIL = 'Please enter a valid email address';
const TERMS_REQUIRED = 'You must agree to the Terms & Conditions and Privacy Policy';
const INVALID_NAME = 'Please enter a valid name (2-100 characters, letters only)';

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const NAME_PATTERN = /^[\p{L}\p{M} '’-]{2,100}$/u;

/** Drops every tag (and the text of scripts and styles) and the space around what is left. */
export function stripHtml(input: string): string {
  const parsed = new DOMParser().parseFromString(input, 'text/html');
  for (const element of parsed.querySelectorAll('script, style, template')) element.remove();
  return (parsed.body.textContent ?? '').trim();
}

/** An address as it is sent: without markup, without space around it. */
export function cleanEmail(input: string): string {
  return stripHtml(input);
}

export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email);
}

function emailProblem(email: string): string | null {
  if (email === '') return 'Email is required';
  return isEmail(email) ? null : INVALID_EMAIL;
}

/** First rule of a new password that fails, or null. */
export function newPasswordProblem(password: string): string | null {
  if (password.length < SIGN_UP_PASSWORD_MIN) return 'Password must be at least 8 characters long';
  if (!/\p{Lu}/u.test(password)) return 'Password must contain at least one uppercase letter';
  if (!/\p{Ll}/u.test(password)) return 'Password must contain at least one lowercase letter';
  if (!/\d/.test(password)) return 'Password must contain at least one number';
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'Password must contain at least one special character';
  if (password.length > PASSWORD_MAX) return 'Password cannot exceed 128 characters';
  return null;
}

/** @param values email already cleaned, password as typed */
export function signInProblem(values: { email: string; password: string }): FieldProblem | null {
  const email = emailProblem(values.email);
  if (email) return { field: 'email', message: email };
  if (values.password === '') return { field: 'password', message: 'Password is required' };
  if (values.password.length < SIGN_IN_PASSWORD_MIN)
    return { field: 'password', message: 'Password must be at least 6 characters long' };
  return null;
}

/** @param values name and email already cleaned, password as typed */
export function signUpProblem(values: {
  name: string;
  email: string;
  password: string;
  agreed: boolean;
}): FieldProblem | null {
  if (!values.agreed) return { field: 'terms', message: TERMS_REQUIRED };
  if (!NAME_PATTERN.test(values.name)) return { field: 'name', message: INVALID_NAME };
  const email = emailProblem(values.email);
  if (email) return { field: 'email', message: email };
  const password = newPasswordProblem(values.password);
  return password ? { field: 'password', message: password } : null;
}
