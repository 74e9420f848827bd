import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Subject } from '../../entities/safety/matching.ts';
import { nothingListed, safetyProfile } from '../../entities/safety/safety-profile.ts';
import { CartSafety } from './cart-safety.tsx';
import { SafetyNotice } from './safety-notice.tsx';

const file = readFileSync('public/knowledge/safety.json', 'utf8');

/** The device's file answers; the database does not unless `rows` are given for a path. */
function serve(rows: Record<string, unknown> = {}, hasRules = true) {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/config.json'))
      return Promise.resolve(Response.json({ supabaseUrl: '', anonKey: 'key' }));
    if (url.includes('/knowledge/safety.json'))
      return Promise.resolve(hasRules ? new Response(file) : new Response('', { status: 404 }));
    const found = Object.entries(rows).find(([path]) => url.includes(`/rest/v1/${path}`));
    return found
      ? Promise.resolve(Response.json(found[1]))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
}

function show(subject: Subject, name: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <SafetyNotice subject={subject} name={name} />
    </QueryClientProvider>,
  );
}

beforeEach(() => serve());
afterEach(() => {
  safetyProfile.change(() => nothingListed);
  vi.unstubAllGlobals();
});

const list = (medicines: string[], conditions: string[] = []) =>
  safetyProfile.change(() => ({ medicines, conditions }));

