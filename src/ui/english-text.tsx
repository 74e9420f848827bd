import { cn } from '../lib/cn.ts';
import { language } from '../words/language.ts';
import { t } from '../words/shell.ts';

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
