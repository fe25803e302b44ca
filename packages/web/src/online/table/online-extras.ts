// The components that an online table adds to the table screen.
import type { Extras } from '../../game/table-extras.ts';
import { GameOver, ResultNotes } from './game-over.tsx';
import { PortraitStatus, SeatActivity } from './portrait-status.tsx';
import { Tools, Watchers } from './online-bar.tsx';
import { EndedEarly } from './ended-early.tsx';
import { WaitingBar } from './waiting-bar.tsx';
import { QuestionClock } from './question-clock.tsx';
import { NoticeBars } from './notice-bars.tsx';
import { TableAnnouncer } from './table-announcer.tsx';
import { ChatDrawer } from './chat-drawer.tsx';

export const ONLINE_EXTRAS: Extras = {
  PortraitStatus,
  SeatActivity,
  Status: Watchers,
  Tools,
  NoticeBars,
  Clock: QuestionClock,
  WaitingBar,
  Drawer: ChatDrawer,
  ResultButtons: GameOver,
  ResultNotes,
  TableAnnouncer,
};

/** For a game that ended early and asks no more questions. */
export const ENDED_EXTRAS: Extras = { ...ONLINE_EXTRAS, Ended: EndedEarly };
