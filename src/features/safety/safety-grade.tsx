import type { ReactNode } from 'react';

import { levelWords } from '../../entities/safety/level-badge.tsx';
import type { Subject } from '../../entities/safety/matching.ts';
import { useSafety } from '../../entities/safety/use-safety.ts';
import { cn } from '../../lib/cn.ts';
import { marks } from './safety-notice.tsx';

/** The worst that is known against a subject by the visitor's own list, in a word or two; else `children`. */
export function SafetyGrade({ subject, children }: { subject: Subject; children: ReactNode }) {
  const state = useSafety(subject);
  const level = 'level' in state ? state.level : null;
  if (level === null) return children;
  return <strong className={cn('truncate', marks[level])}>{levelWords[level].title}</strong>;
}
