import { expect, type Page } from '@playwright/test';

/** What to do with a question: an option's words, several to tick, numbers to type, or nothing for skipping it. */
export type Way = Readonly<Record<string, string | readonly string[] | { type: readonly string[] }>>;

/** Questions that cannot be skipped, by the beginning of their words. */
const needed: Way = {
  'How old are you?': { type: ['41'] },
  'Do you have any of these now?': ['None of these'],
  'Any bleeding in this pregnancy?': 'No',
  'On how many days of a usual week': '3 days',
};

/** Agrees and begins. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I agree that Mizizi uses my answers for this' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How old are you?' })).toBeVisible();
}

async function answer(page: Page, title: string, way: Way): Promise<void> {
  const main = page.getByRole('main');
  const entry = Object.entries({ ...needed, ...way }).find(([start]) => title.startsWith(start))?.[1];
  if (entry === undefined) await main.getByRole('button', { name: 'Skip this one' }).click();
  else if (typeof entry === 'string') await main.getByRole('button', { name: entry, exact: true }).click();
  else if ('type' in entry) {
    for (const [index, text] of entry.type.entries()) await main.getByRole('textbox').nth(index).fill(text);
    await main.getByRole('button', { name: 'Continue' }).click();
  } else {
    for (const name of entry) {
      const search = main.getByRole('searchbox');
      if ((await search.count()) > 0) await search.fill(name);
      await main.getByRole('checkbox', { name }).first().check();
    }
    await main.getByRole('button', { name: /^(Continue|None of these)$/ }).click();
  }
}

/** Answers one question after the other until a heading of the page begins with `until`. */
export async function answerUntil(page: Page, until: string, way: Way = {}): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Stop for now' })).toBeVisible();
  for (let questions = 0; questions < 60; questions += 1) {
    const title = (await heading.textContent()) ?? '';
    if (title.startsWith(until)) return;
    await answer(page, title, way);
    await expect(heading).not.toHaveText(title);
  }
  throw new Error(`"${until}" did not come`);
}
