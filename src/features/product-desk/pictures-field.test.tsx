import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type FakeShop, openEditor, retype, startFakeShop } from './testing-product-shop.tsx';

let shop: FakeShop;
const button = (name: string) => screen.getByRole('button', { name });

describe('a picture that is still being stored', () => {
  let arrive: () => void;

  beforeEach(() => {
    shop = startFakeShop();
    shop.uploads = new Promise((resolve) => (arrive = resolve));
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 800, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => {},
      drawImage: () => {},
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['x'], { type: 'image/webp' })),
    );
  });

  const photograph = new File(['x'], 'neem.jpg', { type: 'image/jpeg' });

  it('keeps a product waiting, which is then saved with it', async () => {
    const { user, made } = await openEditor(null);
    await user.upload(screen.getByLabelText('Picture files'), photograph);
    expect(await screen.findByText('A picture is being stored. You can save after that.')).toBeVisible();
    expect(button('Create')).toBeDisabled();
    for (const [label, text] of Object.entries({
      Name: 'Rosella',
      Form: 'dried',
      'Price (KSh)': '250',
      Size: '80 g',
      'Weight to ship (g)': '100',
      SKU: 'N-1',
      Summary: 'Red and sour.',
      Description: 'For a cold drink.',
    }))
      await retype(user, label, text);
    await user.selectOptions(screen.getByLabelText('Shelf'), 'herbs');
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(shop.changing()).toEqual([]);

    act(() => arrive());
    await user.type(await screen.findByLabelText('What picture 1 shows'), 'Red calyces');
    await user.click(button('Create'));
    await waitFor(() => expect(made).toHaveBeenCalledWith(7));
    expect(shop.asked.find(({ call }) => call === 'save_product')?.body.product).toMatchObject({
      picture: expect.stringMatching(/^uploads\//),
      picture_alt: 'Red calyces',
    });
  });

  it('is not left behind without a word', async () => {
    const { user } = await openEditor(7);
    await user.upload(screen.getByLabelText('Picture files'), photograph);
    await screen.findByText('A picture is being stored. You can save after that.');
    expect(button('Publish')).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'All products', hidden: true }));
    expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible();
  });
});
