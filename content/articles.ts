import type { Article } from './article-schema.ts';
import { weightArticles } from './articles/body-weight.ts';
import { drinkArticles } from './articles/drinks-and-sport.ts';
import { fastingArticles } from './articles/fasting.ts';
import { fishAndMilkArticles } from './articles/fish-milk-nuts.ts';
import { flourArticles } from './articles/flours.ts';
import { bowelArticles } from './articles/gout-and-bowel.ts';
import { greenArticles } from './articles/greens-and-fruit.ts';
import { kitchenArticles } from './articles/kitchen-and-purse.ts';
import { mineralArticles } from './articles/minerals.ts';
import { ageArticles } from './articles/mothers-teens-elders.ts';
import { plateArticles } from './articles/plate-and-label.ts';
import { pulseArticles } from './articles/pulses-and-eggs.ts';
import { seasoningArticles } from './articles/salt-sugar-oil.ts';
import { heartArticles } from './articles/sugar-and-heart.ts';
import { tabletArticles } from './articles/tablets-and-food.ts';
import { vitaminArticles } from './articles/vitamins.ts';
import { childArticles } from './articles/young-children.ts';

/** Every nutrition article. */
export const articles: readonly Article[] = [
  ...plateArticles,
  ...seasoningArticles,
  ...flourArticles,
  ...greenArticles,
  ...pulseArticles,
  ...fishAndMilkArticles,
  ...mineralArticles,
  ...vitaminArticles,
  ...childArticles,
  ...ageArticles,
  ...heartArticles,
  ...bowelArticles,
  ...weightArticles,
  ...fastingArticles,
  ...kitchenArticles,
  ...drinkArticles,
  ...tabletArticles,
];
