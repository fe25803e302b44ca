// A turn of a replay as an animation: which positions it has, and the file that they become.
import {
  checkOptions,
  formatRecord,
  legalOptions,
  makeRecord,
  newGame,
  play,
  SPECTATOR,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { Timeline } from '../src/records/timeline.ts';
import { delayOf, encodeGif } from '../src/replay/turn-animation/encode-gif.ts';
import {
  evenlySpread,
  framesOfTurn,
  MAX_FRAMES,
} from '../src/replay/turn-animation/turn-frames.ts';

function timeline(): Timeline {
  const options = checkOptions({ players: 3 });
  if (!options.ok) throw new Error(options.error);
  const state = newGame(options.value, 'turns');
  const answers: number[] = [];
  for (let i = 0; !state.over && state.turnNumber <= 12; i++) {
    const legal = legalOptions(state);
    const option = legal[(i * 5) % legal.length] ?? -1;
    answers.push(option);
    play(state, option);
  }
  const record = makeRecord(options.value, 'turns', answers, ['Ada', 'Bo', 'Cy']);
  const read = Timeline.read(formatRecord(record), 'en');
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const TIMELINE = timeline();

test('the frames are the positions of one turn, through the eyes of the seat', () => {
  for (const [at, turn] of TIMELINE.turns.slice(0, -1).entries()) {
    const next = TIMELINE.turns[at + 1];
    for (const seat of [1, SPECTATOR]) {
      const frames = framesOfTurn(TIMELINE, turn.ply, seat);
      expect(frames.length).toBeGreaterThan(1);
      expect(frames.length).toBeLessThanOrEqual(MAX_FRAMES);
      expect(frames[0]?.ply).toBe(turn.ply);
      expect(frames.at(-1)?.ply).toBeLessThanOrEqual(next?.ply ?? 0);
      for (const frame of frames) {
        expect(frame.seat).toBe(seat === SPECTATOR ? undefined : seat);
        const hands = frame.players.flatMap(({ hand }, of) => (hand === undefined ? [] : [of]));
        expect(hands).toEqual(seat === SPECTATOR ? [] : [seat]);
      }
    }
  }
});

test('any moment of a turn leads to the same frames', () => {
  const [, turn, next] = TIMELINE.turns;
  if (turn === undefined || next === undefined) throw new Error('no turn');
  const plies = (ply: number) => framesOfTurn(TIMELINE, ply, SPECTATOR).map((view) => view.ply);
  expect(plies(next.ply - 1)).toEqual(plies(turn.ply));
});

test('of a long turn, evenly spread steps are shown', () => {
  const steps = Array.from({ length: 100 }, (_, n) => n);
  const shown = evenlySpread(steps, MAX_FRAMES);
  expect(shown).toHaveLength(MAX_FRAMES);
  expect([shown[0], shown.at(-1)]).toEqual([0, 99]);
  expect(new Set(shown).size).toBe(MAX_FRAMES);
  expect(evenlySpread([1, 2, 3], MAX_FRAMES)).toEqual([1, 2, 3]);
});

function picture(width: number, height: number, square: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isSquare = x >= square && x < square + 40 && y < 40;
    pixels.set(
      isSquare ? [255, 200, 80, 255] : [(x * 255) / width, (y * 255) / height, 90, 255],
      4 * at,
    );
  }
  return pixels;
}

function delaysIn(file: Uint8Array): readonly number[] {
  const data = new DataView(file.buffer, file.byteOffset, file.length);
  return Array.from(file.keys()).flatMap((at) => {
    const isControl = file[at] === 0x21 && file[at + 1] === 0xf9 && file[at + 2] === 4;
    return isControl ? [10 * data.getUint16(at + 4, true)] : [];
  });
}

function encoded(frames: readonly Uint8ClampedArray[]): Uint8Array {
  const encoding = encodeGif({ width: 200, height: 100, frames });
  for (;;) {
    const step = encoding.next();
    if (step.done === true) return step.value;
  }
}

test('the file is an animated GIF that stores only what changes', () => {
  const frames = [0, 30, 60, 90].map((square) => picture(200, 100, square));
  const file = encoded(frames);
  expect(new TextDecoder().decode(file.subarray(0, 6))).toBe('GIF89a');
  expect(delaysIn(file)).toEqual(frames.map((_, at) => delayOf(at, frames.length)));
  expect(delayOf(3, 4)).toBeGreaterThan(delayOf(2, 4));
  const still = encoded(frames.slice(0, 1));
  expect(file.length - still.length).toBeLessThan(still.length);
});
