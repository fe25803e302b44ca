// A few short cues, made by code. Quiet, and silent when switched off.
import type { GameEvent } from '@eminent/engine';
import { useEffect } from 'react';
import type { GameOnPage } from '../game/store.ts';
import { useSettings } from '../settings/settings.ts';
import type { ZZFX } from 'zzfx';

type Cue = readonly (number | undefined)[];

/** Parameters of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, … */
const CUES = {
  card: [0.25, 0.02, 320, 0, 0.01, 0.04, 4],
  world: [0.5, 0, 196, 0.02, 0.14, 0.35, 1, 1.6, undefined, undefined, 98, 0.07],
  battle: [
    0.5,
    0.03,
    110,
    0,
    0.04,
    0.28,
    3,
    2.2,
    -1,
    undefined,
    undefined,
    undefined,
    undefined,
    0.6,
  ],
  influence: [0.4, 0, 660, 0, 0.03, 0.18, 1, 1.4, undefined, undefined, 220, 0.05],
  turn: [0.35, 0, 392, 0.02, 0.06, 0.2, 1, 1.5],
  warning: [0.5, 0, 246, 0.02, 0.2, 0.3, 2, 1.2, undefined, undefined, -60, 0.12],
  end: [0.6, 0, 262, 0.04, 0.3, 0.6, 1, 1.5, undefined, undefined, 131, 0.12, 0.12],
} as const satisfies Readonly<Record<string, Cue>>;

type CueName = keyof typeof CUES;

/** The cue that a batch of events asks for: one at a time, the most important. */
export function cueOf(events: readonly GameEvent[], seat: number | undefined): CueName | undefined {
  const types = new Set(events.map((event) => event.type));
  const mine = events.some((event) => event.type === 'turn' && event.seat === seat);
  if (types.has('game-over')) return 'end';
  if (types.has('end-triggered')) return 'warning';
  if (types.has('attack')) return 'battle';
  if (types.has('settle') || types.has('planet')) return 'world';
  if (types.has('influence')) return 'influence';
  if (mine) return 'turn';
  return types.has('lead') || types.has('boost') || types.has('action') ? 'card' : undefined;
}

/** Waves of the cues that have been heard: making one takes longer than a frame of a slow phone. */
const waves = new Map<CueName, Float32Array>();

function sound(zzfx: typeof ZZFX, cue: CueName): void {
  const wave = waves.get(cue) ?? Float32Array.from(zzfx.buildSamples(...CUES[cue]));
  waves.set(cue, wave);
  zzfx.playSamples([wave]);
}

export function useCues({ news, view }: GameOnPage): void {
  const isLoud = useSettings((settings) => settings.sound);
  useEffect(() => {
    const cue = isLoud ? cueOf(news, view.seat) : undefined;
    // A page that nobody has touched yet may not make a sound.
    if (cue === undefined || !navigator.userActivation.hasBeenActive) return;
    void import('zzfx').then(({ ZZFX }) => sound(ZZFX, cue));
  }, [news, view.seat, isLoud]);
}
