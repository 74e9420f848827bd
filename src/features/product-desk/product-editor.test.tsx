import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { type FakeShop, openEditor, retype, startFakeShop } from './testing-product-shop.tsx';

let shop: FakeShop;
beforeEach(() => void (shop = startFakeShop()));

const button = (name: string) => screen.getByRole('button', { name });

describe('publishing beside the form', () => {
  it('is not somebody else’s edit: the next save goes over the version it left', async () => {
    const { user } = await openEditor(7);
    await user.click(button('Publish'));
    expect(await screen.findByRole('link', { name: 'See it in the shop' })).toBeVisible();
    await retype(user, 'Summary', 'Bitter.');
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await user.click(button('Save'));
    expect(await screen.findByText('All saved')).toBeVisible();
    expect(screen.queryByText(/Changed by someone else/)).not.toBeInTheDocument();
    expect(shop.changing()).toEqual(['set_product_status', 'save_product']);
    expect(shop.row).toMatchObject({ summary: 'Bitter.', status: 'active' });
  });

  it('saves first what stands in the form', async () => {
    const { user } = await openEditor(7);
    await retype(user, 'Summary', 'Bitter.');
    await user.click(button('Save and publish'));
    expect(await screen.findByRole('link', { name: 'See it in the shop' })).toBeVisible();
    expect(shop.changing()).toEqual(['save_product', 'set_product_status']);
    expect(shop.row).toMatchObject({ summary: 'Bitter.', status: 'active' });

    await waitFor(() => expect(button('Archive')).toBeEnabled());
    await retype(user, 'Summary', 'Bitter and green.');
    await user.click(button('Save'));
    expect(await screen.findByText('All saved')).toBeVisible();
    expect(shop.row['summary']).toBe('Bitter and green.');
  });

  it('publishes nothing that cannot be saved', async () => {
    const { user } = await openEditor(7);
    await user.clear(screen.getByLabelText('Summary'));
    await user.click(button('Save and publish'));
    expect(await screen.findByText('Write one line for the list')).toBeVisible();
    await waitFor(() => expect(button('Save and publish')).toBeEnabled());
    expect(shop.changing()).toEqual([]);
  });

  it('keeps what is not saved when the product is archived', async () => {
    const { user } = await openEditor(7);
    await retype(user, 'Summary', 'Bitter.');
    await user.click(button('Archive'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument());
    expect(screen.getByLabelText('Summary')).toHaveValue('Bitter.');
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await user.click(button('Save'));
    expect(await screen.findByText('All saved')).toBeVisible();
    expect(shop.row).toMatchObject({ summary: 'Bitter.', status: 'archived' });
  });

  it('still tells what somebody else has changed', async () => {
    const { user } = await openEditor(7);
    shop.edit({ summary: 'Sweet.' });
    await retype(user, 'Summary', 'Bitter.');
    await user.click(button('Archive'));
    expect(await screen.findByText(/Changed by someone else/)).toBeVisible();
    expect(screen.getByLabelText('Summary')).toHaveValue('Bitter.');
  });
});
