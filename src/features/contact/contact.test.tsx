import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetSession } from '../../lib/session-store.ts';
import { changesOf } from '../../lib/sync/outbox.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { ContactDesk } from './contact-form.tsx';
import { sendWaitingMessages, checkMessage, dropDraft } from './contact.queries.ts';

let sent: Record<string, unknown>[];
/** Under whose session it came. */
let senders: string[];
/** The next message arrives, and is answered when this is fulfilled; with `null` the connection is lost instead. */
let late: Promise<Response | null> | undefined;
/** What the server says; null is no server at all. */
let answer: Response | null;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  senders = [];
  late = undefined;
  answer = Response.json('received');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (_: string | URL, init: RequestInit) => {
    if (!answer) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    senders.push(new Headers(init.headers).get('authorization')?.replace('Bearer token-of-', '') ?? '');
    const awaited = late;
    late = undefined;
    const after = awaited ? await awaited : answer.clone();
    if (!after) {
      answer = null;
      throw new TypeError('Failed to fetch');
    }
    return after;
  });
});

afterEach(() => {
  signInAs(null);
  vi.unstubAllGlobals();
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

describe('a message on its way', () => {
  const waiting = () => changesOf('device');
  const comeOnline = () => {
    answer = Response.json('received');
    dispatchEvent(new Event('online'));
  };

  it('is kept without a connection, and sent once there is one', async () => {
    answer = null;
    render(<ContactDesk />);
    await write();
    await send();
    expect(await screen.findByText('Your message is kept on this device')).toBeVisible();
    sendWaitingMessages();
    expect(sent).toEqual([]);
    await vi.waitFor(() => {
      comeOnline();
      expect(sent).toHaveLength(1);
    });
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    comeOnline();
    expect(sent).toHaveLength(1);
  });

  it('stays in the form when it can neither be sent nor kept', async () => {
    answer = null;
    render(<ContactDesk />);
    await write();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await send();
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Where is my parcel, please?');
    expect(waiting()).toEqual([]);
    dropDraft(); // it is in the memory of the page alone
  });

  it('goes under the same key when its answer was lost', async () => {
    late = Promise.resolve(null);
    render(<ContactDesk />);
    await write();
    await send();
    expect(await screen.findByText('Your message is kept on this device')).toBeVisible();
    sendWaitingMessages();
    comeOnline();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    const [first, ...again] = sent.map(({ client_key: key }) => key);
    expect(again).toEqual([first]);
  });

  it('is sent by the next page when this one was closed before the answer, and not offered again', async () => {
    const closed = Promise.withResolvers<null>();
    late = closed.promise;
    const { unmount } = render(<ContactDesk />);
    await write();
    await send();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    expect(waiting()).toMatchObject([{ call: { args: { message: 'Where is my parcel, please?' } } }]);
    render(<ContactDesk />);
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    closed.resolve(null);
    sendWaitingMessages();
    await vi.waitFor(() => {
      comeOnline();
      expect(waiting()).toEqual([]);
    });
    expect(new Set(sent.map(({ client_key: key }) => key)).size).toBe(1);
  });

  it('outlives a sign-out, and never goes under the session of the next person', async () => {
    signInAs('amina');
    answer = null;
    render(<ContactDesk />);
    await write();
    await send();
    expect(await screen.findByText('Your message is kept on this device')).toBeVisible();
    forgetSession();
    signInAs('brian');
    expect(waiting()).toHaveLength(1);
    sendWaitingMessages();
    await new Promise((done) => setTimeout(done, 20)); // the tries that the change of session began are over
    comeOnline();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(senders).toEqual(['Bearer public']);
  });

  it('goes under the session of who wrote it while that lasts', async () => {
    signInAs('amina');
    render(<ContactDesk />);
    await write();
    await send();
    expect(await screen.findByText('Asante! Your message has arrived')).toBeVisible();
    expect(senders).toEqual(['amina']);
  });

  it('is taken over once from where release 1.1 kept it', async () => {
    const message = {
      name: 'Njeri Wambui',
      email: 'njeri@example.co.ke',
      topic: 'product',
      orderNumber: '',
      message: 'Where is my parcel, please?',
      clientKey: '0f0f2c32-5a5a-4d7c-9a5e-0d7c3a6f4b11',
      website: '',
      writingMs: 9000,
    };
    localStorage.setItem('contact-outbox', JSON.stringify({ value: [message], expiresAt: 9e15 }));
    sendWaitingMessages();
    await vi.waitFor(() => expect(sent).toMatchObject([{ client_key: message.clientKey, writing_ms: 9000 }]));
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(localStorage.getItem('contact-outbox')).toBeNull();
    sendWaitingMessages();
    expect(sent).toHaveLength(1);
  });
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
