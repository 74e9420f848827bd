import { expect, it } from 'vitest';

import { urgentAnswers } from '../../entities/urgent/urgent-answers.ts';
import { herbalTips, quickPrompts, tipFor } from './use-chat.ts';

it('has five tips, and none promises a cure', () => {
  expect(herbalTips).toHaveLength(5);
  expect([0, 0.2, 0.4, 0.6, 0.999].map(tipFor)).toEqual(herbalTips);
  for (const tip of herbalTips) expect(tip).not.toMatch(/\bcures?\b|\bheals?\b|guarantee/i);
});

it.each(quickPrompts)('“%s” is no emergency', (prompt) => expect(urgentAnswers(prompt)).toEqual([]));
