import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
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
    await user.type(within(dialog).getByRole('searchbox'), 'glucofage');
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Diabetes medicines/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    const notice = await screen.findByRole('region', { name: 'Neem and your list' });
    expect(notice).toHaveTextContent('Not for you, by your list');
    expect(notice).toHaveTextContent('Neem and Diabetes medicines');
    expect(safetyProfile.get()).toEqual({ medicines: ['diabetes-medicines'], conditions: ['pregnancy'] });
  });

  it('says that no known conflict is no proof', async () => {
    list([], ['gout']);
    show({ kind: 'herb', slug: 'coconut' }, 'Coconut');
    expect(await screen.findByText(/no proof that there is none/)).toBeVisible();
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
      'products?select=id%2Cvariant_of': [{ id: 5001, variant_of: 5000, herb_slugs: [] }],
      'products?select=id%2Cherb_slugs': [{ id: 5000, herb_slugs: ['neem'] }],
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
