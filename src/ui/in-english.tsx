import type { ReactNode } from 'react';

import { language } from '../words/language.ts';
import { t } from '../words/shell.ts';

/** Content that exists in English only. Where the app speaks Kiswahili it is marked as English; `note` says so in words. */
export function InEnglish({ note = false, children }: { note?: boolean; children: ReactNode }) {
  if (language === 'en') return children;
  return (
    <div lang="en">
      {note && (
        <p lang="sw-KE" className="text-muted mb-3 text-sm">
          {t('This content is in English.')}
        </p>
      )}
      {children}
    </div>
  );
}
