import type { ReactNode } from 'react';

import { paths } from '../../lib/paths.ts';
import { t } from '../../words/shell.ts';

/** Drawn likenesses of the product's screens: they show how a part looks, with figures that belong to nobody. */
type Preview = {
  value: string;
  label: string;
  title: string;
  text: string;
  to: string;
  action: string;
  Picture: () => ReactNode;
};

const row = 'flex items-center justify-between gap-4 rounded-xl bg-sunk px-4 py-2.5';

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return rows.map(([left, right]) => (
    <p key={left} className={row}>
      <span>{left}</span>
      <span className="text-muted text-sm font-semibold">{right}</span>
    </p>
  ));
}

function Fasting() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-6">
      <svg viewBox="0 0 160 160" fill="none" className="size-40">
        <circle cx="80" cy="80" r="66" className="stroke-leaf-100" strokeWidth="16" />
        <path
          d="M80 14a66 66 0 1 1-62.8 86.4"
          className="stroke-leaf-600"
          strokeWidth="16"
          strokeLinecap="round"
        />
        <text x="80" y="80" textAnchor="middle" className="fill-ink font-serif text-2xl font-semibold">
          9 h 48
        </text>
        <text x="80" y="102" textAnchor="middle" className="fill-muted text-sm">
          {t('of 14 hours')}
        </text>
      </svg>
      <div className="grid grow gap-2">
        <Rows
          rows={[
            [t('Now'), t('Using stored glucose')],
            [t('Goal'), '6:30 AM'],
            [t('Streak'), t('5 days')],
          ]}
        />
      </div>
    </div>
  );
}

function Shop() {
  return (
    <div className="grid grid-cols-3 gap-3">
      {[
        ['bg-leaf-200', t('Moringa'), 'KSh 450'],
        ['bg-gold-200', t('Honey'), 'KSh 700'],
        ['bg-clay-200', t('Hibiscus'), 'KSh 380'],
      ].map(([tone, name, price]) => (
        <div key={name} className="grid gap-1.5">
          <div className={`${tone} grid aspect-square place-items-center rounded-xl`}>
            <svg viewBox="0 0 48 48" className="fill-leaf-600 size-14">
              <path d="M24 44c0-10 0-18 0-24M24 30C14 30 9 24 8 14c10 0 15 6 16 16ZM24 24c0-10 5-16 16-18 0 11-5 17-16 18Z" />
            </svg>
          </div>
          <span className="font-semibold">{name}</span>
          <span className="text-muted text-sm">{price}</span>
        </div>
      ))}
    </div>
  );
}

function Chat() {
  return (
    <>
      <p className="bg-leaf text-on-leaf ml-auto max-w-[80%] rounded-2xl rounded-br-sm px-4 py-2.5">
        {t('Better sleep')}
      </p>
      <p className="bg-sunk max-w-[85%] rounded-2xl rounded-bl-sm px-4 py-2.5">
        {t('A cup of chamomile tea an hour before bed is a gentle start. Do you take any medicine?')}
      </p>
      <p className="flex flex-wrap gap-2 pt-1 text-sm font-semibold">
        {[t('Improve digestion'), t('Boost immunity'), t('Reduce stress')].map((prompt) => (
          <span key={prompt} className="border-edge rounded-full border px-3 py-1.5">
            {prompt}
          </span>
        ))}
      </p>
    </>
  );
}

function Ayurveda() {
  return (
    <>
      <p className="flex items-baseline gap-3">
        <span className="font-serif text-xl font-semibold">Tulsi</span>
        <span className="text-muted">{t('holy basil, mrihani')}</span>
      </p>
      <Rows
        rows={[
          [t('Taste'), t('Pungent, bitter')],
          [t('Vata and kapha'), t('Calms')],
          [t('With'), t('Warm water, honey')],
        ]}
      />
      <p className="bg-gold-50 text-gold-800 rounded-xl px-4 py-2.5 text-sm font-semibold">
        {t('Traditional use. Not with blood thinners.')}
      </p>
    </>
  );
}

function Consultation() {
  return (
    <>
      <p className="flex items-center gap-4">
        <span className="bg-clay-100 text-clay-800 grid size-12 place-items-center rounded-full font-semibold">
          MM
        </span>
        <span>
          <span className="block font-semibold">{t('A registered nutritionist')}</span>
          <span className="text-muted text-sm">{t('English, Kiswahili, Kikamba')}</span>
        </span>
      </p>
      <p className="grid grid-cols-3 gap-2 text-center text-sm font-semibold">
        {['9:00 AM', '10:30 AM', '2:00 PM', '3:30 PM', '4:00 PM', '5:30 PM'].map((time) => (
          <span
            key={time}
            className={`rounded-lg border py-2.5 ${time === '2:00 PM' ? 'border-leaf-600 bg-leaf-100 text-leaf-800' : 'border-line'}`}
          >
            {time}
          </span>
        ))}
      </p>
    </>
  );
}

function MealPlan() {
  return (
    <Rows
      rows={[
        [t('Breakfast: wimbi porridge, egg'), '390\u00a0kcal'],
        [t('Lunch: githeri, avocado'), '610\u00a0kcal'],
        [t('Snack: an orange'), '70\u00a0kcal'],
        [t('Supper: ugali, omena, managu'), '640\u00a0kcal'],
      ]}
    />
  );
}

export const previews: readonly Preview[] = [
  {
    value: 'fasting',
    label: t('Fasting dashboard'),
    title: t('Your fast at a glance'),
    text: t(
      'A ring that fills, what happens in your body at this hour, and clear words when it is wiser to stop.',
    ),
    to: paths.fasting(),
    action: t('See fasting'),
    Picture: Fasting,
  },
  {
    value: 'shop',
    label: t('Shop'),
    title: t('A shop with plain labels'),
    text: t(
      'Herbs, superfoods, teas and oils with ingredients, use and warnings. Pay by M-Pesa, delivered to all 47 counties.',
    ),
    to: paths.shop(),
    action: t('Visit the shop'),
    Picture: Shop,
  },
  {
    value: 'chat',
    label: t('AI chatbot'),
    title: t('An herbalist to ask at any hour'),
    text: t(
      'The AI Herbalist gives general tips in the corner of your screen. It never replaces a clinician, and says so.',
    ),
    to: paths.herbs(),
    action: t('Read about herbs'),
    Picture: Chat,
  },
  {
    value: 'ayurveda',
    label: t('Ayurvedic remedies'),
    title: t('An old system, honestly told'),
    text: t(
      'Taste, effect and use as Ayurveda describes them, beside what is known today and who should leave them alone.',
    ),
    to: paths.remedies(),
    action: t('Browse remedies'),
    Picture: Ayurveda,
  },
  {
    value: 'consultations',
    label: t('Nutritionist consultations'),
    title: t('Half an hour with somebody who knows'),
    text: t('Choose a nutritionist and a time that suits you, and talk by video from home.'),
    to: paths.nutritionists(),
    action: t('Meet the nutritionists'),
    Picture: Consultation,
  },
  {
    value: 'meals',
    label: t('Meal plans'),
    title: t('A week of Kenyan plates'),
    text: t('Plans from foods you find at the market, with portions, energy and a shopping list.'),
    to: paths.nutrition(),
    action: t('Plan your meals'),
    Picture: MealPlan,
  },
];
