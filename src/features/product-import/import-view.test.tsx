import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ImportView } from './import-view.tsx';

const taken = { created: 0, updated: 1, errors: [] };
/** What the shop answers; null: the connection is gone. */
let answer: Response | null;

beforeEach(() => {
  answer = Response.json(taken);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportView />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function checkFile() {
  const user = open();
  const file = new File(['sku,price_kes\nT-1,300\n'], 'stock.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Product file'), file);
  await screen.findByText('“stock.csv” is checked. Nothing is written yet.');
  return user;
}

const refusal = (status: number, body: object): Response => Response.json(body, { status });

describe('an import that is refused as a whole', () => {
  it.each([
    ['no connection', null, 'The connection to the shop was interrupted', /offline/],
    ['a fault of the shop', refusal(500, {}), 'The shop could not take these rows now', /on our side/],
    ['no rights', refusal(403, { code: '42501' }), 'You may not import products', /not allowed/],
    ['unfit rows', refusal(400, { code: '23514' }), 'The import has stopped', /not right/],
  ])('says what kind of refusal it was: %s', async (_kind, refused, title, reason) => {
    const user = await checkFile();
    answer = refused;
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeVisible();
    expect(alert).toHaveTextContent(reason);
    answer = Response.json(taken);
    await user.click(within(alert).getByRole('button', { name: 'Go on from row 0' }));
    expect(await screen.findByText('“stock.csv” is imported.')).toBeVisible();
  });

  it('is not sent again when that would change nothing; another file may be chosen', async () => {
    const user = await checkFile();
    answer = refusal(400, { code: 'P0001', message: 'This import was undone.', details: 'wrong_state' });
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('button', { name: /Go on/ })).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('tells how to empty a field', () => {
  open();
  expect(screen.getByText(/write the word none in its cell.*compare_at_kes.*lot, expiry/)).toBeVisible();
});
