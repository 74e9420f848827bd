/** POST → {public_key}: what a browser needs to take push messages of this project; null when push is not set up. */
import { answerMethod, json } from '../_shared/respond.ts';
import { vapidFromEnv } from '../_shared/vapid.ts';

export default {
  fetch: (request: Request): Response =>
    answerMethod(request) ?? json(200, { public_key: vapidFromEnv()?.publicKey ?? null }),
};
