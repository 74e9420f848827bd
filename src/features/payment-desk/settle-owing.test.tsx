import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { toast } from '../../lib/toast.ts';
import { DayLosses } from './books.tsx';
import { NeverCame } from './reason-dialog.tsx';
import { SettleWentTwice, WriteOffOwing, SettleReversal } from './settle.tsx';

const sent = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    sent(input instanceof Request ? input.url : String(input));
    return Promise.resolve(Response.json(1100));
  });
});
afterEach(() => {
  sent.mockClear();
  vi.unstubAllGlobals();
});

it('gives nothing up without a reason, and says what follows', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WriteOffOwing bill={{ bill_id: 'b', number: 'MZ-7F3K2Q', amount_kes: 1100 }} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  expect(screen.getByText(/booked as a loss.*its payer can still pay/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  expect(screen.getByText('Say why this money is given up.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Why it is given up'), 'She has moved away.');
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  await vi.waitFor(() => expect(sent.mock.calls.some(([url]) => url.includes('write_off_owing'))).toBe(true));
});

it('offers to say that money never came where somebody vouched for it alone, with a reason', async () => {
  const payment = { state: 'paid', amount_kes: 1100, received_kes: 1100 };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NeverCame
        payments={[
          { ...payment, id: 'p1', receipt: 'TC77XX99YY', isUnheard: true },
          { ...payment, id: 'p2', receipt: 'TC88AA11BB', isUnheard: false },
          { ...payment, id: 'p3', receipt: 'TC99AA11CC', isUnheard: true, state: 'refunded' },
        ]}
      />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'TC77XX99YY never came' }));
  await user.click(screen.getByRole('button', { name: 'It never came' }));
  expect(screen.getByText('Say why you are sure.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Why you are sure'), 'The statement has no such line.');
  await user.click(screen.getByRole('button', { name: 'It never came' }));
  await vi.waitFor(() =>
    expect(sent.mock.calls.some(([url]) => url.includes('money_never_came'))).toBe(true),
  );
});

it('lists what was given up on a day, and what came all the same', () => {
  const loss = {
    number: 'MZ-7F3K2Q',
    kind: 'order',
    bill_id: 'b',
    at: '2026-11-28T10:00:00Z',
    note: 'Moved away.',
  };
  render(
    <MemoryRouter>
      <DayLosses
        losses={[
          { ...loss, amount_kes: 1100 },
          { ...loss, at: '2026-11-28T11:00:00Z', amount_kes: -1000 },
        ]}
        hrefOf={() => '/admin'}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Given up as a loss KSh 100' })).toBeVisible();
  expect(screen.getByText(/Moved away\./)).toBeVisible();
  expect(screen.getByText(/came all the same/)).toBeVisible();
});

describe('money that went out twice', () => {
  const waiting = { bill_id: 'b', number: 'MZ-7F3K2Q', amount_kes: 400 };
  function open(mayWriteOff = true) {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SettleWentTwice waiting={waiting} mayWriteOff={mayWriteOff} />
      </QueryClientProvider>,
    );
    return userEvent.setup();
  }
  const asked = () => sent.mock.calls.map(([url]) => url.split('/').at(-1));

  it('is noted as come back, in cash, a part of it', async () => {
    const said = vi.spyOn(toast, 'success').mockReturnValue(undefined);
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Say what became of it' }));
    await user.click(screen.getByRole('radio', { name: /It came back in cash/ }));
    await user.clear(screen.getByLabelText('How much came back (KSh)'));
    await user.click(screen.getByRole('button', { name: 'Settle it' }));
    expect(screen.getByText('Enter whole shillings')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('How much came back (KSh)'), '100');
    await user.click(screen.getByRole('button', { name: 'Settle it' }));
    await vi.waitFor(() => expect(asked()).toContain('take_twice_back'));
    await vi.waitFor(() =>
      expect(said).toHaveBeenCalledWith('Settled', 'KSh 300 of MZ-7F3K2Q is still to come back.'),
    );
  });

  it('is noted as come back by M-Pesa, with its receipt', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Say what became of it' }));
    await user.click(screen.getByRole('radio', { name: /It came back by M-Pesa/ }));
    await user.click(screen.getByRole('button', { name: 'Settle it' }));
    expect(screen.getByText('Enter it as in the message, such as SKA4N7Q2XD')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is given up by an owner alone, with a reason', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Say what became of it' }));
    await user.click(screen.getByRole('radio', { name: /It is given up/ }));
    expect(screen.queryByLabelText('How much came back (KSh)')).toBeNull();
    await user.type(screen.getByLabelText('Why it is given up'), 'No answer.');
    await user.click(screen.getByRole('button', { name: 'Settle it' }));
    await vi.waitFor(() => expect(asked()).toContain('write_off_owing'));
    cleanup();
    await open(false).click(screen.getByRole('button', { name: 'Say what became of it' }));
    expect(screen.queryByRole('radio', { name: /It is given up/ })).toBeNull();
  });
});

describe('what M-Pesa took back and nothing explains', () => {
  const reversal = { number: 'MZ-7F3K2Q', amount_kes: 770, receipt: 'SR9YBXYE63' };
  function open(told: string | null) {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SettleReversal waiting={{ ...reversal, told }} />
      </QueryClientProvider>,
    );
    return userEvent.setup();
  }
  const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

  it.each([
    [null, 'It is owing again', 'settle_reversal'],
    [null, 'It goes back to the payer', 'settle_reversal'],
    ['gone', 'It went out besides', 'settle_reversal'],
    ['gone', 'It is the refund that we noted', 'settle_reversal'],
    ['sent', 'It is the refund that we noted', 'settle_reversal'],
  ])('is decided with a reason: %s, %s', async (told, choice, rpc) => {
    const user = open(told);
    await user.click(screen.getByRole('button', { name: 'Say what it is' }));
    expect(names()).toHaveLength(told === 'sent' ? 3 : 2);
    expect(screen.getByRole('button', { name: 'Settle it' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: new RegExp(choice) }));
    await user.click(screen.getByRole('button', { name: 'Settle it' }));
    expect(screen.getByText('Say how you know.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('How you know'), 'She called.');
    await user.click(screen.getByRole('button', { name: 'Settle it' }));
    await vi.waitFor(() => expect(sent.mock.calls.some(([url]) => url.endsWith(rpc))).toBe(true));
  });
});
