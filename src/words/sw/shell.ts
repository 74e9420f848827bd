import { chat } from './shell/chat.ts';
import { common } from './shell/common.ts';
import { desks } from './shell/desks.ts';
import { failures } from './shell/failures.ts';
import { faq } from './shell/faq.ts';
import { frame } from './shell/frame.ts';
import { info } from './shell/info.ts';
import { known } from './shell/known.ts';
import { landing } from './shell/landing.ts';
import { notifications } from './shell/notifications.ts';
import { pieces } from './shell/pieces.ts';
import { plans } from './shell/plans.ts';
import { previews } from './shell/previews.ts';

/** The frame around the pages, common pieces, the open pages, and what can go wrong anywhere. */
export const words = {
  ...common,
  ...pieces,
  ...failures,
  ...frame,
  ...desks,
  ...plans,
  ...landing,
  ...previews,
  ...info,
  ...faq,
  ...chat,
  ...notifications,
  ...known,
} as const;
