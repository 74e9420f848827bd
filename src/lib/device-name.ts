import { deviceStore } from './device-store.ts';
import { isText } from './guards.ts';

const KEY = 'mizizi-device-name';

/** A name by which the server tells this device from a member's others; made anew after each sign-out. */
export function deviceName(): string {
  const store = deviceStore('person');
  const known = store.read(KEY, isText);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  store.write(KEY, made, Infinity);
  return made;
}
