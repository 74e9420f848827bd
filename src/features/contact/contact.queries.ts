import { toAppError } from '../../lib/app-error.ts';
import { getConfig } from '../../lib/env.ts';
import { projectFetch } from '../../lib/project-fetch.ts';
import { readSession } from '../../lib/session.ts';
import type { ContactFields } from './message.ts';

export type Outgoing = ContactFields & {
  /** Made by this device: a message that is sent twice arrives once. */
  clientKey: string;
  /** What somebody put into the field that people never see. */
  website: string;
  /** How long the form was open, in milliseconds. */
  writingMs: number;
};

/** Hands a message over. Throws `AppError`; its kind is `offline` when there is no connection. */
export async function sendMessage(outgoing: Outgoing): Promise<void> {
  try {
    const token = readSession()?.accessToken;
    let response = await post(outgoing, token);
    // A session that has run out: the message goes without it.
    if (response.status === 401 && token) response = await post(outgoing);
    if (response.ok) return;
    const body = (await response.json()) as unknown;
    throw toAppError({ ...(typeof body === 'object' ? body : {}), status: response.status });
  } catch (error) {
    throw toAppError(error);
  }
}

async function post(outgoing: Outgoing, bearer?: string): Promise<Response> {
  const { url } = await getConfig();
  return projectFetch(
    `${url}/rest/v1/rpc/send_contact_message`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_key: outgoing.clientKey,
        name: outgoing.name,
        email: outgoing.email,
        message: outgoing.message,
        topic: outgoing.topic,
        order_number: outgoing.orderNumber || null,
        website: outgoing.website || null,
        writing_ms: Math.min(Math.round(outgoing.writingMs), 86_400_000),
      }),
    },
    bearer,
  );
}
