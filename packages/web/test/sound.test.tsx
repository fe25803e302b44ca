// Sound: cue, time and loudness of each event, silence before a user gesture and in hidden tabs,
// and the music.
import type { GameEvent } from '@eminent/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cuesOf } from '../src/sound/sound-cues.ts';
import { Mixer } from '../src/sound/mixer.ts';
import { badge, pentatonic, RECIPES } from '../src/sound/sound-recipes.ts';
import { lengthOf } from '../src/sound/synth.ts';
import { BAR, chordAt, progressOf } from '../src/sound/background-music.ts';
import { tableAt } from './render-page.tsx';

describe('cues', () => {
  const boost = (seat: number): GameEvent => ({
    type: 'boost',
    seat,
    role: 'survey',
    card: 'survey',
  });

  test('each symbol rings a step higher, at the interval of the flying cards', () => {
    const cues = cuesOf([boost(0), boost(0), boost(0)], 0, 1);
    expect(cues.map(({ recipe }) => recipe)).toEqual([badge(0), badge(1), badge(2)]);
    expect(cues.map(({ at }) => at)).toEqual([0, 0.09, 0.18]);
    expect([0, 1, 2, 3, 4, 5].map((step) => Math.round(pentatonic(step)))).toEqual([
      392, 440, 494, 587, 659, 784,
    ]);
  });

  test('actions of other players are quieter', () => {
    const [mine] = cuesOf([boost(0)], 0, 1);
    const [theirs] = cuesOf([boost(1)], 0, 1);
    expect(mine?.gain).toBe(1);
    expect(theirs?.gain).toBeLessThan(1);
  });

  test('settling a planet swells, breaks like glass and rings; an attack falls and beats', () => {
    const settle: GameEvent = { type: 'settle', seat: 0, at: 0, planet: 'drawde' };
    expect(cuesOf([settle], 0, 1).map(({ recipe }) => recipe)).toEqual([
      RECIPES.swell,
      RECIPES.glass,
      RECIPES.chord,
      RECIPES.star,
    ]);
    const attack: GameEvent = { type: 'attack', seat: 0, at: 0, planet: 'drawde', paid: 2 };
    expect(
      cuesOf([attack], 0, 1)
        .map(({ recipe }) => recipe)
        .slice(0, 2),
    ).toEqual([RECIPES.dive, RECIPES.impact]);
    // The factor scales all times. With 0, only the sound of the result is played.
    const lasts = (factor: number) => Math.max(...cuesOf([settle], 0, factor).map(({ at }) => at));
    expect(lasts(0.5)).toBeCloseTo(lasts(1) / 2);
    expect(cuesOf([settle], 0, 0)).toEqual([{ recipe: RECIPES.chord, at: 0, gain: 1 }]);
  });

  test('the five moments differ: first planet, attack, last influence, last stack, victory', () => {
    const last = (event: GameEvent, hasOne = false) => cuesOf([event], 0, 0, hasOne).at(-1)?.recipe;
    const settle: GameEvent = { type: 'settle', seat: 0, at: 0, planet: 'drawde' };
    const moments = [
      last(settle),
      last(settle, true),
      last({ type: 'attack', seat: 0, at: 0, planet: 'drawde', paid: 2 }),
      last({ type: 'end-triggered', cause: 'influence' }),
      last({ type: 'end-triggered', cause: 'stacks' }),
      last({ type: 'game-over', winners: [0] }),
      last({ type: 'game-over', winners: [1] }),
    ];
    expect(new Set(moments).size).toBe(moments.length);
    // A planet of another player does not sound like the first planet of this seat.
    expect(last({ ...settle, seat: 1 }, true)).toBe(RECIPES.chord);
  });

  test('only the player’s own turn is announced', () => {
    expect(cuesOf([{ type: 'turn', seat: 0, number: 3 }], 0, 1)).toHaveLength(1);
    expect(cuesOf([{ type: 'turn', seat: 1, number: 3 }], 0, 1)).toEqual([]);
  });

  test('a whole game never plays more than a few cues at once', () => {
    const table = tableAt(2, 'sound', (view) => view.over);
    const events = table.eventsSince(0, 0);
    for (let i = 0; i < events.length; i += 20) {
      expect(cuesOf(events.slice(i, i + 40), 0, 1).length).toBeLessThanOrEqual(12);
    }
  });
});

test('every recipe is short, quiet, and ends', () => {
  for (const recipe of [...Object.values(RECIPES), badge(0), badge(14)]) {
    expect(lengthOf(recipe)).toBeLessThan(4.5);
    for (const { gain, from, attack, release } of recipe) {
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(0.5);
      expect(from).toBeGreaterThan(20);
      expect(from).toBeLessThan(12_000);
      expect(Math.min(attack, release)).toBeGreaterThan(0);
    }
  }
});

