import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { CheckIcon, PhoneIcon, ReturnIcon } from './icons.tsx';

type SyncNoteProps = {
  state:
    | { kind: 'device' }
    | { kind: 'saved' }
    | { kind: 'waiting'; count: number }
    | { kind: 'failed'; count: number; message: string };
  onRetry: () => void;
  onDiscard: () => void;
};

const words = (count: number): string => (count === 1 ? '1 change waits' : `${count} changes wait`);

/** Where somebody's records stand: on this device, with the account, waiting for a connection, or refused. */
export function SyncNote({ state, onRetry, onDiscard }: SyncNoteProps) {
  if (state.kind === 'failed')
    return (
      <Alert
        tone="warning"
        title={state.count === 1 ? 'One change was not saved' : `${state.count} changes were not saved`}
        action={
          <>
            <Button size="sm" variant="secondary" onClick={onRetry}>
              Try again
            </Button>
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              Let it go
            </Button>
          </>
        }
      >
        {state.message}
      </Alert>
    );
  const [Icon, text] =
    state.kind === 'device'
      ? ([PhoneIcon, 'Kept on this device only'] as const)
      : state.kind === 'saved'
        ? ([CheckIcon, 'Saved with your account'] as const)
        : ([ReturnIcon, `${words(state.count)} for a connection`] as const);
  return (
    <output className="text-muted flex items-center gap-2 text-sm">
      <Icon className="text-leaf-700 size-4.5" />
      {text}
    </output>
  );
}
