import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { rulesBody, rulesMigration } from './text-rules.ts';

test('the database knows the fields of texts as the schemas have them', () => {
  const schema = globSync('supabase/schemas/*.sql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isKnown = schema.includes(`$function$${rulesBody()}$function$`);
  const toDo = `A schema or a list of card fields in content/ changed. Add a migration with the text below, which
node scripts/text-rules.ts prints, then run npm run schemas.\n\n${rulesMigration()}`;
  expect(isKnown ? '' : toDo).toBe('');
});
