// What an online table shows beside the game, part by part.
import type { Extras } from '../../table/extras.ts';
import { After, Afterwards } from './after.tsx';
import { Around, Slip } from './around.tsx';
import { Tools, Watchers } from './bar-parts.tsx';
import { Ended } from './ended.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { QuestionClock } from './question-clock.tsx';
import { Above } from './ribbons.tsx';
import { Speaker } from './speaker.tsx';
import { TalkDrawer } from './talk-drawer.tsx';

export const ONLINE_EXTRAS: Extras = {
  Around,
  Slip,
  Status: Watchers,
  Tools,
  Above,
  Clock: QuestionClock,
  Meanwhile,
  Drawer: TalkDrawer,
  After,
  Afterwards,
  Speaker,
};

/** Of a game that was not played to its end: nothing is asked any more. */
export const ENDED_EXTRAS: Extras = { ...ONLINE_EXTRAS, Ended };