describe('SafetyNotice', () => {
  it('invites to make a list, and keeps the window open while things are ticked', async () => {
    const user = userEvent.setup();
    show({ kind: 'herb', slug: 'neem' }, 'Neem');
    await user.click(screen.getByRole('button', { name: 'Check it for me' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your medicines and conditions' });
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Pregnant' }));
    await user.type(within(dialog).getByRole('searchbox'), 'warfrin');
    expect(await within(dialog).findByText('Did you mean …?')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: /^Warfarin/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    const notice = await screen.findByRole('region', { name: 'Neem and your list' });
    expect(notice).toHaveTextContent('Not for you, by your list');
    expect(safetyProfile.get()).toEqual({ medicines: ['warfarin'], conditions: ['pregnancy'] });
  });

  it('says what nobody looked up, and no all-clear', async () => {
    list([], ['asthma']);
    show({ kind: 'herb', slug: 'coconut' }, 'Coconut');
    expect(await screen.findByText(/^Not looked up: Asthma\. That is no all-clear/)).toBeVisible();
    expect(screen.queryByText(/We know of no conflict/)).toBeNull();
  });

  it('knows of no conflict only where every pair was looked up', async () => {
    list([], ['pregnancy']);
    show({ kind: 'herb', slug: 'amaranth' }, 'Amaranth');
    expect(await screen.findByText(/We know of no conflict/)).toHaveTextContent(
      'no proof that there is none',
    );
    list(['other:Dawa ya mzee'], ['pregnancy']);
    expect(await screen.findByText(/^Not looked up: Dawa ya mzee\./)).toBeVisible();
    expect(screen.queryByText(/We know of no conflict/)).toBeNull();
  });

  it('names what was not looked up beside a warning too', async () => {
    list(['warfarin', 'other:Zentaxil']);
    show({ kind: 'herb', slug: 'ginger' }, 'Ginger');
    const notice = await screen.findByRole('region', { name: 'Ginger and your list' });
    expect(notice).toHaveTextContent('Ask your clinician first');
    expect(notice).toHaveTextContent('Not looked up: Zentaxil.');
  });

  it('asks for the age of a child', async () => {
    list([], ['child']);
    show({ kind: 'remedy', slug: 'honey-at-bedtime-for-cough' }, 'Honey');
    expect(await screen.findByText(/Tell the age of the child/)).toBeVisible();
    expect(screen.getByText('Not for you, by your list')).toBeVisible();
  });

  it('keeps a name nobody knows as it was written', async () => {
    const user = userEvent.setup();
    show({ kind: 'herb', slug: 'amaranth' }, 'Amaranth');
    await user.click(screen.getByRole('button', { name: 'Check it for me' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your medicines and conditions' });
    await user.type(await within(dialog).findByRole('searchbox'), 'Qwzyx forte');
    await user.click(within(dialog).getByRole('button', { name: /^Put “Qwzyx forte” on my list/ }));
    expect(
      await within(dialog).findByRole('button', { name: 'Remove Qwzyx forte (not checked)' }),
    ).toBeVisible();
    expect(safetyProfile.get().medicines).toEqual(['other:Qwzyx forte']);
  });

  it('asks weeks, age and dates where they are needed', async () => {
    const user = userEvent.setup();
    list([], ['pregnancy', 'child', 'surgery-within-2-weeks']);
    show({ kind: 'herb', slug: 'neem' }, 'Neem');
    await user.click(await screen.findByRole('button', { name: 'My list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your medicines and conditions' });
    await user.type(await within(dialog).findByLabelText('Weeks of pregnancy'), '32');
    expect(within(dialog).getByRole('button', { name: 'Remove Pregnant, 32 weeks' })).toBeVisible();
    await user.type(within(dialog).getByLabelText('Years'), '8');
    expect(within(dialog).getByRole('button', { name: 'Remove For a child, 8 years' })).toBeVisible();
    await user.type(within(dialog).getByLabelText('Months'), '14');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('months from 0 to 11');
    const operation = within(dialog).getByLabelText('Date of the operation');
    fireEvent.change(operation, { target: { value: '0002-01-05' } });
    expect(safetyProfile.get().facts?.operation_on).toBeUndefined();
    expect(operation).toHaveValue('0002-01-05');
    fireEvent.change(operation, { target: { value: '1999-01-05' } });
    expect(operation).toHaveAccessibleDescription(/cannot be right/);
    await user.clear(operation);
    await user.type(operation, new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10));
    expect(Object.keys(safetyProfile.get().facts ?? {}).toSorted()).toEqual([
      'child_born_on',
      'operation_on',
      'pregnant_since',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'The baby has come' }));
    const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    await user.type(within(dialog).getByLabelText('When did the baby come?'), day);
    expect(safetyProfile.get().conditions).toEqual([
      'child',
      'surgery-within-2-weeks',
      'after-birth',
      'breastfeeding',
    ]);
  });

  it('reads unknown products as caution', async () => {
    list(['warfarin']);
    serve({ products: [{ id: 5000, variant_of: null, herb_slugs: [] }] });
    show({ kind: 'product', id: 5000 }, 'Secret blend');
    const notice = await screen.findByRole('region', { name: 'Secret blend and your list' });
    expect(notice).toHaveTextContent('Ask your clinician first');
    expect(notice).toHaveTextContent('no safety data');
  });

  it('takes a new product’s herbs, and those of its size, from its row', async () => {
    list([], ['pregnancy']);
    serve({
      'products?select=id%2Cvariant_of%2Cherb_slugs&id=in.%285001%29': [
        { id: 5001, variant_of: 5000, herb_slugs: [] },
      ],
      'products?select=id%2Cvariant_of%2Cherb_slugs&id=in.%285000%29': [
        { id: 5000, variant_of: null, herb_slugs: ['neem'] },
      ],
    });
    show({ kind: 'product', id: 5001 }, 'Bitter blend');
    expect(await screen.findByText('Not for you, by your list')).toBeVisible();
  });

  it('counts what was edited since the site was built', async () => {
    list(['lithium']);
    const stage = { status: 'ok', text: 'Fine.' };
    const body = {
      pregnancy: stage,
      lactation: stage,
      children: stage,
      contraindications: [],
      interactions: [
        { drug: 'lithium', severity: 'major', mechanism: 'New finding.', advice: 'Do not combine.' },
      ],
    };
    serve({ herbs: [{ slug: 'coconut', name: 'Coconut', body }], remedies: [] });
    show({ kind: 'herb', slug: 'coconut' }, 'Coconut');
    expect(await screen.findByText(/New finding/)).toBeVisible();
  });

  it('says when it could not check', async () => {
    list(['warfarin']);
    serve({}, false);
    show({ kind: 'herb', slug: 'neem' }, 'Neem');
    expect(await screen.findByRole('alert')).toHaveTextContent('treat it as untested');
  });
});

it('checks a whole cart, the worst first', async () => {
  list(['dolutegravir'], ['pregnancy']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { products } = JSON.parse(file) as { products: Record<string, { herbs: string[] }> };
  const idOf = (slug: string) =>
    Number(Object.entries(products).find(([, entry]) => entry.herbs[0] === slug)?.[0]);
  render(
    <QueryClientProvider client={client}>
      <CartSafety
        items={[
          { id: idOf('ginger'), name: 'Dried ginger' },
          { id: idOf('neem'), name: 'Neem powder' },
        ]}
      />
    </QueryClientProvider>,
  );
  const section = await screen.findByRole('region', { name: '2 products need care' });
  const names = within(section).getAllByText(/^(Dried ginger|Neem powder)$/);
  expect(names.map((name) => name.textContent)).toEqual(['Neem powder', 'Dried ginger']);
});

it('says of a cart what was not looked up, by product', async () => {
  list([], ['asthma']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { products } = JSON.parse(file) as { products: Record<string, { herbs: string[] }> };
  const id = Number(Object.entries(products).find(([, entry]) => entry.herbs[0] === 'amaranth')?.[0]);
  render(
    <QueryClientProvider client={client}>
      <CartSafety items={[{ id, name: 'Terere' }]} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^Not looked up: Asthma\./)).toBeVisible();
  expect(screen.queryByText(/We know of no conflict/)).toBeNull();
});
