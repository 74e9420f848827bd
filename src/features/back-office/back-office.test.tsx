import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { formatDateTime } from '../../lib/format.ts';
import { readListState, writeListState } from './desk-list.ts';
import { answerAddress } from './message-decisions.tsx';
import { RestoredShop } from './today-tiles.tsx';
import { orderList } from './trade-lists.ts';

it('opens a mail to the sender with the question below, and nothing a sender could slip in', () => {
  const address = answerAddress({
    id: '1',
    email: 'asha@example.com?bcc=all@example.com',
    message: 'Do you post\nto Lamu & Pate?',
    order_number: 'MZ-7F3K2Q',
  });
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toBe('asha@example.com?bcc=all@example.com');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toBe('Your message to Mizizi about order MZ-7F3K2Q');
  expect(url.searchParams.get('body')).toBe('\n\n> Do you post\n> to Lamu & Pate?');
});

describe('list state', () => {
  const read = (query: string) => readListState(new URLSearchParams(query), orderList);

  it('reads what the list knows and nothing else', () => {
    expect(
      read(
        'q=asha&payment_state=paid&county=x&buyer=nobody&from=2026-01-02&until=soon&sort=total_kes&up=1&page=3',
      ),
    ).toEqual({
      search: 'asha',
      filters: { payment_state: 'paid', from: '2026-01-02' },
      sort: 'total_kes',
      descending: false,
      page: 3,
    });
  });

  it.each(['', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'sort=phone', 'buyer=constructor'])(
    'begins at the usual order and the first page with %j',
    (query) =>
      expect(read(query)).toEqual({ search: '', filters: {}, sort: null, descending: true, page: 1 }),
  );

  it('writes an address that says the same', () => {
    const query = 'tab=x&q=neem+tea&buyer=guest&from=2026-01-02&sort=number&up=1&page=2';
    expect(writeListState(read(query), { tab: 'x' }).toString()).toBe(query);
    expect(writeListState(read('')).toString()).toBe('');
  });
});

describe('restored shop', () => {
  const restored = {
    at: '2026-11-27T15:05:00Z',
    made_at: '2026-11-26T20:00:00Z',
    number: 'INV-2026-R2611271805-00001',
  };

  it('says what is missing, which numbers began, and leads to the statement whoever may import it', () => {
    const { rerender } = render(<RestoredShop restored={restored} canOpen={() => true} />, {
      wrapper: MemoryRouter,
    });
    const notice = screen.getByText('This shop was restored from a backup').parentElement;
    expect(notice).toHaveTextContent(formatDateTime(restored.made_at));
    expect(notice).toHaveTextContent('the first is INV-2026-R2611271805-00001');
    expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/admin/payments');
    rerender(<RestoredShop restored={restored} canOpen={() => false} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
