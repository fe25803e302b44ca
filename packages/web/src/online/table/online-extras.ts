// What an online table shows beside the game, part by part.
import type { Extras } from '../../table/table-extras.ts';
import { GameOver, Afterwards } from './game-over.tsx';
import { Around, Slip } from './portrait-status.tsx';
import { Tools, Watchers } from './online-bar.tsx';
import { EndedEarly } from './ended-early.tsx';
import { Meanwhile } from './waiting-bar.tsx';
import { QuestionClock } from './question-clock.tsx';
import { Above } from './notice-bars.tsx';
import { Speaker } from './table-announcer.tsx';
import { ChatDrawer } from './chat-drawer.tsx';

export const ONLINE_EXTRAS: Extras = {
  PortraitStatus: Around,
  Slip,
  Status: Watchers,
  Tools,
  NoticeBars: Above,
  Clock: QuestionClock,
  WaitingBar: Meanwhile,
  Drawer: ChatDrawer,
  After: GameOver,
  Afterwards,
  TableAnnouncer: Speaker,
};

/** Of a game that was not played to its end: nothing is asked any more. */
export const ENDED_EXTRAS: Extras = { ...ONLINE_EXTRAS, Ended: EndedEarly };
