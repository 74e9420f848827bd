// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi, describe } from 'vitest';

import { type SampleAuth, startSampleAuth, sampleSession } from '../../features/auth/sample-auth-api.ts';
import { MoneyExport } from '../../features/payment-desk/books.tsx';
import { TaxList } from '../../features/product-desk/tax-list.tsx';
import { LimitSettings } from '../../features/shop-settings/settings-tabs.tsx';

let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
beforeEach(() => {
  api.asked.length = 0;
  api.answers.clear();
});
afterAll(() => api.close());

describe('files for the accountant', () => {
  const EXPORT = 'POST /rest/v1/rpc/export_money';
  const saved: { name: string; text: Promise<string> }[] = [];

  beforeEach(() => {
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
});

describe('settings of the shop', () => {
  it('saves the limits and the days for returns together', async () => {
    localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('boss@example.com').body));
    const limits = {
      cash_limit_kes: 5000,
      hold_minutes: 15,
      return_days: 30,
      open_orders: 20,
      refund_limit_kes: 5000,
    };
    api.answers.set('GET /rest/v1/shop_settings', { status: 200, body: [limits] });
    api.answers.set('PATCH /rest/v1/shop_settings', { status: 200, body: { id: true } });
    const user = userEvent.setup();
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <LimitSettings />
      </QueryClientProvider>,
    );
    const days = await screen.findByLabelText('Returns after delivery (days)');
    expect(days).toHaveValue('30');
    await user.clear(days);
    await user.type(days, '45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(api.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
        ...limits,
        return_days: 45,
      }),
    );
  });
});

describe('the tax of products', () => {
  const row = (id: number, name: string, taxClass: string | null) => ({
    id,
    name,
    size: '100 g',
    category_id: 'herbs',
    tax_class: taxClass,
    item_class: null,
  });

  beforeEach(() => {
    api.answers.set('GET /rest/v1/product_tax_list', {
      status: 200,
      body: [row(1, 'Neem', null), row(2, 'Moringa', null), row(3, 'Honey', 'exempt')],
    });
    for (const list of ['product_categories', 'product_uses', 'products'])
      api.answers.set(`GET /rest/v1/${list}`, { status: 200, body: [] });
  });

  it('sets the class of many products at once', async () => {
    api.answers.set('POST /rest/v1/rpc/set_tax_class', { status: 200, body: 2 });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <TaxList hrefOf={(id) => `/p/${id}`} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const user = userEvent.setup();
    expect(await screen.findByLabelText('Neem')).toBeVisible();
    expect(screen.queryByLabelText('Honey')).toBeNull();
    await user.click(screen.getByLabelText('Choose all 2'));
    await user.click(screen.getAllByRole('button', { name: 'Set for 2 products' })[0] as HTMLElement);
    expect(screen.getByLabelText('Class of VAT')).toHaveAccessibleDescription('Choose a class');
    await user.selectOptions(screen.getByLabelText('Class of VAT'), 'zero');
    await user.type(screen.getByLabelText('eTIMS item classification (optional)'), '50596908');
    await user.click(screen.getAllByRole('button', { name: 'Set for 2 products' })[0] as HTMLElement);
    await vi.waitFor(() =>
      expect(api.asked.find(({ call }) => call.endsWith('set_tax_class'))?.body).toEqual({
        product_ids: [1, 2],
        tax_class: 'zero',
        item_class: '50596908',
      }),
    );
    await user.click(screen.getByLabelText('Show those that have a class, too'));
    expect(await screen.findByLabelText('Honey')).toBeVisible();
  });
});
