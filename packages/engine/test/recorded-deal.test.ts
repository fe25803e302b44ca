// The recorded games of docs/playthroughs replay exactly: every position after a turn, and every
// event for every reader.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type GameEvent,
  GameHistory,
  parseRecord,
  redactEvent,
  replayRecord,
  SPECTATOR,
} from '../src/index.ts';

const folder = new URL('../../../docs/playthroughs/records/', import.meta.url);
const files = globSync('*.txt', { cwd: folder.pathname }).sort();

/** Newer than the recorded games. */
const LATER_EVENTS: ReadonlySet<GameEvent['type']> = new Set(['start-planet']);

/** Leaves out a field that is newer than the recorded games. */
function eventLine(event: GameEvent): string {
  return JSON.stringify(event, (key, value: unknown) => (key === 'colonies' ? undefined : value));
}

function fingerprint(file: string): string {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
  if (!record.ok) throw new Error(record.error);
  const replay = replayRecord(record.value);
  if (!replay.ok) throw new Error(replay.error);
  const history = new GameHistory(record.value.options, record.value.seed, record.value.rules);
  const hash = createHash('sha256');
  for (const option of replay.value.answers) {
    for (const event of history.play(option)) {
      if (LATER_EVENTS.has(event.type)) continue;
      hash.update(eventLine(event));
      for (const reader of [SPECTATOR, 0, 1]) hash.update(eventLine(redactEvent(event, reader)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

test('there is a game for every way to play', () => {
  expect(files).toHaveLength(14);
});

test.each(files)('%s', (file) => {
  expect(fingerprint(file)).toMatchSnapshot();
});
