/** POST /functions/v1/till-answers/<token>[/timeout] from Safaricom: always 200 and accepted, whatever it is worth. */
import { log } from '../_shared/log.ts';
import { createMpesaRequestsDb } from '../_shared/mpesa-requests-db.ts';
import { serviceClient } from '../_shared/supabase.ts';
import { tillAnswers } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    tillAnswers(request, { requests: () => createMpesaRequestsDb(serviceClient(request)), log }),
};
