import { expect, it } from 'vitest';

import { deviceWords, isHandheld } from './session-list.tsx';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';

it.each([
  [`Mozilla/5.0 (Linux; Android 14; TECNO KI5) ${chrome} Mobile Safari/537.36`, 'Chrome on Android', true],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A055F) ${chrome} SamsungBrowser/27.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    true,
  ],
  [`Mozilla/5.0 (Linux; U; Android 12) ${chrome} Mobile Safari/537.36 OPR/80.0`, 'Opera on Android', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
    true,
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/143.0`, 'Edge on Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on Mac',
    false,
  ],
  ['curl/8.5', 'Unknown device', false],
  [null, 'Unknown device', false],
])('names %s', (userAgent, words, handheld) => {
  expect(deviceWords(userAgent)).toBe(words);
  expect(isHandheld(userAgent)).toBe(handheld);
});
