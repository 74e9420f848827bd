/** POST /functions/v1/till-money/<secret>/confirmation | validation from Safaricom: a payment that came without being asked for. */
import { log } from '../_shared/log.ts';
import { serviceClient } from '../_shared/supabase.ts';
import { createTillDb } from '../_shared/till-db.ts';
import { tillMoney } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    tillMoney(request, { till: () => createTillDb(serviceClient(request)), log }),
};
