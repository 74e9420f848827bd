import { describe, expect, it } from 'vitest';

import { checkDetails, type Details, startingDetails } from './details-form.tsx';

const saved = {
  full_name: null,
  avatar_path: null,
  phone: '254712345678',
  county: 'Kisumu',
  language: 'sw',
} as const;
const typed: Details = { name: 'Asha', phone: ' 0110 123 456 ', county: '', language: 'en' };
const anyName = (name: string) => ({ value: name.trim(), problem: null });

describe('the form', () => {
  it('starts with what was saved, and with the name of the account', () => {
    expect(startingDetails(saved, 'Asha Mwangi')).toEqual({
      name: 'Asha Mwangi',
      phone: '0712 345 678',
      county: 'Kisumu',
      language: 'sw',
    });
    expect(startingDetails({ ...saved, full_name: 'Asha M.' }, 'Asha Mwangi').name).toBe('Asha M.');
  });

  it('saves phones in one form and what is empty as nothing', () => {
    expect(checkDetails(typed, anyName).changes).toEqual({
      full_name: 'Asha',
      phone: '254110123456',
      county: null,
      language: 'en',
    });
    expect(checkDetails({ ...typed, phone: ' ' }, anyName).changes?.phone).toBeNull();
  });

  it('names the first field that has to be mended', () => {
    const refused = checkDetails({ ...typed, phone: '123' }, () => ({ value: null, problem: 'No name' }));
    expect(refused.problem).toEqual({ field: 'name', message: 'No name' });
    expect(checkDetails({ ...typed, phone: '020 123 4567' }, anyName).problem?.field).toBe('phone');
  });
});
