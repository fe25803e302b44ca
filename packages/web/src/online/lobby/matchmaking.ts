// Searches for players until the server offers a table, even while the user is on another screen.
import { ownSeek, type Seek, type SEEK_CLOCKS, seek as seekSchema } from '@eminent/protocol/online';
import { navigate } from 'wouter/use-hash-location';
import { create } from 'zustand';
import { ask, inPath, ANY_RESPONSE, type Refusal } from '../api.ts';
import { noteDeal, wordsFor } from '../deal-note.ts';
import { onUserChange, useSession } from '../user-session.ts';
import { fetchOwnTables } from '../own-tables.ts';

export type SeekClock = (typeof SEEK_CLOCKS)[number];

const DEFAULT_PLAYERS = 3;
const POLL_MS = 2000;
/** Errors after which polling continues. */
const TEMPORARY_ERRORS: readonly string[] = [
  'offline',
  'unavailable',
  'stopping',
  'timeout',
  'too-many',
];
/** Matches addresses of online tables. A user at a table is not taken to the new one. */
const TABLE_ADDRESS = /^#\/online\/t\//;

/** Notifies the other tabs of this browser when a search starts or ends. */
const tabs = new BroadcastChannel('eminent.seeks');
const notifyTabs = () => tabs.postMessage('changed');

interface Matchmaking {
  readonly looking: Seek | undefined;
  /** The number of players of the current or last search. */
  readonly players: number;
  readonly refusal: Refusal | undefined;
  readonly start: (players: number, clock: SeekClock) => Promise<void>;
  /**
   * Continues a search that the server already has, as after a reload or from another tab. Resolves
   * to false if there is none, or if a search started or ended meanwhile.
   */
  readonly resume: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** Takes the seat of an offered table: notes its promise, then sends the words for the deal. */
async function takeOfferedSeat(seek: Seek): Promise<Seek> {
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
let isStarting = false;
/** The search that this tab started. Its table is opened even if the tab is hidden. */
let ownSeekId: string | undefined;
/** Counts starts and ends of searches, to ignore the response to an older request. */
let version = 0;

export const useMatchmaking = create<Matchmaking>()((set, get) => ({
  looking: undefined,
  players: DEFAULT_PLAYERS,
  refusal: undefined,
  async start(players, clock) {
    if (isStarting) return;
    isStarting = true;
    version += 1;
    set({ refusal: undefined, players });
    const answer = await ask('POST', '/seeks', seekSchema, { players, clock });
    isStarting = false;
    if (!answer.ok) return set({ refusal: answer.refusal });
    ownSeekId = answer.value.seek;
    set({ looking: answer.value });
    notifyTabs();
    await apply(answer.value);
  },
  async resume() {
    if (get().looking !== undefined || isStarting) return true;
    const before = version;
    const answer = await ask('GET', '/seeks', ownSeek);
    const looking = answer.ok ? answer.value.looking : undefined;
    if (looking === undefined || before !== version) return false;
    version += 1;
    const { seek, players, people } = looking;
    set({ looking: { seek, people }, players, refusal: undefined });
    void poll(seek);
    return true;
  },
  async stop() {
    const id = get().looking?.seek;
    if (id === undefined) return;
    version += 1;
    const answer = await ask('DELETE', `/seeks/${inPath(id)}`, ANY_RESPONSE);
    if (!answer.ok && answer.refusal.code !== 'not-found') {
      return set({ refusal: answer.refusal });
    }
    end();
    return notifyTabs();
  },
}));

function end(refusal?: Refusal): void {
  version += 1;
  clearTimeout(timer);
  useMatchmaking.setState({ looking: undefined, refusal });
}

/**
 * Handles a response. Without a table, polls again later. With a table, ends the search and opens
 * the table, unless the user is at a table, or this tab is hidden and did not start the search.
 */
async function apply(seek: Seek): Promise<void> {
  const looking = await takeOfferedSeat(seek);
  // The search may have been canceled meanwhile.
  if (useMatchmaking.getState().looking?.seek !== seek.seek) return;
  if (looking.table === undefined) {
    useMatchmaking.setState({ looking });
    clearTimeout(timer);
    timer = setTimeout(() => void poll(looking.seek), POLL_MS);
    return;
  }
  end();
  notifyTabs();
  void fetchOwnTables();
  const opensTable = ownSeekId === looking.seek || !document.hidden;
  if (opensTable && !TABLE_ADDRESS.test(location.hash))
    navigate(`/online/t/${inPath(looking.table)}`);
}

async function poll(id: string): Promise<void> {
  const answer = await ask('GET', `/seeks/${inPath(id)}`, seekSchema);
  // The search may have been canceled meanwhile.
  if (useMatchmaking.getState().looking?.seek !== id) return;
  if (answer.ok) await apply(answer.value);
  else if (TEMPORARY_ERRORS.includes(answer.refusal.code)) {
    timer = setTimeout(() => void poll(id), POLL_MS);
  } else if (answer.refusal.code === 'not-found') {
    end();
    // Another tab may have started another search.
    const before = version;
    const isOther = await useMatchmaking.getState().resume();
    if (!isOther && before === version) end({ ...answer.refusal, code: 'seek-over' });
  } else end(answer.refusal);
}

// Another tab started or ended a search.
tabs.addEventListener('message', () => {
  const { looking, resume } = useMatchmaking.getState();
  clearTimeout(timer);
  if (looking !== undefined) void poll(looking.seek);
  else if (useSession.getState().session?.person !== undefined) void resume();
});

onUserChange(() => end());
