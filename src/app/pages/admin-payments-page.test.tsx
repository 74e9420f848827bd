// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { MoneyExport } from '../../features/payment-desk/money-export.tsx';

const EXPORT = 'POST /rest/v1/rpc/export_money';
let api: SampleAuth;
const saved: { name: string; text: Promise<string> }[] = [];

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  api.asked.length = 0;
  api.answers.clear();
  saved.length = 0;
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, text: last.text() });
  });
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoneyExport />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('hands over a file with a header, plain numbers and no formula', async () => {
  api.answers.set(EXPORT, {
    status: 200,
    body: {
      columns: ['day', 'document', 'buyer', 'gross_kes'],
      rows: [
        ['2026-11-24', 'INV-2026-00001', '=HYPERLINK("x")', '1100'],
        ['2026-11-24', 'CN-2026-00001', null, '-100'],
      ],
      count: 2,
      total_kes: 1000,
    },
  });
  const user = show();
  await user.selectOptions(screen.getByLabelText('List'), 'sales');
  await user.selectOptions(screen.getByLabelText('Lines'), 'entry');
  await user.click(screen.getByRole('button', { name: 'Download the file' }));
  expect(await screen.findByText('2 lines, KSh 1,000 in all.')).toBeVisible();
  expect(api.asked[0]?.body).toMatchObject({ what: 'sales', grouped: 'entry', page_offset: 0 });
  expect(saved[0]?.name).toMatch(/^mizizi-sales-entry-\d{4}-\d{2}-01-.*\.csv$/);
  expect(await saved[0]?.text).toContain(
    'day,document,buyer,gross_kes\r\n2026-11-24,INV-2026-00001,"\'=HYPERLINK(""x"")",1100\r\n2026-11-24,CN-2026-00001,,-100\r\n',
  );
});

it('says what the database refuses, and asks for no period that goes backwards', async () => {
  api.answers.set(EXPORT, {
    status: 400,
    body: { code: 'P0001', message: 'Your role does not include this.', details: 'not_allowed', hint: '' },
  });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Download the file' }));
  expect(await screen.findByText('Your role does not include this.')).toBeVisible();
  await user.clear(screen.getByLabelText('Last day'));
  await user.click(screen.getByRole('button', { name: 'Download the file' }));
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription(
    'The last day is not before the first one.',
  );
  expect(api.asked).toHaveLength(1);
});
