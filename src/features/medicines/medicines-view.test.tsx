import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { newTaking } from '../../entities/medicines/medicine-schedule.ts';
import { schedules, takings } from '../../entities/medicines/medicines.queries.ts';
import { aSchedule } from '../../entities/medicines/testing-schedules.ts';
import { nothingListed, safetyProfile } from '../../entities/safety/safety-profile.ts';
import { type MedicineAlerts, MedicineAlertsContext } from './medicine-fields.tsx';
import { MedicinesView } from './medicines-view.tsx';

const file = readFileSync('public/knowledge/safety.json', 'utf8');
const NOON = Date.parse('2026-11-24T12:00:00+03:00');
const EIGHT = '2026-11-24T05:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/knowledge/safety.json')
      ? Promise.resolve(new Response(file))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  for (const taking of takings.current()) takings.remove(taking);
  for (const schedule of schedules.current()) schedules.remove(schedule);
  safetyProfile.change(() => nothingListed);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show({ due = null, alerts = null }: { due?: number | null; alerts?: MedicineAlerts | null } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MedicineAlertsContext value={alerts}>
          <MedicinesView due={due} />
        </MedicineAlertsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('adding', () => {
  it('finds a medicine, sets its times, and puts it on the safety list', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Add a medicine' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('searchbox', { name: 'Name of the medicine' }), 'warfarin');
    await user.click(await within(dialog).findByRole('button', { name: /^Warfarin/ }));
    await user.type(within(dialog).getByLabelText('How much each time'), '1 tablet');
    await user.click(within(dialog).getByRole('button', { name: /^Evening/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(safetyProfile.get().medicines).toEqual(['warfarin']);
    expect(schedules.current()).toMatchObject([{ id: 'warfarin', dose: '1 tablet', times: ['20:00'] }]);
    expect(screen.getByRole('region', { name: 'Doses of 20:00' })).toHaveTextContent('1 tablet');
    expect(screen.queryByRole('region', { name: 'Doses of 08:00' })).toBeNull();
  });

  it('keeps a name nobody knows as it was written, and says what that means', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Add a medicine' }));
    await user.type(screen.getByRole('searchbox'), 'Zzgribble  forte');
    await user.click(screen.getByRole('button', { name: /^Keep “Zzgribble forte” as written|^Keep/ }));
    expect(screen.getByRole('dialog', { name: 'Zzgribble forte' })).toHaveTextContent(
      'cannot check herbs against it',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(safetyProfile.get().medicines).toEqual(['other:Zzgribble forte']);
    expect(screen.getByText('Not in the safety check')).toBeVisible();
  });

  it('reckons until when a packet lasts', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Add a medicine' }));
    await user.type(screen.getByRole('searchbox'), 'Zz');
    await user.click(screen.getByRole('button', { name: /^Keep/ }));
    await user.click(screen.getByRole('button', { name: /^Morning/ }));
    await user.click(screen.getByRole('button', { name: /^Evening/ }));
    await user.click(screen.getByText('Reckon it from what is left'));
    await user.type(screen.getByLabelText('Left in the packet'), '30');
    expect(screen.getByText('That lasts until Wednesday 9 December.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this day' }));
    expect(screen.getByLabelText('Lasts until (if you know)')).toHaveValue('2026-12-09');
    expect(screen.getByText(/to be reminded/)).toHaveTextContent('Sign in');
  });

  it('asks for permission when a member switches reminders on', async () => {
    const ask = vi.fn<MedicineAlerts['ask']>(() => Promise.resolve());
    schedules.put(aSchedule());
    const user = show({ alerts: { permission: 'denied', ask } });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.click(screen.getByRole('switch', { name: 'Remind me at these times' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(screen.getByText(/does not let Mizizi show notifications/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(schedules.current()[0]).toMatchObject({ reminds: true });
  });
});

describe('a medicine that is not for every day', () => {
  const choose = async (typed: string, named: RegExp) => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Add a medicine' }));
    await user.type(screen.getByRole('searchbox'), typed);
    await user.click(await screen.findByRole('button', { name: named }));
    return user;
  };

  it('is asked back before it is kept as daily, and kept as weekly without a question', async () => {
    const user = await choose('methotrexate daily', /^Methotrexate/);
    expect(screen.getByText(/Methotrexate for joints or skin is taken once a week/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Every day' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Morning/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Every day' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Methotrexate: really so often?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(schedules.current()).toEqual([]);
    expect(screen.getByText('Change days, times or dose, or confirm this first.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Every day' }));
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(schedules.current()).toMatchObject([{ id: 'methotrexate', weekdays: [1] }]);
    expect(screen.queryByText(/really so often/)).toBeNull();
  });

  it('is kept as prescribed when somebody confirms it, anew after each change, and stays marked', async () => {
    const user = await choose('Fosamax', /^Alendronate/);
    await user.click(screen.getByRole('checkbox', { name: 'Every day' }));
    await user.click(screen.getByRole('checkbox', { name: /^My clinic told me/ }));
    await user.type(screen.getByLabelText('How much each time'), '10 mg');
    expect(screen.getByRole('checkbox', { name: /^My clinic told me/ })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^My clinic told me/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(schedules.current()).toMatchObject([{ id: 'alendronate', dose: '10 mg' }]);
    expect(screen.getByText('Alendronate: really so often?')).toBeVisible();
  });

  it('is asked about where it was kept as daily before', async () => {
    schedules.put(aSchedule({ id: 'methotrexate', times: ['08:00'] }));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken daily it has killed people');
  });
});

describe('the day', () => {
  it('notes a dose with one tap and takes it back with the next', async () => {
    schedules.put(aSchedule());
    const user = show();
    const taken = await screen.findByRole('button', { name: /^Taken: .*08:00$/ });
    await user.click(taken);
    expect(takings.current()).toMatchObject([{ medicine: 'metformin', due_at: EIGHT, state: 'taken' }]);
    expect(taken).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('08:00 taken,')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Skipped: .*08:00$/ }));
    expect(takings.current()).toMatchObject([{ state: 'skipped' }]);
    await user.click(screen.getByRole('button', { name: /^Skipped: .*08:00$/ }));
    expect(takings.current()).toEqual([]);
  });

  it('speaks calmly of a missed dose, and never of a double one', async () => {
    schedules.put(aSchedule());
    show();
    expect(await screen.findByText(/Do not double the dose/)).toBeVisible();
    takings.put(newTaking('metformin', EIGHT, 'taken'));
    expect(await screen.findByText('08:00 taken,')).toBeInTheDocument();
    expect(screen.queryByText(/Do not double the dose/)).toBeNull();
  });

  it('shows what a reminder was about, and notes all of that minute at once', async () => {
    schedules.put(aSchedule());
    schedules.put(aSchedule({ id: 'other:Dawa' }));
    const user = show({ due: Date.parse(EIGHT) });
    const morning = await screen.findByRole('region', { name: 'Doses of 08:00' });
    expect(within(morning).getAllByText('It is time for this one')).toHaveLength(2);
    await user.click(within(morning).getByRole('button', { name: 'All 2 taken' }));
    expect(takings.current().map(({ state }) => state)).toEqual(['taken', 'taken']);
  });

  it('opens a day of the week to note what was forgotten', async () => {
    schedules.put(aSchedule());
    const user = show();
    await user.click(await screen.findByRole('button', { name: /^Mon\s*23/ }));
    await user.click(screen.getByRole('button', { name: /^Taken: .*20:00$/ }));
    expect(takings.current()).toMatchObject([{ due_at: '2026-11-23T17:00:00.000Z' }]);
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  });
});

describe('the list', () => {
  it('holds what the safety list knows, without times', async () => {
    safetyProfile.change(() => ({ medicines: ['digoxin'], conditions: [] }));
    show();
    expect(await screen.findByText('No times set')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Digoxin' })).toBeVisible();
  });

  it('says what runs out', async () => {
    schedules.put(aSchedule({ runs_out_on: '2026-11-26' }));
    show();
    expect(await screen.findByText('Runs out soon: Thursday 26 November')).toBeVisible();
  });

  it('removes the times and keeps the safety check, or both, and brings everything back', async () => {
    schedules.put(aSchedule());
    takings.put(newTaking('metformin', EIGHT, 'taken'));
    safetyProfile.change(() => ({ medicines: ['metformin'], conditions: ['gout'] }));
    const user = show();
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await user.click(screen.getByRole('button', { name: 'I take it, remove its times only' }));
    expect([schedules.current(), takings.current()]).toEqual([[], []]);
    expect(safetyProfile.get().medicines).toEqual(['metformin']);
    expect(screen.getByText('No times set')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(takings.current()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await user.click(screen.getByRole('button', { name: 'I no longer take it' }));
    expect(safetyProfile.get()).toEqual({ medicines: [], conditions: ['gout'] });
    expect(screen.getByRole('heading', { name: 'No medicines yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(safetyProfile.get().medicines).toEqual(['metformin']);
    expect(schedules.current()).toHaveLength(1);
  });
});
