import { t } from '../../words/account.ts';
import type { AccountRules } from './account-rules.ts';
import { isWrongPassword } from './sign-in.queries.ts';

/** Where an error of a form that asks for the present password belongs, and its words. */
export function currentPasswordProblem(
  error: unknown,
  errorText: AccountRules['errorText'],
): { field: 'current' | 'form'; message: string } {
  return isWrongPassword(error)
    ? { field: 'current', message: t('This is not your current password') }
    : { field: 'form', message: errorText(error) };
}
