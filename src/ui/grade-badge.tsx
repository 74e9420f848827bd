import type { evidenceGrades } from '../../content/vocabulary.ts';
import { cn } from '../lib/cn.ts';
import { t } from '../words/shell.ts';

/** How good the evidence for a use is, in the words the whole site uses. */
export type EvidenceGrade = (typeof evidenceGrades)[number];

type Evidence = {
  label: string;
  meaning: string;
  tone: 'leaf' | 'info' | 'gold' | 'danger';
};

export const evidence: Readonly<Record<EvidenceGrade, Evidence>> = {
  A: {
    label: t('Good trials'),
    meaning: t('Several good trials in people agree, or a health authority recognises this use.'),
    tone: 'leaf',
  },
  B: {
    label: t('Some studies'),
    meaning: t('A few studies in people point this way. Better ones could still change the picture.'),
    tone: 'info',
  },
  C: {
    label: t('Tradition'),
    meaning: t('Used by custom, and hardly studied. Custom shows that people do it, not that it works.'),
    tone: 'gold',
  },
  D: {
    label: t('Advised against'),
    meaning: t('Studies contradict this use, or it is not safe.'),
    tone: 'danger',
  },
};

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
