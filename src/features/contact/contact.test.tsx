import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ContactDesk } from './contact-form.tsx';
import { sendWaitingMessages } from './contact.queries.ts';
import { checkMessage } from './message.ts';

let sent: Record<string, unknown>[];
/** What the server says; null is no server at all. */
let answer: Response | null;

beforeEach(() => {
  sent = [];
  answer = Response.json('received');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (_: string | URL, init: RequestInit) => {
    if (!answer) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return answer.clone();
  });
});

async function write(message = 'Where is my parcel, please?'): Promise<void> {
  await userEvent.type(screen.getByLabelText('Your name'), 'Njeri Wambui');
  await userEvent.type(screen.getByLabelText('Email'), 'njeri@example.co.ke');
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A product');
  await userEvent.type(screen.getByLabelText('Your message'), message);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('the form', () => {
  it('sends what was written', async () => {
    render(<ContactDesk />);
    await write();
    await userEvent.type(screen.getByLabelText(/Order number/), ' mz-7f3k2q ');
    await send();
    expect(await screen.findByText('Asante! Your message has arrived')).toBeVisible();
    expect(sent).toEqual([
      {
        client_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: 'Njeri Wambui',
        email: 'njeri@example.co.ke',
        message: 'Where is my parcel, please?',
        topic: 'product',
        order_number: 'MZ-7F3K2Q',
        website: null,
        writing_ms: expect.any(Number) as number,
      },
    ]);
    expect(localStorage.getItem('mizizi-contact-draft')).toBeNull();
  });

  it('says what is missing, and puts the finger on the first', async () => {
    render(<ContactDesk />);
    await send();
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Please write between 10 and 4,000 characters.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed over a reload', async () => {
    const { unmount } = render(<ContactDesk />);
    await write('Half a mess');
    unmount();
    render(<ContactDesk />);
    expect(screen.getByLabelText('Your message')).toHaveValue('Half a mess');
    expect(screen.getByLabelText('What is it about?')).toHaveValue('product');
  });

  it('shows a refusal and keeps the words', async () => {
    answer = Response.json(
      {
        code: 'P0001',
        message: 'You have sent several messages already.',
        details: 'too_many_messages',
        hint: 'Please wait an hour, or call us.',
      },
      { status: 400 },
    );
    render(<ContactDesk />);
    await write();
    await send();
    expect(
      await screen.findByText('You have sent several messages already. Please wait an hour, or call us.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Where is my parcel, please?');
  });

  it('hides a field that only machines fill', async () => {
    render(<ContactDesk />);
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap).toHaveAttribute('tabindex', '-1');
  });
});

it('keeps a message that was sent without a connection, and sends it once there is one', async () => {
  answer = null;
  render(<ContactDesk />);
  await write();
  await send();
  expect(await screen.findByText('Your message is kept on this device')).toBeVisible();
  const stop = sendWaitingMessages();
  expect(sent).toEqual([]);
  answer = Response.json('received');
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(1);
  });
  await vi.waitFor(() => expect(localStorage.getItem('contact-outbox')).toBeNull());
  dispatchEvent(new Event('online'));
  stop();
  expect(sent).toHaveLength(1);
});

it('knows an order number and an unknown topic', () => {
  const typed = {
    name: ' Njeri ',
    email: 'n@x.ke',
    topic: 'hack',
    orderNumber: 'MZ-1',
    message: '0123456789',
  };
  const { values, problems } = checkMessage(typed);
  expect(values).toMatchObject({ name: 'Njeri', topic: 'other' });
  expect(Object.keys(problems)).toEqual(['orderNumber']);
});
