import { expect, it } from 'vitest';

import { answerAddress } from './message-decisions.tsx';

it('opens a mail to the sender with the question below, and nothing a sender could slip in', () => {
  const address = answerAddress({
    id: '1',
    email: 'asha@example.com?bcc=all@example.com',
    message: 'Do you post\nto Lamu & Pate?',
    order_number: 'MZ-7F3K2Q',
  });
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toBe('asha@example.com?bcc=all@example.com');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toBe('Your message to Mizizi about order MZ-7F3K2Q');
  expect(url.searchParams.get('body')).toBe('\n\n> Do you post\n> to Lamu & Pate?');
});
