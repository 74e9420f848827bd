import type { Fault, Typed } from '../../entities/readings/fault-of.ts';
import { Button } from '../../ui/button.tsx';

type Props = { id?: string; fault: Fault; onChoose: (typed: Typed) => void };

/** Asks a reading back that cannot be meant, with what may have been meant. Nothing is taken without a choice. */
export function AskedBack({ id, fault: { message, offers }, onChoose }: Props) {
  return (
    <div id={id} role="alert" className="mt-3 grid justify-items-start gap-3">
      <p className="text-danger-700 text-sm font-semibold text-pretty">{message}</p>
      {offers.map(({ label, typed }) => (
        <Button key={label} variant="secondary" onClick={() => onChoose(typed)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
