import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/health.ts';
import { language } from '../../words/language.ts';
import type { Rhythm } from '../safety/safety-book.ts';

/** How often a medicine is taken that is not for every day; asked back where it is noted as taken more often. */
export function RhythmNote({ rhythm, name, isAsked }: { rhythm: Rhythm; name: string; isAsked: boolean }) {
  const title = isAsked
    ? t('{name}: really so often?', { name })
    : t('{name} is not for every day', { name });
  return (
    <Alert tone={!isAsked ? 'info' : rhythm.isDeadly ? 'danger' : 'warning'} title={title}>
      {rhythm[language]}
    </Alert>
  );
}
