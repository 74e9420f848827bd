import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';
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

type EnglishTextProps = {
  children: string;
  /** What is said instead, where the app knows it in Kiswahili; the same as `children` where it does not. */
  told?: string;
};

/** Words within a line that may exist in English only. Where the app speaks Kiswahili they are marked as English. */
export function EnglishText({ children, told = children }: EnglishTextProps) {
  return language !== 'en' && told === children ? <span lang="en">{told}</span> : told;
}

/** Says what of a page is in English; nothing where the app speaks English itself. */
export function EnglishNote({ className }: { className?: string }) {
  return (
    language !== 'en' && (
      <p className={cn('text-muted text-sm', className)}>
        {t('What warns is in Kiswahili, the rest of this page in English.')}
      </p>
    )
  );
}
