import { t } from '../words/shell.ts';
import { told } from '../words/told.ts';
import { AppError } from './app-error.ts';
import { getSupabase } from './supabase.ts';

/** Calls an edge function and answers its JSON. Throws `AppError`: the function's own refusal, offline or server. */
export async function invokeFunction(name: string, body: Record<string, unknown> = {}): Promise<unknown> {
  const { functions } = await getSupabase();
  const { data, error } = await functions.invoke<unknown>(name, { body });
  if (error) throw await functionError(error);
  return data;
}

/** A function refuses with `{kind, message, hint}`; anything else is a lost connection or a fault of the server. */
async function functionError(error: unknown): Promise<AppError> {
  const response: unknown = error instanceof Error ? Reflect.get(error, 'context') : null;
  if (!(response instanceof Response))
    return new AppError('offline', t('You seem to be offline. Check your connection and try again.'), {
      cause: error,
    });
  const body = (await response.json().catch(() => null)) as Partial<
    Record<'kind' | 'message' | 'hint', unknown>
  > | null;
  if (typeof body?.kind === 'string' && typeof body.message === 'string')
    return new AppError(body.kind, told(body.message), {
      ...(typeof body.hint === 'string' ? { hint: told(body.hint) } : {}),
      cause: error,
    });
  return new AppError('server', t('Something went wrong on our side. Please try again.'), { cause: error });
}
