import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { StockCell } from './product-cells.tsx';
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

describe('pictures', () => {
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
});

let asked: unknown[];
let answer: Response;
const counted = (stock: number, over: number) => ({ product_id: 7, stock, expected_stock: over });

/** The figure 64 on a shelf; `readAgain` shows another one, as after the list was read again. */
function open() {
  const client = new QueryClient();
  const shelf = (stock: number) => (
    <QueryClientProvider client={client}>
      <StockCell product={{ id: 7, name: 'Neem', size: '100 g', stock, reorder_at: 5 }} />
    </QueryClientProvider>
  );
  const { rerender } = render(shelf(64));
  return { user: userEvent.setup(), readAgain: (stock: number) => rerender(shelf(stock)) };
}

const figure = () => screen.getByRole('textbox', { name: 'Stock of Neem, 100 g' });
const decision = () => screen.findByRole('button', { name: 'Save 60 over 9' });

describe('the figure on the shelf', () => {
  beforeEach(() => {
    asked = [];
    answer = Response.json(60);
    vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
    vi.stubGlobal('fetch', async (_: string | URL, init: RequestInit) => {
      asked.push(JSON.parse(init.body as string));
      return answer.clone();
    });
  });

  it('is written when one leaves it, over the figure that was shown', async () => {
    const { user } = open();
    await user.clear(figure());
    await user.type(figure(), '60');
    await user.tab();
    await waitFor(() => expect(asked).toEqual([counted(60, 64)]));
  });

  it('is written over the figure one counted from, even when the list is read again meanwhile', async () => {
    const { user, readAgain } = open();
    await user.clear(figure());
    await user.type(figure(), '6');
    readAgain(9);
    await user.type(figure(), '0');
    await user.tab();
    await waitFor(() => expect(asked).toEqual([counted(60, 64)]));
  });

  describe('when somebody bought meanwhile', () => {
    async function refuse() {
      const refusal = {
        code: 'P0001',
        message: 'There are 9 now.',
        details: 'changed_by_other',
        hint: 'Count again, then save.',
      };
      answer = Response.json(refusal, { status: 400 });
      const { user, readAgain } = open();
      await user.clear(figure());
      await user.type(figure(), '60{Enter}');
      expect(await screen.findByText('There are 9 now. Count again, then save.')).toBeVisible();
      readAgain(9);
      answer = Response.json(60);
      return user;
    }

    it('keeps what was typed, and leaving the field does not send it again', async () => {
      const user = await refuse();
      expect(figure()).toHaveValue('60');
      await decision();
      await user.click(document.body);
      await user.click(figure());
      await user.click(document.body);
      expect(figure()).toHaveValue('60');
      expect(asked).toHaveLength(1);
    });

    it('writes it over the new figure once that is decided, by the button', async () => {
      const user = await refuse();
      await user.click(await decision());
      await waitFor(() => expect(asked).toEqual([counted(60, 64), counted(60, 9)]));
    });

    it('takes a second Enter for such a decision', async () => {
      const user = await refuse();
      await decision();
      await user.type(figure(), '{Enter}');
      await waitFor(() => expect(asked).toEqual([counted(60, 64), counted(60, 9)]));
    });

    it('writes another figure when one leaves the field', async () => {
      const user = await refuse();
      await decision();
      await user.clear(figure());
      await user.type(figure(), '8');
      await user.tab();
      await waitFor(() => expect(asked).toEqual([counted(60, 64), counted(8, 9)]));
    });

    it('forgets it with Escape', async () => {
      const user = await refuse();
      await decision();
      await user.type(figure(), '{Escape}');
      expect(figure()).toHaveValue('9');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
