import { formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { t } from '../../words/account.ts';
import type { AccountRules } from './account-rules.ts';
import type { Language, Profile } from './profile.queries.ts';

/** The details as they are typed. */
export type Details = { name: string; phone: string; county: string; language: Language };
export type DetailsProblem = { field: 'name' | 'phone'; message: string };

/** What the form starts with: what was saved, and the name the account was made with. */
export function startingDetails(profile: Profile, accountName: string): Details {
  return {
    name: profile.full_name ?? accountName,
    phone: profile.phone === null ? '' : formatPhone(profile.phone),
    county: profile.county ?? '',
    language: profile.language,
  };
}

/** What to save, or the first field that has to be mended. */
export function checkDetails(
  details: Details,
  checkName: AccountRules['checkName'],
): { changes: Partial<Profile>; problem: null } | { changes: null; problem: DetailsProblem } {
  const name = checkName(details.name);
  if (name.problem !== null) return { changes: null, problem: { field: 'name', message: name.problem } };
  const phone = normalisePhone(details.phone);
  if (phone === null && details.phone.trim() !== '')
    return {
      changes: null,
      problem: { field: 'phone', message: t('Enter a Kenyan mobile number, such as 0712 345 678') },
    };
  return {
    changes: {
      full_name: name.value,
      phone,
      county: details.county || null,
      language: details.language,
    },
    problem: null,
  };
}
