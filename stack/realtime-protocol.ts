/** One message of the Phoenix channel protocol that realtime-js speaks. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** 1.0.0 sends objects, 2.0.0 arrays. */
export type Version = 1 | 2;

export function encodeMessage(version: Version, { joinRef, ref, topic, event, payload }: Message): string {
  return JSON.stringify(
    version === 2 ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/** Reads a text frame of either version; null for anything that is no message. */
export function decodeMessage(text: string): Message | null {
  const raw = parseJson(text);
  const [joinRef, ref, topic, event, payload] = Array.isArray(raw)
    ? raw
    : ['join_ref', 'ref', 'topic', 'event', 'payload'].map((name) => asRecord(raw)[name]);
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: asRef(joinRef), ref: asRef(ref), topic, event, payload: asRecord(payload) };
}

/** Of the binary frames of version 2.0.0: a broadcast that is sent. */
const BROADCAST_PUSH = 3;
const PUSH_HEADER = 7;

/** Reads of a binary frame what it is and where it goes, not what it carries; null for anything that is no message. */
export function decodeBinary(frame: Buffer): Message | null {
  const [kind, joinRefSize = 0, refSize = 0, topicSize = 0] = frame;
  if (kind !== BROADCAST_PUSH || frame.length < PUSH_HEADER) return null;
  let at = PUSH_HEADER;
  const read = (size: number): string => frame.toString('utf8', at, (at += size));
  const [joinRef, ref, topic] = [read(joinRefSize), read(refSize), read(topicSize)];
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: {} };
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function asRef(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not JSON: the caller ignores it like any other noise
  }
}
