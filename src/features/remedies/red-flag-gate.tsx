import { type ReactNode, useEffect, useRef, useState } from 'react';

import { labelOf, useEmergencyNumbers } from '../../entities/urgent/emergency-numbers.queries.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EnglishText } from '../../ui/english.tsx';
import { AlertIcon, PhoneIcon } from '../../ui/icons.tsx';
import { t } from '../../words/knowledge.ts';

/** Besides 999 and 112. */
const calls = ['red-cross'];

/** What to do now. Stands in place of every remedy and product. */
function Interruption({ sign, action, onBack }: { sign: string; action: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const numbers = useEmergencyNumbers(calls);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section role="alert" className="border-danger bg-danger-50 grid gap-4 rounded-2xl border-2 p-5 sm:p-7">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-danger-700 flex items-center gap-3 text-2xl outline-none sm:text-3xl"
      >
        <AlertIcon className="size-8" />
        {t('Stop: this needs help, not a remedy')}
      </h2>
      <p className="text-lg text-pretty">
        <EnglishText told={t.known(sign)}>{sign}</EnglishText>.{' '}
        <strong>
          <EnglishText told={t.known(action)}>{action}</EnglishText>
        </strong>
      </p>
      <ul className="flex flex-wrap gap-3">
        {numbers.map((one) => (
          <li key={one.id}>
            <a href={`tel:${one.number}`} className={buttonStyles({ variant: 'danger', size: 'lg' })}>
              <PhoneIcon />
              <span>
                {t('Call {number}', { number: one.number })}
                <span className="block text-sm font-normal">{labelOf(one)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={onBack}>
        {t('I chose this by mistake')}
      </Button>
    </section>
  );
}

type RedFlagGateProps = {
  terms: Terms;
  /** Ids of the signs that matter here. */
  flags: readonly string[];
  /** `ask` shows the remedies only after every sign was denied; `show` keeps them in view and can be interrupted. */
  mode: 'ask' | 'show';
  children: ReactNode;
};

/** Asks for signs of danger before a remedy. Any of them ends it: what to do comes in its place, and no product. */
export function RedFlagGate({ terms, flags, mode, children }: RedFlagGateProps) {
  const [seen, setSeen] = useState<string | null>(null);
  const [isCleared, setCleared] = useState(mode === 'show');
  const signs = flags.flatMap((id) => {
    const flag = terms.red_flags[id];
    return flag ? [{ id, ...flag }] : [];
  });
  const interrupting = signs.find(({ id }) => id === seen);
  if (interrupting) return <Interruption {...interrupting} onBack={() => setSeen(null)} />;

  const list = (
    <ul className="grid gap-2 md:grid-cols-2">
      {signs.map(({ id, sign }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => setSeen(id)}
            className="border-danger-200 bg-surface hover:bg-danger-50 flex min-h-12 w-full items-start gap-3 rounded-xl border p-3 text-left leading-snug"
          >
            <AlertIcon className="text-danger-700 size-5" />
            <EnglishText told={t.known(sign)}>{sign}</EnglishText>
          </button>
        </li>
      ))}
    </ul>
  );
  if (mode === 'show')
    return (
      <>
        <section
          aria-labelledby="red-flags"
          className="border-danger-200 grid gap-3 rounded-2xl border-2 p-4 sm:p-5"
        >
          <h2 id="red-flags" className="text-danger-700 scroll-mt-24 text-xl">
            {t('Stop here if you see any of these')}
          </h2>
          <p className="text-muted print:hidden">{t('Tap one to see what to do now.')}</p>
          {list}
        </section>
        {children}
      </>
    );
  if (isCleared) return children;
  return (
    <section
      aria-labelledby="red-flags"
      className="border-danger-200 bg-surface grid gap-4 rounded-2xl border-2 p-4 sm:p-6"
    >
      <div>
        <h2 id="red-flags" className="text-2xl">
          {t('First: is any of these true right now?')}
        </h2>
        <p className="text-muted">{t('Tap it if so. We then show what to do, and no remedy.')}</p>
      </div>
      {list}
      <Button className="justify-self-start" onClick={() => setCleared(true)}>
        {t('None of these')}
      </Button>
    </section>
  );
}
