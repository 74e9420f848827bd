import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { useOnline } from '../../lib/device.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { t } from '../../words/care.ts';
import { consultationKeys } from './consultation.ts';
import {
  attachable,
  fileProblem,
  markRead,
  messagesQuery,
  readFile,
  sendMessage,
} from './consultations.queries.ts';

type Props = {
  userId: string;
  consultationId: string;
  side: 'client' | 'practitioner';
  /** What the other side is called. */
  otherName: string;
  canWrite: boolean;
};

/** Saves a file that came with a message. */
function FileLink({ path, name }: { path: string; name: string }) {
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

/** The messages of a booking, and a line to write the next one. Used by both sides. */
export function MessageThread({ userId, consultationId, side, otherName, canWrite }: Props) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const fileId = useId();
  const { data: messages } = useQuery(messagesQuery(userId, consultationId));
  const [body, setBody] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: () => sendMessage(userId, consultationId, { body, file }),
    onSuccess: () => {
      setBody('');
      setFile(null);
      return queryClient.invalidateQueries({
        queryKey: [...consultationKeys.one(userId, consultationId), 'messages'],
      });
    },
  });
  const isMine = (fromClient: boolean): boolean => fromClient === (side === 'client');
  const unread = messages?.some((one) => one.read_at === null && !isMine(one.from_client)) ?? false;
  useEffect(() => {
    if (unread)
      markRead(consultationId).catch(() => {
        // they stay unread until the page is opened with a connection
      });
  }, [unread, consultationId]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (body.trim() === '' && !file) return;
    send.mutate();
  }

  function choose(chosen: File | undefined): void {
    if (!chosen) return;
    const why = fileProblem(chosen);
    setProblem(why);
    setFile(why === null ? chosen : null);
  }

  return (
    <div className="grid gap-4">
      {messages?.length === 0 && (
        <p className="text-muted">
          {canWrite
            ? t('Nothing yet. {name} is told when you write.', { name: otherName })
            : t('No messages were written.')}
        </p>
      )}
      <ol aria-label={t('Messages')} className="grid gap-3">
        {messages?.map((message) => (
          <li
            key={message.id}
            className={cn(
              'grid max-w-[85%] gap-1 rounded-2xl px-4 py-2.5',
              isMine(message.from_client) ? 'bg-leaf-100 justify-self-end' : 'bg-sunk justify-self-start',
            )}
          >
            <span className="sr-only">{isMine(message.from_client) ? t('You:') : `${otherName}:`}</span>
            {message.body && <p className="break-words whitespace-pre-line">{message.body}</p>}
            {message.file_path !== null && (
              <FileLink path={message.file_path} name={message.file_name ?? t('File')} />
            )}
            <time dateTime={message.created_at} className="text-muted text-xs">
              {formatDateTime(message.created_at)}
            </time>
          </li>
        ))}
      </ol>
      {canWrite ? (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <TextAreaField
            label={t('Write to {name}', { name: otherName })}
            rows={2}
            maxLength={2000}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          {side === 'client' && <UrgentWatch text={body} />}
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" busy={send.isPending} disabled={!online || (body.trim() === '' && !file)}>
              {t('Send')}
            </Button>
            <input
              id={fileId}
              type="file"
              accept={attachable}
              className="peer sr-only"
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            />
            <label
              htmlFor={fileId}
              className={buttonStyles({
                variant: 'secondary',
                className: 'peer-focus-visible:outline-leaf-600 cursor-pointer peer-focus-visible:outline-2',
              })}
            >
              {t('Attach a file')}
            </label>
            {file && (
              <span className="bg-sunk inline-flex min-h-11 max-w-full items-center gap-1 rounded-lg pl-3 text-sm">
                <span className="truncate">{file.name}</span>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('Remove {name}', { name: file.name })}
                  onClick={() => setFile(null)}
                >
                  <CloseIcon className="size-4" />
                </Button>
              </span>
            )}
          </div>
          {(problem ?? send.error) && (
            <p role="alert" className="text-danger-700 text-sm font-semibold">
              {problem ?? errorText(send.error)}
            </p>
          )}
          {!online && (
            <p className="text-muted text-sm">
              {t('You are offline. What you wrote stays here until you can send it.')}
            </p>
          )}
        </form>
      ) : (
        <p className="text-muted text-sm">
          {t('Messages are open from the confirmation until 30 days after a consultation.')}
        </p>
      )}
    </div>
  );
}
