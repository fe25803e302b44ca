// Fills a data folder with many played games, most of them finished, to test how a server starts
// with a large file.
import { randomBytes } from 'node:crypto';
import { randomFromSeed, RULES_VERSION } from '@eminent/engine';
import { fairSeed, SECRET_BYTES } from '@eminent/protocol/online';
import { newId, openStore, type Store } from '@eminent/server/store';
import { Table } from '@eminent/table';
import { tableSetup } from '../online/table-setup.ts';

/** Number of games that are really played; the others are copies under other names. */
const PLAYED = 50;
/** One of this many games is still in progress. */
const RUNNING = 10;
const AT_ONCE = 16;
const DAY_MS = 24 * 3600_000;
const WORDS = '00112233445566778899aabbccddeeff';

interface PlayedGame {
  readonly seed: string;
  readonly entries: readonly object[];
}

const SETUP = tableSetup(2, { clock: { kind: 'timed', decision: 24 * 3600, reserve: 0 } });

/** A game between two random players, as the entries of its answers. */
function play(name: string): PlayedGame {
  const seed = fairSeed(randomBytes(SECRET_BYTES).toString('hex'), name, [WORDS, WORDS]);
  const seats = ['one', 'two'].map((name) => ({ kind: 'person' as const, name }));
  const table = new Table({ game: SETUP.game, seed, seats });
  const random = randomFromSeed(`games ${seed}`);
  const entries: object[] = [];
  while (!table.over) {
    const { question, deciding: seat } = table;
    const options = table.viewOf(seat).decision?.options ?? [];
    const tokens = [options[random.below(options.length)]?.token ?? ''];
    const answered = table.answerStep(seat, question, tokens, false);
    if (!answered.ok) throw new Error(answered.refusal.sentence);
    entries.push({ type: 'answered', seat, by: 'person', question, tokens, finish: false });
  }
  return { seed, entries };
}

/** The log of a table where this game was played, to its end or to somewhere in the middle. */
function logOf(game: PlayedGame, isRunning: boolean): readonly object[] {
  const people = ['one', 'two'].map((name) => `${newId()} ${name}`);
  const answers = isRunning
    ? game.entries.slice(0, Math.floor(game.entries.length / 2))
    : game.entries;
  return [
    {
      type: 'created',
      version: 1,
      host: people[0],
      setup: SETUP,
      secret: randomBytes(SECRET_BYTES).toString('hex'),
      deal: game.seed,
    },
    ...people.map((person, seat) => {
      return { type: 'sat', seat, person, name: person.slice(-3), words: WORDS };
    }),
    { type: 'dealt', rules: RULES_VERSION, order: [0, 1] },
    ...answers,
  ];
}

async function keep(store: Store, game: PlayedGame, isRunning: boolean): Promise<string> {
  const table = newId();
  const at = Date.now();
  const entries = logOf(game, isRunning).map((entry, i) => {
    return { table, seq: i + 1, at, body: JSON.stringify(entry) };
  });
  const set = isRunning ? [{ table, kind: 'wake', at: at + DAY_MS }] : [];
  await store.log.append(entries, { set });
  return table;
}

/** Returns the names of the games in progress. */
export async function fillWithGames(folder: string, count: number): Promise<readonly string[]> {
  const games = Array.from({ length: Math.min(PLAYED, count) }, (_, n) => play(`many-${n}`));
  const store = await openStore({ folder });
  const running: string[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next++;
      const game = games[n % games.length];
      if (game === undefined) return;
      const isRunning = n % RUNNING === 0;
      // oxlint-disable-next-line no-await-in-loop
      const table = await keep(store, game, isRunning);
      if (isRunning) running.push(table);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await store.close();
  return running;
}
