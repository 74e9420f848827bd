import { PhoneIcon } from '../../ui/icons.tsx';
import { emergencyNumbers } from './red-flags.ts';

/** Whom to call in Kenya, each a link that dials. */
export function EmergencyNumbers() {
  return (
    <ul aria-label="Whom to call" className="grid gap-2.5 sm:grid-cols-3">
      {emergencyNumbers.map(({ number, label }) => (
        <li key={number}>
          <a
            href={`tel:${number}`}
            className="bg-danger text-on-danger flex min-h-16 items-center gap-3 rounded-xl px-4 py-2.5 no-underline shadow-sm hover:opacity-90"
          >
            <PhoneIcon />
            <span className="grid leading-tight">
              <span className="text-xl font-bold tabular-nums">{number}</span>
              <span className="text-sm">{label}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
