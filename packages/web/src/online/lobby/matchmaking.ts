// Matchmaking, from the request to the table. It continues while the user is elsewhere on the page,
// such as in a game against bots.
import { ownSeek, type Seek, type SEEK_CLOCKS, seek as seekSchema } from '@eminent/protocol/online';
import { navigate } from 'wouter/use-hash-location';
import { create } from 'zustand';
import { ask, inPath, NOTHING, type Refusal } from '../api.ts';
import { noteDeal, wordsFor } from '../deal-note.ts';
import { useSession } from '../user-session.ts';
import { fetchOwnTables } from '../own-tables.ts';

export type SeekClock = (typeof SEEK_CLOCKS)[number];

const DEFAULT_PLAYERS = 3;
/** Milliseconds between two polls. */
const EVERY_MS = 2000;
/** Temporary errors: the poll is repeated. */
const PASSING: readonly string[] = ['offline', 'unavailable', 'stopping', 'timeout', 'too-many'];
/** A user at an online table stays there; the new game is announced like any waiting game. */
const AT_A_TABLE = /^#\/online\/t\//;

/** Notifies the other tabs of this browser when a search starts or ends. */
const tabs = new BroadcastChannel('eminent.seeks');
const tellTabs = () => tabs.postMessage('changed');

interface Seeking {
  readonly looking: Seek | undefined;
  /** The number of players of the current or last search. */
  readonly players: number;
  readonly refusal: Refusal | undefined;
  readonly begin: (players: number, clock: SeekClock) => Promise<void>;
  /**
   * Continues a search that is already active, as after a reload or from another tab; returns
   * whether there is one.
   */
  readonly resume: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
  /** Another tab started or ended a search. */
  readonly changedElsewhere: () => Promise<void>;
}

/** Takes a seat at the offered table: notes its promise, then sends the words. */
async function seated(seek: Seek): Promise<Seek> {
  if (seek.deal === undefined) return seek;
  const { table } = seek.deal;
  const words = wordsFor(table);
  noteDeal(seek.deal);
  const path = `/seeks/${inPath(seek.seek)}/words`;
  const answer = await ask('POST', path, seekSchema, { table, words });
  // If the table was full, the next poll offers another one.
  return answer.ok ? { ...seek, ...answer.value } : seek;
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Prevents a second press from starting a second search. */
let isBeginning = false;
/** The search started in this tab, which opens its table even if the tab is hidden. */
let ownSeekId: string | undefined;
/** Counts local changes: a response to an older request is ignored. */
let turns = 0;

export const useMatchmaking = create<Seeking>()((set, get) => ({
  looking: undefined,
  players: DEFAULT_PLAYERS,
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
}));

/** Ends the search in this tab. */
function end(refusal?: Refusal): void {
  turns += 1;
  clearTimeout(timer);
  useMatchmaking.setState({ looking: undefined, refusal });
}

/** Goes to the table if there is one, and else polls again later. */
async function take(seek: Seek): Promise<void> {
  const looking = await seated(seek);
  // The search may have been canceled meanwhile.
  if (useMatchmaking.getState().looking?.seek !== seek.seek) return;
  if (looking.table === undefined) {
    useMatchmaking.setState({ looking });
    clearTimeout(timer);
    timer = setTimeout(() => void look(looking.seek), EVERY_MS);
    return;
  }
  end();
  tellTabs();
  void fetchOwnTables();
  const isMeant = ownSeekId === looking.seek || !document.hidden;
  if (isMeant && !AT_A_TABLE.test(location.hash)) navigate(`/online/t/${inPath(looking.table)}`);
}

async function look(id: string): Promise<void> {
  const answer = await ask('GET', `/seeks/${inPath(id)}`, seekSchema);
  // The search may have been canceled meanwhile.
  if (useMatchmaking.getState().looking?.seek !== id) return;
  if (answer.ok) await take(answer.value);
  else if (PASSING.includes(answer.refusal.code)) {
    timer = setTimeout(() => void look(id), EVERY_MS);
  } else if (answer.refusal.code === 'not-found') {
    end();
    // Another tab may have started another search.
    const turn = turns;
    const isOther = await useMatchmaking.getState().resume();
    if (!isOther && turn === turns) end({ ...answer.refusal, code: 'seek-over' });
  } else end(answer.refusal);
}

tabs.addEventListener('message', () => void useMatchmaking.getState().changedElsewhere());

/** Ends the search when the user changes. */
useSession.subscribe(({ session }, { session: before }) => {
  if (before === undefined || session?.person?.id === before.person?.id) return;
  turns += 1;
  clearTimeout(timer);
  useMatchmaking.setState({ looking: undefined, refusal: undefined });
});
