import type { ReactNode } from 'react';

import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/health.ts';
import type { AskFirstReason, NoFastReason } from './no-less.ts';

/** What is said to somebody: `title` is why, `text` what to do instead and where to get help. */
export type NoLessWords = {
  title: string;
  text: string;
  /** The goal of the ready weeks of meals that help instead. */
  meals?: 'pregnancy' | 'breastfeeding' | 'gain' | 'maintain';
};

export const noLessWords: Readonly<Record<NoFastReason, NoLessWords>> = {
  pregnancy: {
    title: t('Not while you are pregnant'),
    text: t(
      'Your baby lives on what you eat: eating less or fasting can harm you both. Follow the pregnancy meals instead, and talk about weight with your antenatal clinic.',
    ),
    meals: 'pregnancy',
  },
  'after-birth': {
    title: t('Not in the six weeks after a birth'),
    text: t(
      'Your body is healing and perhaps making milk. Eat to your hunger and drink enough; ask about weight at your six-week check.',
    ),
    meals: 'breastfeeding',
  },
  breastfeeding: {
    title: t('Not while you breastfeed'),
    text: t(
      'Making milk takes energy every hour. Follow the breastfeeding meals instead: weight goes slowly by itself. Ask your clinic when it is time for more.',
    ),
    meals: 'breastfeeding',
  },
  'under-18': {
    title: t('Not under 18'),
    text: t(
      'The body still builds bone, blood and brain. Eat to your hunger from all food groups; if weight worries you, talk to a clinician or to somebody you trust.',
    ),
    meals: 'maintain',
  },
  child: {
    title: t('Your safety list is for a child'),
    text: t(
      'Children must not eat less or fast. Is this about you? Take “For a child” off your safety list first. If a child’s weight worries you, ask the child clinic.',
    ),
  },
  'eating-disorder': {
    title: t('Not with an eating disorder, now or before'),
    text: t(
      'Eating by rules of less can wake it. Regular meals help. Please talk to a clinician; the Kenya Red Cross listens on 1199 at any hour, free.',
    ),
  },
  underweight: {
    title: t('Not while you weigh too little'),
    text: t(
      'Below a body mass index of 18.5 keeping or gaining weight is what helps. If you lost weight without wanting to, see a clinician.',
    ),
    meals: 'gain',
  },
  'type-1-diabetes': {
    title: t('No fasts with type 1 diabetes'),
    text: t(
      'Without food, sugar can fall too low or ketones rise. Never leave insulin out. Eat regularly, and plan any fast with your diabetes clinic.',
    ),
  },
  'hypo-prone-medicines': {
    title: t('No fasts with insulin or tablets that can drop your sugar'),
    text: t(
      'Without food, sugar can fall dangerously low. Never leave the medicine out to fast. Eat regularly, and talk to your diabetes clinic.',
    ),
  },
  'kidney-disease': {
    title: t('No fasts with kidney disease'),
    text: t('Hours without water can harm your kidneys. Eat and drink as your clinic told you, and ask it.'),
  },
  'liver-disease': {
    title: t('No fasts with liver disease'),
    text: t('Your liver cannot bridge long hours without food. Small meals often help. Ask your clinic.'),
  },
  'sickle-cell': {
    title: t('No fasts with sickle cell disease'),
    text: t('Going dry can bring on a crisis. Drink and eat through the day, and ask your clinic.'),
  },
};

export const askFirstWords: Readonly<Record<AskFirstReason, string>> = {
  'diabetes-medicines': t('Other diabetes medicines: sugar may fall, doses may have to change.'),
  diuretics: t('Water tablets: you may dry out or feel faint.'),
  'blood-pressure-medicines': t('Pressure medicines: your pressure may fall too low.'),
  warfarin: t('Warfarin: a changed diet changes how thin your blood is.'),
  lithium: t('Lithium: with less water it can build up to harm.'),
  gout: t('Gout: fasting raises uric acid and can bring an attack.'),
};

const small = buttonStyles({ size: 'sm', variant: 'secondary' });

type NoLessNoticeProps = {
  reason: NoFastReason;
  /** What does not begin, where the page does not say it. */
  what?: string;
  /** What can be done here and now. */
  children?: ReactNode;
};

/** Why no deficit or fast begins, what helps instead, and where to change what was told. */
export function NoLessNotice({ reason, what, children }: NoLessNoticeProps) {
  const { title, text, meals } = noLessWords[reason];
  return (
    <div data-no-less={reason}>
      <Alert
        tone="warning"
        title={what ?? title}
        action={
          <>
            {children}
            {meals && (
              <Link to={paths.mealPlans({ goal: meals })} className={small}>
                {t('See meals that help')}
              </Link>
            )}
            <Link to={paths.nutritionists()} className={small}>
              {t('Talk to a nutritionist')}
            </Link>
            <Link to={paths.safetyCheck()} className={small}>
              {t('Change my safety list')}
            </Link>
          </>
        }
      >
        {what !== undefined && <strong>{title}. </strong>}
        {text}
      </Alert>
    </div>
  );
}
