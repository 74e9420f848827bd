import { expect, test } from '@playwright/test';

import { demoPerson, signedInAs } from './people.ts';

test('§2 §4 §9 the herbalist answers after 1.2 seconds, one question at a time', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await demoPerson(request, 'trial'));
  await page.clock.install();
  await page.goto('/terms-conditions');
  await page.getByRole('button', { name: 'AI Herbalist' }).click();
  const chat = page.getByRole('dialog', { name: 'AI Herbalist' });
  const question = chat.getByRole('textbox', { name: 'Your question' });
  await expect(question).toBeEnabled();
  for (const name of ['Improve digestion', 'Better sleep', 'Boost immunity', 'Reduce stress'])
    await expect(chat.getByRole('button', { name })).toBeVisible();
  const send = chat.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await question.fill('   ');
  await expect(send).toBeDisabled();
  await question.fill('What helps');
  await question.press('Shift+Enter');
  await question.pressSequentially('me rest?');
  await expect(question).toHaveValue('What helps\nme rest?');
  const answers = chat.getByRole('log').getByText(/^Herbalist: /);
  const before = await answers.count();
  await page.clock.pauseAt(Date.now() + 60_000);
  await question.press('Enter');
  await expect(chat.getByText('The herbalist is typing')).toBeAttached();
  await question.fill('And one more');
  await expect(send).toBeDisabled();
  await page.clock.runFor(1100);
  await expect(answers).toHaveCount(before);
  await page.clock.runFor(200);
  await expect(answers).toHaveCount(before + 1);
  await expect(chat.getByText('The herbalist is typing')).toHaveCount(0);
  await expect(send).toBeEnabled();
  await chat.getByRole('button', { name: /Close/ }).click();
  await expect(chat).toHaveCount(0);
});
