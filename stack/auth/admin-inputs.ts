import { randomUUID } from 'node:crypto';

import { plainEmail } from './auth-request.ts';
import type { AuthRepository } from './lite-auth.ts';
import { refusal } from './refusal.ts';

/** An address that is one, and nobody else's. */
export async function freeAddress(repo: AuthRepository, email: unknown, owner?: string): Promise<string> {
  const address = plainEmail(email);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
    throw refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const taken = await repo.findUserByEmail(address);
  if (taken && taken.id !== owner) {
    throw refusal(422, 'email_exists', 'A user with this email address has already been registered');
  }
  return address;
}

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** An id for a new account: the one asked for, if nobody has it. */
export async function freeId(repo: AuthRepository, id: unknown): Promise<string> {
  if (id === undefined || id === null || id === '') return randomUUID();
  if (typeof id !== 'string' || !UUID_V4.test(id))
    throw refusal(400, 'validation_failed', 'ID must conform to the uuid v4 format');
  const taken = await repo.findUserById(id);
  if (taken) throw refusal(422, 'user_already_exists', 'A user with this id has already been registered');
  return id.toLowerCase();
}

export function positive(text: string | undefined, fallback: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const UNIT_MS: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000 };

/** What a date of four digits can say. */
const LAST_YEAR = 9999;

/** The end of a ban given as in Go, `24h` or `1h30m`; `none` lifts it. */
export function banEnd(duration: unknown): string | null {
  if (duration === 'none') return null;
  const text = String(duration);
  if (!/^(\d+(\.\d+)?[hms])+$/.test(text)) {
    throw refusal(400, 'validation_failed', 'ban_duration must look like 24h or be none');
  }
  const parts = [...text.matchAll(/([\d.]+)([hms])/g)];
  const milliseconds = parts.reduce((sum, [, n, unit]) => sum + Number(n) * (UNIT_MS[unit ?? ''] ?? 0), 0);
  const end = new Date(Date.now() + milliseconds);
  if (Number.isNaN(end.getTime()) || end.getUTCFullYear() > LAST_YEAR)
    throw refusal(400, 'validation_failed', `ban_duration must end by the year ${LAST_YEAR}`);
  return end.toISOString();
}
