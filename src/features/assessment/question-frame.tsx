import { type ReactNode, useEffect, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { t } from '../../words/assessment.ts';
import type { Progress } from './flow.ts';
import { moduleNames } from './question.ts';

type QuestionFrameProps = {
  title: string;
  help?: string | undefined;
  progress: Progress;
  /** Null on the first one. */
  onBack: (() => void) | null;
  children: ReactNode;
  /** Skip, continue. */
  footer?: ReactNode;
};

/** One question on its own: where one stands, the way back, the question as the page's heading, the answers. */
export function QuestionFrame({ title, help, progress, onBack, children, footer }: QuestionFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { number, of, module } = progress;
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 pt-4 pb-10 sm:pt-8">
      <div className="grid gap-2">
        <div className="flex min-h-11 items-center gap-3">
          {onBack && (
            <Button
              variant="quiet"
              size="icon"
              className="-ml-3 size-11"
              aria-label={t('Back to the question before')}
              onClick={onBack}
            >
              <ArrowLeftIcon />
            </Button>
          )}
          <p className="text-clay-700 grow text-sm font-semibold">{moduleNames[module]}</p>
          <p className="text-muted text-sm whitespace-nowrap tabular-nums">
            {t.rich(
              '<quiet>Question </quiet>{number} of {of}',
              { quiet: (words) => <span className="sr-only">{words}</span> },
              { number, of },
            )}
          </p>
        </div>
        <progress
          aria-label={t('How far you are')}
          max={of}
          value={number - 1}
          className="[&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-leaf-500 [&::-moz-progress-bar]:bg-leaf-500 bg-sunk h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 [&::-webkit-progress-value]:transition-[inline-size]"
        />
      </div>
      <div className="animate-rise grid gap-6">
        <div className="grid gap-2.5">
          <h1 ref={heading} tabIndex={-1} className="text-2xl leading-snug outline-none sm:text-3xl">
            {title}
          </h1>
          {help && <p className="text-muted text-pretty">{help}</p>}
        </div>
        {children}
        {footer && <div className="flex flex-wrap items-center justify-between gap-3">{footer}</div>}
      </div>
    </div>
  );
}
