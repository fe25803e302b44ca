// Looking for players, from the wish to the table: it goes on while one is elsewhere on the page, such as at a game with computer players.
import { ownSeek, type Seek, type SEEK_CLOCKS, seek as seekSchema } from '@eminent/protocol/online';
import { navigate } from 'wouter/use-hash-location';
import { create } from 'zustand';
import { ask, inPath, NOTHING, type Refusal } from '../api.ts';
import { noteDeal, wordsFor } from '../deal-note.ts';
import { useSession } from '../user-session.ts';
import { fetchOwnTables } from '../own-tables.ts';

export type SeekClock = (typeof SEEK_CLOCKS)[number];

const USUAL_PLAYERS = 3;
/** Milliseconds between two questions whether somebody came. */
const EVERY_MS = 2000;
/** What is no answer: it is asked again. */
const PASSING: readonly string[] = ['offline', 'unavailable', 'stopping', 'timeout', 'too-many'];
/** Who plays at an online table is not taken away from it: the new one is called out like every game that waits. */
const AT_A_TABLE = /^#\/online\/t\//;

/** Tabs of this browser tell each other when something is looked for, and when no more. */
const tabs = new BroadcastChannel('eminent.seeks');
const tellTabs = () => tabs.postMessage('changed');

interface Seeking {
  readonly looking: Seek | undefined;
  /** For a table of so many, now or the last time. */
  readonly players: number;
  readonly refusal: Refusal | undefined;
  readonly begin: (players: number, clock: SeekClock) => Promise<void>;
  /** Goes on with what the person looks for already, as before a reload or in another tab; says whether there is anything. */
  readonly resume: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
  /** Another tab began something, or ended it. */
  readonly changedElsewhere: () => Promise<void>;
}

/** Sits down at the table that is offered: first its promise is noted, then the words are sent. */
async function seated(seek: Seek): Promise<Seek> {
  if (seek.deal === undefined) return seek;
  const { table } = seek.deal;
  const words = wordsFor(table);
  noteDeal(seek.deal);
  const path = `/seeks/${inPath(seek.seek)}/words`;
  const answer = await ask('POST', path, seekSchema, { table, words });
  // Where others were faster there is another table the next time.
  return answer.ok ? { ...seek, ...answer.value } : seek;
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Pressed twice it is one wish. */
let isBeginning = false;
/** The seek that was begun in this tab, which leads to its table also while nobody looks at it. */
let ownSeekId: string | undefined;
/** How often something was begun or ended here: what was asked before says nothing any more. */
let turns = 0;

export const useMatchmaking = create<Seeking>()((set, get) => {
  const end = (refusal?: Refusal) => {
    turns += 1;
    clearTimeout(timer);
    set({ looking: undefined, refusal });
  };
  const take = async (seek: Seek) => {
    const looking = await seated(seek);
    // Meanwhile it may have been called off.
    if (get().looking?.seek !== seek.seek) return;
    if (looking.table === undefined) {
      set({ looking });
      clearTimeout(timer);
      timer = setTimeout(() => void look(looking.seek), EVERY_MS);
      return;
    }
    end();
    tellTabs();
    void fetchOwnTables();
    const isMeant = ownSeekId === looking.seek || !document.hidden;
    if (isMeant && !AT_A_TABLE.test(location.hash)) navigate(`/online/t/${inPath(looking.table)}`);
  };
  const look = async (id: string) => {
    const answer = await ask('GET', `/seeks/${inPath(id)}`, seekSchema);
    // Meanwhile it may have been called off.
    if (get().looking?.seek !== id) return;
    if (answer.ok) await take(answer.value);
    else if (PASSING.includes(answer.refusal.code)) {
      timer = setTimeout(() => void look(id), EVERY_MS);
    } else if (answer.refusal.code === 'not-found') {
      end();
      // In another tab something else may be looked for by now.
      const turn = turns;
      const isOther = await get().resume();
      if (!isOther && turn === turns) end({ ...answer.refusal, code: 'seek-over' });
    } else end(answer.refusal);
  };
  return {
    looking: undefined,
    players: USUAL_PLAYERS,
    refusal: undefined,
    async begin(players, clock) {
      if (isBeginning) return;
      isBeginning = true;
      turns += 1;
      set({ refusal: undefined, players });
      const answer = await ask('POST', '/seeks', seekSchema, { players, clock });
      isBeginning = false;
      if (!answer.ok) return set({ refusal: answer.refusal });
      ownSeekId = answer.value.seek;
      set({ looking: answer.value });
      tellTabs();
      await take(answer.value);
    },
    async resume() {
      if (get().looking !== undefined || isBeginning) return true;
      const turn = turns;
      const answer = await ask('GET', '/seeks', ownSeek);
      const looking = answer.ok ? answer.value.looking : undefined;
      if (looking === undefined || turn !== turns) return false;
      turns += 1;
      const { seek, players, people } = looking;
      set({ looking: { seek, people }, players, refusal: undefined });
      void look(seek);
      return true;
    },
    async stop() {
      const id = get().looking?.seek;
      if (id === undefined) return;
      turns += 1;
      const answer = await ask('DELETE', `/seeks/${inPath(id)}`, NOTHING);
      if (!answer.ok && answer.refusal.code !== 'not-found') {
        return set({ refusal: answer.refusal });
      }
      end();
      return tellTabs();
    },
    async changedElsewhere() {
      const id = get().looking?.seek;
      clearTimeout(timer);
      if (id !== undefined) await look(id);
      else if (useSession.getState().session?.person !== undefined) await get().resume();
    },
  };
});

tabs.addEventListener('message', () => void useMatchmaking.getState().changedElsewhere());

/** Whoever was here before looks no more. */
useSession.subscribe(({ session }, { session: before }) => {
  if (before === undefined || session?.person?.id === before.person?.id) return;
  turns += 1;
  clearTimeout(timer);
  useMatchmaking.setState({ looking: undefined, refusal: undefined });
});
