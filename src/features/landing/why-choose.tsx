import { ConsultIcon, LeafIcon, PinIcon, ShieldIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';

const reasons = [
  {
    Icon: ShieldIcon,
    title: t('Safety before promises'),
    text: t('Warnings stand above benefits on every herb, with what it does to common medicines.'),
  },
  {
    Icon: LeafIcon,
    title: t('Tradition, called tradition'),
    text: t('Each use carries its own grade of evidence. Where nobody has tested it, we say so.'),
  },
  {
    Icon: PinIcon,
    title: t('Made for Kenyan plates'),
    text: t('Ugali, githeri, managu, omena: foods and portions as they are cooked and served here.'),
  },
  {
    Icon: ConsultIcon,
    title: t('People when you need them'),
    text: t('Nutritionists who listen first, and a shop whose phone is answered.'),
  },
];

export function WhyChoose() {
  return (
    <section aria-labelledby="why" className="rendered-near page pt-14">
      <h2 id="why" className="text-2xl sm:text-3xl">
        {t('Why choose Mizizi')}
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:grid sm:content-start sm:gap-2">
            <span className="bg-clay-100 text-clay-700 grid size-12 shrink-0 place-items-center rounded-full">
              <Icon />
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
