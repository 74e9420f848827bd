import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { safetyProfile, nothingListed } from '../../entities/safety/safety-profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { signInAs, startFakeServer } from '../../lib/sync/testing-server.ts';
import { ReadingsLog } from './readings-log.tsx';
import { readingRecords, type WeightRecords } from './readings.queries.ts';

beforeEach(() => {
  startFakeServer().connection = 'down';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});
afterEach(() => {
  signInAs(null);
  for (const row of readingRecords.current()) readingRecords.remove(row);
  safetyProfile.change(() => nothingListed);
  queryClient.clear();
  vi.unstubAllGlobals();
});

function show(firstKind: 'pressure' | 'weight' | 'glucose' = 'pressure') {
  const weights = { rows: [], put: vi.fn<WeightRecords['put']>(), remove: vi.fn<WeightRecords['remove']>() };
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ReadingsLog weights={weights} syncNote={null} firstKind={firstKind} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return weights;
}
const type = (name: string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
};
const keep = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Keep this reading' }));
};

it('answers at once, without a connection, and keeps on the device', () => {
  safetyProfile.change(() => ({ medicines: [], conditions: ['pregnancy'] }));
  show();
  type('Upper, mmHg', '165');
  type('Lower, mmHg', '108');
  keep();
  const notice = screen.getByRole('alert', { name: /pre-eclampsia/ });
  expect(notice).toHaveAttribute('data-urgency', 'emergency');
  expect(notice).toHaveAttribute('data-kind', 'pregnancy');
  expect(within(notice).getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
  expect(readingRecords.current()).toMatchObject([{ kind: 'pressure', upper: 165, lower: 108 }]);
});

it('asks back and keeps nothing until something is chosen', () => {
  show();
  type('Upper, mmHg', '1200');
  type('Lower, mmHg', '80');
  keep();
  expect(screen.getByRole('alert')).toHaveTextContent('Did you mean 120/80?');
  expect(readingRecords.current()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, 120/80' }));
  expect(readingRecords.current()).toMatchObject([{ upper: 120, lower: 80 }]);
  expect(screen.getByText('In the healthy range. Nothing has to be done.')).toBeVisible();
});

it('needs to know when a sugar was measured', () => {
  show('glucose');
  type('Blood sugar', '7.4');
  keep();
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one');
  expect(readingRecords.current()).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Before eating' }));
  keep();
  expect(readingRecords.current()).toMatchObject([{ kind: 'glucose', value: 7.4, context: 'fasting' }]);
});

it('puts a weight where weights are kept', () => {
  const weights = show('weight');
  type('Weight', '64.5');
  keep();
  expect(weights.put).toHaveBeenCalledWith(expect.objectContaining({ kg: 64.5 }));
  expect(readingRecords.current()).toEqual([]);
});
