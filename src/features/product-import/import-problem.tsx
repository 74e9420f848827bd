import { errorText, toAppError } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { FileProblem } from './import-file.ts';

type Props = {
  name: string;
  problem: unknown;
  /** Rows that were sent before; null when the file itself was not understood. */
  done: number | null;
  onGoOn: () => void;
  onReset: () => void;
};

/** Nothing would be different if the same rows were sent to the same import again. */
const isFinal = (kind: string): boolean => kind === 'wrong_state' || kind === 'bad_file';

function titleOf(kind: string): string {
  if (kind === 'offline') return t('The connection to the shop was interrupted');
  if (kind === 'denied' || kind === 'not_allowed') return t('You may not import products');
  if (kind === 'server' || kind === 'too_many') return t('The shop could not take these rows now');
  return t('The import has stopped');
}

/** What came in the way of a file, and how to go on. */
export function ImportProblem({ name, problem, done, onGoOn, onReset }: Props) {
  const text = problem instanceof FileProblem ? problem.message : errorText(problem);
  if (done === null)
    return (
      <Alert tone="danger" title={t('“{name}” cannot be imported', { name })}>
        {text}
      </Alert>
    );
  const { kind } = toAppError(problem);
  return (
    <Alert
      tone="danger"
      title={titleOf(kind)}
      action={
        <>
          {!isFinal(kind) && (
            <Button size="sm" onClick={onGoOn}>
              {t('Go on from row {n}', { n: done })}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={onReset}>
            {t('Choose another file')}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
