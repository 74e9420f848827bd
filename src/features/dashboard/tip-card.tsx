import { LeafIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import { tipOf } from './tips.ts';

/** One thing to try today. */
export function TipCard({ day }: { day: string }) {
  const { text, to, label } = tipOf(day);
  return (
    <aside
      aria-label={t('Tip of the day')}
      className="bg-gold-50 border-gold-200 flex gap-3 rounded-2xl border p-5"
    >
      <LeafIcon className="text-gold-700 mt-0.5" />
      <div>
        <p className="text-pretty">{text}</p>
        <Link
          to={to}
          className="text-leaf-700 mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {label}
        </Link>
      </div>
    </aside>
  );
}
