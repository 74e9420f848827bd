import { useMutation } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { Button } from '../../ui/button.tsx';
import { readFile } from './messages.queries.ts';

/** Saves a file that came with a message. */
export function FileLink({ path, name }: { path: string; name: string }) {
  const save = useMutation({
    mutationFn: () => readFile(path),
    onSuccess: (blob) => {
      const url = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={save.isPending}
        onClick={() => save.mutate()}
        className="max-w-full justify-self-start"
      >
        <span className="truncate">{name}</span>
      </Button>
      {save.error && (
        <span role="alert" className="text-danger-700 text-sm">
          {errorText(save.error)}
        </span>
      )}
    </>
  );
}
