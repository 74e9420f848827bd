import { cn } from '../../lib/cn.ts';
import { t } from '../../words/desk.ts';
import type { DiffRow, FieldDiff, Piece } from './diff.ts';

function Side({ pieces, row, isOld }: { pieces: Piece[] | null; row: DiffRow; isOld: boolean }) {
  const Mark = isOld ? 'del' : 'ins';
  if (!pieces)
    return (
      <td className="bg-sunk p-2">
        <span className="sr-only">{t('Nothing')}</span>
      </td>
    );
  return (
    <td
      className={cn(
        'p-2 align-top wrap-break-word',
        row.isChanged && (isOld ? 'bg-danger-50' : 'bg-leaf-50'),
      )}
    >
      {pieces.map(({ text, isChanged }, index) =>
        isChanged ? (
          // The pieces of a line never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Mark
            key={index}
            className={cn('rounded-sm no-underline', isOld ? 'bg-danger-200' : 'bg-leaf-200')}
          >
            {text}
          </Mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{text}</span>
        ),
      )}
    </td>
  );
}

/** Lines around a change say where it is; the rest of what is the same is left out. */
const withContext = (rows: readonly DiffRow[]): DiffRow[] =>
  rows.filter((_, place) => rows.slice(Math.max(0, place - 1), place + 2).some(({ isChanged }) => isChanged));

/** Two versions side by side, only what differs. */
export function DiffView({
  before,
  after,
  diffs,
}: {
  /** `Version 2` */
  before: string;
  after: string;
  diffs: readonly FieldDiff[];
}) {
  if (diffs.length === 0) return <p className="text-muted">{t('Both say the same.')}</p>;
  return (
    <div className="grid gap-5">
      {diffs.map(({ key, label, rows }) => (
        <table key={key} className="border-line w-full table-fixed border-collapse border text-sm">
          <caption className="pb-1.5 text-left font-semibold">{label}</caption>
          <thead>
            <tr className="bg-sunk">
              <th scope="col" className="p-2 text-left">
                {before}
              </th>
              <th scope="col" className="p-2 text-left">
                {after}
              </th>
            </tr>
          </thead>
          <tbody>
            {withContext(rows).map((row, index) => (
              // The rows of a comparison never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index} className="border-line border-t">
                <Side pieces={row.before} row={row} isOld />
                <Side pieces={row.after} row={row} isOld={false} />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
