// Sound recipes: the tones and noise of each cue, as data for the synthesizer (synth.ts).

interface Voice {
  /** Seconds after the start of the cue; 0 by default. */
  readonly at?: number;
  /** Attack and release time in seconds. */
  readonly attack: number;
  readonly release: number;
  readonly gain: number;
  /** Frequency in hertz. It glides to `to` if present. */
  readonly from: number;
  readonly to?: number;
}

export interface Tone extends Voice {
  readonly kind: 'sine' | 'triangle' | 'sawtooth';
}

/** Noise through a band-pass filter. */
export interface Noise extends Voice {
  readonly kind: 'noise';
  readonly q: number;
}

export type Recipe = readonly (Tone | Noise)[];

const tone = (
  kind: Tone['kind'],
  from: number,
  [attack, release]: readonly [number, number],
  gain: number,
  more: { readonly at?: number; readonly to?: number } = {},
): Tone => ({ kind, from, attack, release, gain, ...more });

const noise = (
  from: number,
  q: number,
  [attack, release]: readonly [number, number],
  gain: number,
  more: { readonly at?: number; readonly to?: number } = {},
): Noise => ({ kind: 'noise', from, q, attack, release, gain, ...more });

const PENTATONIC = [0, 2, 4, 7, 9] as const;
/** Frequency of step 0 of the scale. */
const LOWEST_BADGE_HZ = 392;

/** Returns the frequency in hertz of a step of the pentatonic scale. Step 5 is an octave higher. */
export function pentatonic(step: number): number {
  const octave = Math.floor(step / PENTATONIC.length);
  const semitones = PENTATONIC[step % PENTATONIC.length] ?? 0;
  return LOWEST_BADGE_HZ * 2 ** (octave + semitones / 12);
}

/** A card adds symbols to the role: a small bell, higher with each step, up to step 14. */
export function badge(step: number): Recipe {
  const pitch = pentatonic(Math.min(step, 14));
  return [
    tone('triangle', pitch, [0.004, 0.24], 0.16),
    tone('sine', pitch * 2, [0.004, 0.14], 0.06),
    tone('sine', pitch * 4.02, [0.001, 0.05], 0.025),
  ];
}

const coin = (pitch: number, at: number): Recipe => [
  tone('sine', pitch, [0.001, 0.16], 0.11, { at }),
  tone('sine', pitch * 1.51, [0.001, 0.1], 0.06, { at }),
  noise(6200, 3, [0.001, 0.025], 0.05, { at }),
];

/** A bronze bell. `pitch` is its strike note in hertz. */
const bell = (pitch: number, gain: number): Recipe =>
  [0.5, 1, 1.19, 1.5, 2, 2.74, 3.76].map((partial, i) =>
    tone('sine', pitch * partial, [0.002, 2.8 / (1 + i * 0.5)], gain / (1 + i * 0.6)),
  );

