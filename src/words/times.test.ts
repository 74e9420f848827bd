import { expect, it, vi } from 'vitest';

import { swahiliClock } from '../../supabase/functions/_shared/kiswahili/clock.ts';
import { LANGUAGE_KEY } from './language.ts';

it.each([
  [7, 0, 'saa 1 asubuhi'],
  [9, 30, 'saa 3:30 asubuhi'],
  [12, 0, 'saa 6 mchana'],
  [14, 5, 'saa 8:05 mchana'],
  [18, 45, 'saa 12:45 jioni'],
  [19, 0, 'saa 1 usiku'],
  [0, 0, 'saa 6 usiku'],
  [5, 15, 'saa 11:15 alfajiri'],
  [6, 0, 'saa 12 asubuhi'],
])('%d:%d is %s', (hour, minute, text) => expect(swahiliClock(hour, minute)).toBe(text));

it('stands beside the time only where the app speaks Kiswahili', async () => {
  vi.resetModules();
  expect((await import('./times.ts')).timeText('14:05')).toBe('14:05');
  vi.resetModules();
  localStorage.setItem(LANGUAGE_KEY, 'sw');
  const { timeText } = await import('./times.ts');
  expect(timeText('14:05')).toBe('14:05 (saa 8:05 mchana)');
  expect(timeText('soon')).toBe('soon');
  const { formatDate, formatDateTime } = await import('../lib/format.ts');
  expect(formatDateTime('2026-11-21T03:05:00Z')).toBe('21 Nov, 06:05 (saa 12:05 asubuhi)');
  expect(['2026-03-05', '2026-05-05', '2026-08-05', '2026-10-05', '2026-12-05'].map(formatDate)).toEqual([
    '5 Mac 2026',
    '5 Mei 2026',
    '5 Ago 2026',
    '5 Okt 2026',
    '5 Des 2026',
  ]);
  const { monthName } = await import('../lib/format.ts');
  expect(monthName('2026-08')).toBe('Agosti 2026');
});
