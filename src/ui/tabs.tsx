import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TabsProps = {
  /** What the row of tabs is about, for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: { value: string; label: ReactNode; content: ReactNode }[];
};

export function Tabs({ label, value, onChange, items }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List
        aria-label={label}
        className="border-line bg-sunk flex [scrollbar-width:none] gap-1 overflow-x-auto rounded-xl border p-1"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="text-muted hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-leaf-800 min-h-11 grow rounded-lg px-4 font-semibold whitespace-nowrap transition-colors data-[state=active]:shadow-sm"
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
