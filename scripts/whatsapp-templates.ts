/**
 * Writes docs/whatsapp-templates.md, the texts that Meta approves before a shop may send by WhatsApp. With `--json` it prints
 * each as Meta's API takes it instead, one a line: POST /{version}/{business account}/message_templates.
 */
import { writeFileSync } from 'node:fs';

import { inKiswahili } from '../supabase/functions/_shared/kiswahili/notification.ts';
import {
  WHATSAPP_TTL_S,
  whatsappFooter,
  whatsappTemplates,
} from '../supabase/functions/_shared/whatsapp-templates.ts';

const languages = ['en', 'sw'] as const;

function exampleOf(example: readonly string[], language: (typeof languages)[number]): string[] {
  return example.map((value) => (language === 'sw' ? inKiswahili(value) : value));
}

const templates = Object.entries(whatsappTemplates).flatMap(([name, template]) =>
  languages.map((language) => ({
    name,
    language,
    category: 'UTILITY',
    message_send_ttl_seconds: WHATSAPP_TTL_S,
    components: [
      {
        type: 'BODY',
        text: template[language],
        example: { body_text: [exampleOf(template.example, language)] },
      },
      { type: 'FOOTER', text: whatsappFooter[language] },
    ],
  })),
);

const HEAD = `# Texts that Meta approves

A shop sends by WhatsApp what Meta has approved before, and nothing else. These are all of them: one for each kind of
message, in English (\`en\`) and Kiswahili (\`sw\`). \`node scripts/whatsapp-templates.ts\` writes this page.

For each, in the WhatsApp Manager under Message templates: the category is **Utility**, the name and the language are as
they stand here, the variables are numbers, and the validity period is ${WHATSAPP_TTL_S / 60} minutes: an SMS goes ten minutes after
it, and without it a phone that comes back later gets both. Or let the API do it, with a token that may manage the
account:

\`\`\`sh
node scripts/whatsapp-templates.ts --json | while read -r template; do
  curl -sS -H "Authorization: Bearer $WHATSAPP_TOKEN" -H 'Content-Type: application/json' -d "$template" \\
    "https://graph.facebook.com/v23.0/$BUSINESS_ACCOUNT_ID/message_templates"; echo
done
\`\`\`

Where Meta puts one into another category, ask for a review: marketing costs several times as much. None of them names a
product, a person or anything about health, and what fills the variables does not either.

The footer of each is \`${whatsappFooter.en}\` in English and \`${whatsappFooter.sw}\` in Kiswahili.
`;

/** The page, as it is written. */
export function templatesPage(): string {
  const sections = Object.entries(whatsappTemplates).map(([name, template]) => {
    const texts = languages.map((language) => {
      const values = exampleOf(template.example, language);
      return `- \`${language}\`: ${template[language]}\n${values.map((value, n) => `  - \`{{${n + 1}}}\` for example: ${value}\n`).join('')}`;
    });
    return `\n## ${name}\n\n${texts.join('')}`;
  });
  return HEAD + sections.join('');
}

if (import.meta.main) {
  if (process.argv.includes('--json'))
    process.stdout.write(templates.map((template) => `${JSON.stringify(template)}\n`).join(''));
  else writeFileSync(new URL('../docs/whatsapp-templates.md', import.meta.url), templatesPage());
}