describe('the music', () => {
  const loudness = (progress: number) =>
    chordAt(0, progress).reduce((sum, { gain }) => sum + gain, 0);

  test('grows toward the end', () => {
    const steps = [0, 0.25, 0.5, 0.75, 1].map(loudness);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('overlaps its chords', () => {
    for (let bar = 0; bar < 12; bar++) expect(lengthOf(chordAt(bar, 0.5))).toBeGreaterThan(BAR);
  });

  test('follows the nearer of the two end conditions', () => {
    const view = tableAt(2, 'sound', ({ decision }) => decision?.step === 'role').viewOf(0);
    expect(progressOf({ ...view, ending: 'stacks' })).toBe(1);
    const untouched = { ...view, players: view.players.map((one) => ({ ...one, influence: 0 })) };
    expect(progressOf(untouched)).toBe(0);
    expect(progressOf({ ...untouched, supply: 0 })).toBe(0);
    expect(progressOf({ ...untouched, stacks: { survey: 0, warfare: 3 }, stacksToEnd: 2 })).toBe(
      0.5,
    );
  });
});

class FakeAudio {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  started = 0;
  volume = 0;
  private node(more: object = {}) {
    const param = () => ({
      value: 0,
      setValueAtTime() {},
      exponentialRampToValueAtTime() {},
      setTargetAtTime: (value: number) => {
        this.volume = value;
      },
    });
    return {
      gain: param(),
      frequency: param(),
      Q: param(),
      connect() {},
      disconnect() {},
      addEventListener() {},
      start: () => {
        this.started++;
      },
      stop() {},
      ...more,
    };
  }
  createGain = () => this.node();
  createOscillator = () => this.node();
  createBiquadFilter = () => this.node();
  createBufferSource = () => this.node({ buffer: undefined });
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  async suspend() {
    this.state = 'suspended';
  }
  async resume() {
    this.state = 'running';
  }
}

describe('the mixer', () => {
  let audio: FakeAudio;
  let opened: number;
  let touched: boolean;
  let hidden: boolean;
  const desk = () =>
    new Mixer(() => {
      opened++;
      return audio as unknown as AudioContext;
    });
  const cue = { recipe: RECIPES.card, at: 0, gain: 1 };

  beforeEach(() => {
    vi.useFakeTimers();
    audio = new FakeAudio();
    opened = 0;
    touched = true;
    hidden = false;
    vi.stubGlobal('navigator', {
      get userActivation() {
        return { hasBeenActive: touched };
      },
    });
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('creates no audio context before a user gesture', () => {
    touched = false;
    const one = desk();
    one.cues([cue]);
    one.setMusicProgress(0.5);
    expect(opened).toBe(0);
    touched = true;
    one.setMusicProgress(0.5);
    expect(opened).toBe(1);
    expect(audio.started).toBeGreaterThan(0);
    one.silence();
  });

  test('is silent in a hidden tab, and stops when the tab is hidden', () => {
    hidden = true;
    const one = desk();
    one.cues([cue]);
    expect(opened).toBe(0);
    hidden = false;
    one.setMusicProgress(0.2);
    const played = audio.started;
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(audio.state).toBe('suspended');
    vi.advanceTimersByTime(60_000);
    expect(audio.started).toBe(played);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(audio.state).toBe('running');
    expect(audio.started).toBeGreaterThan(played);
    one.silence();
  });

  test('suspends when nothing plays', () => {
    const one = desk();
    one.cues([cue]);
    expect(audio.state).toBe('running');
    vi.advanceTimersByTime(5000);
    expect(audio.state).toBe('suspended');
    one.cues([cue]);
    expect(audio.state).toBe('running');
  });

  test('plays the music bar by bar until it is stopped', () => {
    const one = desk();
    one.setMusicProgress(0.5);
    const bar = audio.started;
    vi.advanceTimersByTime(BAR * 1000 + 10);
    expect(audio.started).toBeGreaterThan(bar);
    const two = audio.started;
    one.setMusicProgress(undefined);
    vi.advanceTimersByTime(BAR * 3000);
    expect(audio.started).toBe(two);
  });

  test('at half volume has less than half the gain, to match perceived loudness', () => {
    const one = desk();
    one.cues([cue]);
    one.setVolume(1);
    const full = audio.volume;
    one.setVolume(0.5);
    expect(audio.volume).toBeCloseTo(full / 4);
    one.setVolume(0);
    expect(audio.volume).toBe(0);
  });
});
