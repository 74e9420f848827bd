import { calmWords } from '../../entities/readings/calm-words.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-notice.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/health.ts';
import type { Entry } from './log-row.ts';
import { readingText } from './reading-words.ts';
import { answerTo, contextOf, type Log } from './use-log.ts';

/** What a reading means, at once: what has to be done, or calm words. */
export function AnswerBox({
  entry,
  log,
}: {
  entry: Entry;
  log: Pick<Log, 'entries' | 'targets' | 'person'>;
}) {
  const answer = answerTo(entry, log);
  const { person, context } = contextOf(entry, log);
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">
        {t.rich(
          'Kept: <b>{reading}</b>',
          { b: (words) => <strong className="text-ink">{words}</strong> },
          {
            reading: readingText(entry.reading),
          },
        )}
      </p>
      {answer ? (
        <UrgentNotice answer={answer} />
      ) : (
        <output className="border-leaf-200 bg-leaf-50 flex gap-2.5 rounded-2xl border p-4 text-pretty">
          <CheckIcon className="text-leaf-700 mt-0.5 shrink-0" />
          {calmWords(entry.reading, person, context)}
        </output>
      )}
    </div>
  );
}
