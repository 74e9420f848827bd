import { cn } from '../lib/cn.ts';
import { t } from '../words/shell.ts';

const tones = {
  leaf: 'border-leaf-300 bg-leaf-50 text-leaf-800',
  info: 'border-info-200 bg-info-50 text-info-700',
  gold: 'border-gold-300 bg-gold-50 text-gold-800',
  danger: 'border-danger-200 bg-danger-50 text-danger-700',
} as const;

type GradeBadgeProps = {
  letter: string;
  /** What the letter means. */
  label: string;
  tone: keyof typeof tones;
  /** Shows the letter only; the meaning stays for screen readers. */
  compact?: boolean;
};

/** A grade as a letter with its meaning. */
export function GradeBadge({ letter, label, tone, compact = false }: GradeBadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-[1.25rem] font-sans border text-sm font-semibold',
        tones[tone],
        compact ? 'size-6 justify-center' : 'py-0.5 pr-2.5 pl-2',
      )}
    >
      <span aria-hidden="true" className="font-serif">
        {letter}
      </span>
      <span className="sr-only">
        {compact ? t('Evidence {letter}: {label}', { letter, label }) : t('Evidence {letter}: ', { letter })}
      </span>
      {!compact && label}
    </span>
  );
}