export const RECIPES = {
  /** A card is played, drawn or discarded: a card on felt. */
  card: [
    noise(1500, 0.8, [0.003, 0.07], 0.16, { to: 420 }),
    tone('sine', 150, [0.002, 0.06], 0.09, { to: 84 }),
  ],
  /** A role is led or a card is taken from a stack: wood. */
  stack: [
    tone('triangle', 660, [0.001, 0.05], 0.16, { to: 470 }),
    noise(2500, 7, [0.001, 0.03], 0.3),
    tone('sine', 165, [0.002, 0.07], 0.1),
  ],
  /** A colony is tucked under a planet: a low string. */
  tuck: [
    tone('triangle', 98, [0.003, 0.5], 0.26, { to: 97 }),
    tone('sawtooth', 98, [0.002, 0.12], 0.06),
    noise(900, 2, [0.001, 0.03], 0.12),
  ],
  /** A player follows: a short rising tone. */
  spark: [tone('sine', 1180, [0.02, 0.16], 0.03, { to: 1560 })],
  /** A settled planet moves to the middle: a swelling tone. */
  swell: [
    tone('sawtooth', 65.4, [0.75, 0.25], 0.05),
    tone('sine', 130.8, [0.8, 0.3], 0.12),
    tone('sine', 196, [0.8, 0.3], 0.07),
    noise(300, 0.7, [0.8, 0.12], 0.12, { to: 2600 }),
  ],
  glass: [
    ...[2093, 2637, 3136, 3951, 4699].map((pitch, i) =>
      tone('sine', pitch, [0.001, 0.3 + i * 0.05], 0.05, { at: i * 0.026 }),
    ),
    noise(7000, 0.9, [0.001, 0.22], 0.13, { to: 3800 }),
  ],
  /** The front of a settled planet appears: a major chord. */
  chord: [
    tone('triangle', 130.8, [0.02, 1.3], 0.1),
    ...[261.6, 329.6, 392, 523.3].map((pitch, i) =>
      tone('sine', pitch, [0.03 + i * 0.03, 1.5], 0.1),
    ),
    ...[523.3, 659.3].map((pitch) => tone('triangle', pitch, [0.06, 0.9], 0.03)),
  ],
  dive: [
    noise(3600, 1.4, [0.12, 0.42], 0.26, { to: 240 }),
    tone('sawtooth', 420, [0.1, 0.4], 0.05, { to: 70 }),
  ],
  /** The fighters hit the planet, or a planet is captured. */
  impact: [0, 0.09, 0.15].flatMap((at, i) => [
    tone('sine', 118 - i * 14, [0.001, 0.36], 0.42 - i * 0.1, { at, to: 38 }),
    noise(700, 0.6, [0.001, 0.14], 0.22 - i * 0.05, { at, to: 160 }),
  ]),
  trade: [...coin(1976, 0), ...coin(2349, 0.11)],
  star: [
    tone('sine', 880, [0.004, 0.3], 0.1),
    tone('sine', 1318.5, [0.004, 0.34], 0.06, { at: 0.05 }),
    tone('triangle', 2637, [0.002, 0.1], 0.02, { at: 0.05 }),
  ],
  produce: [
    tone('sine', 340, [0.012, 0.13], 0.14, { to: 560 }),
    tone('sine', 680, [0.012, 0.08], 0.04, { to: 1100 }),
  ],
  fighter: [
    noise(1200, 2, [0.05, 0.16], 0.12, { to: 3000 }),
    tone('triangle', 330, [0.02, 0.14], 0.05, { to: 494 }),
  ],
  /** Planets are surveyed or kept. */
  deal: [noise(1000, 1, [0.006, 0.1], 0.12, { to: 2200 }), tone('sine', 294, [0.01, 0.16], 0.05)],
  /** A technology is bought, or a fleet tile is turned. */
  research: [392, 493.9, 587.3, 784].map((pitch, i) =>
    tone('triangle', pitch, [0.008, 0.34], 0.09, { at: i * 0.075 }),
  ),
  dissent: [noise(520, 1.1, [0.14, 0.26], 0.13, { to: 300 })],
  /** The viewer's turn begins. */
  turn: [
    tone('sine', 392, [0.02, 0.3], 0.12),
    tone('sine', 523.3, [0.02, 0.45], 0.12, { at: 0.14 }),
    tone('triangle', 1046.5, [0.01, 0.2], 0.02, { at: 0.14 }),
  ],
  /** The viewer's first face-up planet: a rising call of horns. */
  first: [261.6, 392, 523.3, 659.3].flatMap((pitch, i) => [
    tone('triangle', pitch, [0.02, i === 3 ? 1.4 : 0.3], 0.12, { at: i * 0.14 }),
    tone('sawtooth', pitch, [0.05, i === 3 ? 0.7 : 0.18], 0.025, { at: i * 0.14 }),
  ]),
  /** The influence has run out, which triggers the end: a bell, then a low tone. */
  influenceEmpty: [
    ...bell(220, 0.2),
    tone('sawtooth', 55, [0.9, 2.2], 0.06, { at: 0.5 }),
    tone('sine', 82.4, [0.9, 2.4], 0.14, { at: 0.5 }),
    tone('sine', 55, [0.9, 2.6], 0.2, { at: 0.5 }),
  ],
  /** Enough stacks are empty to trigger the end: three falling knocks, then a low tone. */
  lastStackEmpty: [
    ...[0, 0.22, 0.44].flatMap((late, i) => [
      tone('triangle', 330 / (1 + i * 0.35), [0.001, 0.18], 0.26, { at: late, to: 110 }),
      noise(1400 / (1 + i * 0.5), 4, [0.001, 0.07], 0.3, { at: late }),
      tone('sine', 98 - i * 14, [0.002, 0.3], 0.22, { at: late, to: 45 }),
    ]),
    tone('sawtooth', 49, [0.7, 2], 0.06, { at: 0.7 }),
    tone('sine', 73.4, [0.7, 2.2], 0.16, { at: 0.7 }),
  ],
  /** The viewer has won: a fanfare over a wide chord. */
  victory: [
    ...[392, 523.3, 659.3, 784].flatMap((pitch, i) => [
      tone('triangle', pitch, [0.015, i === 3 ? 1.8 : 0.34], 0.13, { at: i * 0.16 }),
      tone('sawtooth', pitch, [0.04, i === 3 ? 0.9 : 0.2], 0.03, { at: i * 0.16 }),
    ]),
    ...[130.8, 196, 261.6, 392, 523.3].map((pitch, i) =>
      tone('sine', pitch, [0.1, 2.8], 0.09, { at: 0.48 + i * 0.05 }),
    ),
  ],
  over: [
    ...bell(261.6, 0.12),
    ...[130.8, 196, 261.6, 329.6, 392, 523.3].map((pitch, i) =>
      tone('sine', pitch, [0.12 + i * 0.09, 2.4], 0.08, { at: i * 0.07 }),
    ),
  ],
} as const satisfies Readonly<Record<string, Recipe>>;

export type CueName = keyof typeof RECIPES;
