import type { ReactNode } from 'react';
import { useId, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { t } from '../../words/shop.ts';

/** Words for those who listen. */
export const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name?: string;
  label: ReactNode;
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One value to narrow by, with how many products it leaves. What leaves none can only be unchosen. */
export function Choice({ type, name, label, count, checked, onChange }: ChoiceProps) {
  const id = useId();
  const empty = count === 0 && !checked;
  // A tick shows at once; the address, which decides, follows a moment later.
  const [decided, setDecided] = useState(checked);
  const [ticked, setTicked] = useState(checked);
  if (decided !== checked) {
    setDecided(checked);
    setTicked(checked);
  }
  return (
    <div className={cn('flex items-center justify-between gap-3', empty && 'opacity-55')}>
      <label htmlFor={id} className="flex min-h-11 grow items-center gap-3 leading-snug">
        <input
          id={id}
          type={type}
          name={name}
          checked={type === 'checkbox' ? ticked : checked}
          disabled={empty}
          aria-describedby={`${id}-count`}
          onChange={(event) => {
            setTicked(event.currentTarget.checked);
            onChange(event.currentTarget.checked);
          }}
          className="accent-leaf-700 size-5 shrink-0"
        />
        {label}
      </label>
      <span id={`${id}-count`} className="text-muted text-sm tabular-nums">
        {count === 1
          ? t.rich('{n}<quiet> product</quiet>', { quiet }, { n: count })
          : t.rich('{n}<quiet> products</quiet>', { quiet }, { n: count })}
      </span>
    </div>
  );
}
