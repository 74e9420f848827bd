import { SystemBarsStyle } from '@capacitor/core';
import { expect, it } from 'vitest';

import { barStyle } from './start.ts';

it('follows the page where it lies below the bars, else the phone', () => {
  expect(barStyle(true, 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile')).toBe(
    SystemBarsStyle.Dark,
  );
  expect(barStyle(false, 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile')).toBe(
    SystemBarsStyle.Light,
  );
  expect(barStyle(true, 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0.0.0 Mobile')).toBe(
    SystemBarsStyle.Default,
  );
});
