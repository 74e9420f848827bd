import { alerts } from './knowledge/alerts.ts';
import { children } from './warnings/children.ts';
import { allergiesAndOthers, illnesses } from './warnings/illnesses.ts';
import { organs } from './warnings/organs.ts';
import { breastfeeding, pregnancy } from './warnings/pregnancy.ts';
import { remediesForWhom } from './warnings/remedies-for-whom.ts';
import { remedies } from './warnings/remedies.ts';
import { withBleeding, withSugar } from './warnings/with-blood.ts';
import { withHeart, withPotassium } from './warnings/with-heart.ts';
import { withMind } from './warnings/with-mind.ts';
import { withInfections, withOthers } from './warnings/with-others.ts';

/** Why vitamins, minerals and honey do not go with medicines and illnesses. */
export const products = {
  'Honey is sugar and raises blood sugar.': 'Asali ni sukari na hupandisha sukari kwenye damu.',
  'Honey can cause botulism in a baby under 12 months.':
    'Asali inaweza kusababisha ugonjwa wa sumu wa botulism kwa mtoto wa chini ya miezi 12.',
  'Part of a high dose leaves the body as oxalate, which forms stones.':
    'Sehemu ya dozi kubwa hutoka mwilini kama oksaleti, ambayo hutengeneza mawe.',
  'Vitamin C makes the body take up more iron.': 'Vitamini C hufanya mwili ufyonze madini ya chuma zaidi.',
  'Very high doses can break down red blood cells.':
    'Dozi kubwa sana zinaweza kuvunja chembe nyekundu za damu.',
  'High doses have weakened warfarin in a few reports.':
    'Dozi kubwa zimedhoofisha warfarin katika ripoti chache.',
  'Zinc holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Zinki huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Zinc binds these antibiotics, which then work less.':
    'Zinki hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Magnesium holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Magnesiamu huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Magnesium binds these antibiotics, which then work less.':
    'Magnesiamu hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Magnesium holds thyroid hormone back in the gut.': 'Magnesiamu huizuia homoni ya thairoidi kwenye utumbo.',
  'Weak kidneys cannot pass magnesium out, and it builds up.':
    'Figo dhaifu haziwezi kuitoa magnesiamu, na hujilimbikiza mwilini.',
  'Magnesium lowers blood pressure a little.': 'Magnesiamu hushusha shinikizo la damu kidogo.',
  'Fish oil in high doses slows clotting a little.':
    'Mafuta ya samaki kwa dozi kubwa huchelewesha kidogo damu kuganda.',
  'High doses may disturb the heart rhythm.': 'Dozi kubwa zinaweza kuvuruga mpigo wa moyo.',
  'Live bacteria can spread in people whose defences are held down.':
    'Bakteria hai wanaweza kusambaa kwa watu ambao kinga yao imedhoofishwa.',
  'With advanced HIV, live bacteria can spread into the blood.':
    'VVU vikiwa vimeendelea sana, bakteria hai wanaweza kusambaa hadi kwenye damu.',
  'Vitamin D can raise blood calcium, which makes digoxin riskier.':
    'Vitamini D inaweza kupandisha kalsiamu kwenye damu, na hilo huifanya digoxin iwe na hatari zaidi.',
  'Thiazide water tablets keep calcium in the body, and vitamin D adds to it.':
    'Tembe za kuongeza mkojo za thiazide huhifadhi kalsiamu mwilini, na vitamini D huiongeza.',
  'Vitamin D raises the calcium that passes through the kidneys.':
    'Vitamini D huongeza kalsiamu inayopita kwenye figo.',
  'Iron holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Madini ya chuma huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Iron binds these antibiotics, which then work less.':
    'Madini ya chuma hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Iron holds thyroid hormone back in the gut.': 'Madini ya chuma huizuia homoni ya thairoidi kwenye utumbo.',
  'A few iron tablets can kill a small child.':
    'Tembe chache za madini ya chuma zinaweza kumuua mtoto mdogo.',
  'The body cannot pass out surplus iron.': 'Mwili hauwezi kutoa madini ya chuma yaliyozidi.',
  'Folic acid can change the level of phenytoin and some other epilepsy medicines.':
    'Asidi ya foliki inaweza kubadilisha kiwango cha phenytoin na dawa nyingine za kifafa mwilini.',
  'Calcium holds dolutegravir back in the gut, so that too little of it reaches the blood.':
    'Kalsiamu huizuia dolutegravir kwenye utumbo, hivyo kiasi kidogo mno chake hufika kwenye damu.',
  'Calcium binds these antibiotics, which then work less.':
    'Kalsiamu hushika antibiotiki hizi, na kisha hufanya kazi kwa udhaifu zaidi.',
  'Calcium holds thyroid hormone back in the gut.': 'Kalsiamu huizuia homoni ya thairoidi kwenye utumbo.',
  'High blood calcium makes digoxin stronger and riskier.':
    'Kalsiamu nyingi kwenye damu huifanya digoxin iwe kali na hatari zaidi.',
  'Calcium tablets may add to kidney stones.': 'Tembe za kalsiamu zinaweza kuongeza mawe kwenye figo.',
  'Weak kidneys keep calcium in the blood.': 'Figo dhaifu huhifadhi kalsiamu kwenye damu.',
} as const;

/** The warnings of herbs, remedies and their rules that are said once or seldom. `src/words/warnings.test.ts` misses none. */
export const known = {
  ...alerts,
  ...allergiesAndOthers,
  ...breastfeeding,
  ...children,
  ...illnesses,
  ...organs,
  ...pregnancy,
  ...products,
  ...remedies,
  ...remediesForWhom,
  ...withBleeding,
  ...withHeart,
  ...withInfections,
  ...withMind,
  ...withOthers,
  ...withPotassium,
  ...withSugar,
} as const;
