// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { bundledIdentity } from '../../entities/shop-identity/identity.queries.ts';
import { AppError } from '../../lib/app-error.ts';
import { PageView, startNavigation } from '../../lib/navigation/testing.tsx';
import { faultsOf, fromDraft, mergeDrafts, toDraft } from './identity-draft.ts';
import { IdentitySettings } from './identity-settings.tsx';
import { saveIdentity, type SavedIdentity } from './shop-settings.queries.ts';

const row: SavedIdentity = { ...bundledIdentity, version: 3 };
const read = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./shop-settings.queries.ts', async (original) => {
  const real = await original<typeof import('./shop-settings.queries.ts')>();
  return {
    ...real,
    identityQuery: { ...real.identityQuery, queryFn: read },
    saveIdentity: vi.fn<typeof saveIdentity>(),
  };
});

describe('the form of the shop', () => {
  const draft = toDraft(bundledIdentity);

  it('holds the row and gives it back', () => {
    expect(fromDraft(draft)).toEqual(bundledIdentity);
    expect(faultsOf(draft)).toEqual({});
  });

  it.each(['0712 345 678', '+254 712 345 678', '254712345678', '712345678', '+254 (0) 712 345 678'])(
    'takes %s for a phone',
    (phone) => {
      expect(fromDraft({ ...draft, phone }).phone).toBe('254712345678');
    },
  );

  it.each([
    ['name', 'M'],
    ['phone', '0712'],
    ['phone', '999'],
    ['email', 'hello@mizizi'],
    ['city', ' '],
    ['hours_0', '08:00-'],
    ['hours_6', '18:00-08:00'],
    ['facebook_url', 'facebook.com/mizizi'],
    ['x_url', 'https://instagram.com/mizizi'],
  ])('says beside %s what is wrong with "%s"', (name, value) => {
    expect(Object.keys(faultsOf({ ...draft, [name]: value }))).toEqual([name]);
  });

  it('asks for words in both languages or none', () => {
    expect(Object.keys(faultsOf({ ...draft, delivery_en: 'Tomorrow' }))).toEqual(['delivery_sw']);
    expect(Object.keys(faultsOf({ ...draft, hours_note_sw: 'Kesho' }))).toEqual(['hours_note_en']);
  });

  it('takes over what only the other owner changed', () => {
    const mine = { ...draft, phone: '0711 000 001', name: 'Same' };
    const theirs = { ...draft, phone: '+254 722 000 002', city: 'Kisumu', name: 'Same' };
    expect(mergeDrafts(draft, mine, theirs)).toEqual({
      merged: { ...mine, city: 'Kisumu' },
      taken: ['city'],
      clashes: [{ name: 'phone', theirs: '+254 722 000 002' }],
    });
  });
});

describe('the settings of the shop', () => {
  beforeEach(() => {
    vi.mocked(saveIdentity).mockReset();
    read.mockReset().mockResolvedValue(row);
  });

  async function open() {
    const navigation = startNavigation([{ path: '/', Component: IdentitySettings }]);
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PageView navigation={navigation} />
      </QueryClientProvider>,
    );
    const user = userEvent.setup();
    const type = async (label: string, value: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, value);
    };
    return { user, type, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
  }

  it('are saved over the version that was read', async () => {
    vi.mocked(saveIdentity).mockResolvedValue({ ...row, phone: '254712345678', version: 4 });
    const { type, save } = await open();
    await type('Phone', '0712');
    await save();
    expect(await screen.findByText('Write the phone like 0712 345 678.')).toBeVisible();
    expect(saveIdentity).not.toHaveBeenCalled();
    await type('Phone', '0712 345 678');
    await save();
    await vi.waitFor(() =>
      expect(saveIdentity).toHaveBeenCalledWith({ ...bundledIdentity, phone: '254712345678' }, 3),
    );
    expect(await screen.findByDisplayValue('+254 712 345 678')).toBeVisible();
  });

  it('lose nothing when another owner saved meanwhile', async () => {
    vi.mocked(saveIdentity).mockRejectedValueOnce(
      new AppError('changed_by_other', 'Somebody has changed the shop.'),
    );
    const { user, type, save } = await open();
    await type('Phone', '0712 345 678');
    read.mockResolvedValue({ ...row, phone: '254722000002', city: 'Kisumu', version: 4 });
    await save();
    expect(await screen.findByText('Changed by someone else while you were editing')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('0712 345 678');
    expect(screen.getByLabelText('Town and country')).toHaveValue('Kisumu');
    await user.click(screen.getByRole('button', { name: 'Take theirs for Phone' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('+254 722 000 002');
    vi.mocked(saveIdentity).mockResolvedValue({ ...row, version: 5 });
    await save();
    await vi.waitFor(() =>
      expect(saveIdentity).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Kisumu' }), 4),
    );
  });
});
