import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

type TabsProps = {
  /** What the row of tabs is about, for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: { value: string; label: ReactNode; content: ReactNode }[];
};

/** A row of tabs over one panel. Where the row is wider than the screen, the chosen tab is brought into sight. */
export function Tabs({ label, value, onChange, items }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Only the row moves, and sideways: `scrollIntoView` would move the page as well.
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onChange} className="min-w-0">
      <Radix.List
        ref={row}
        aria-label={label}
        className="border-line bg-sunk relative flex [scrollbar-width:none] gap-1 overflow-x-auto rounded-xl border p-1"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="text-muted hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-leaf-800 min-h-11 grow rounded-lg px-3 font-semibold whitespace-nowrap transition-colors data-[state=active]:shadow-sm sm:px-4"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-5">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
