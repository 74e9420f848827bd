import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { StockCell } from './product-cells.tsx';

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
