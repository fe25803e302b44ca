// Background music, generated during the game: slow chords, repeated endlessly. Voices are added as
// the end of the game comes nearer.
import type { View } from '@eminent/engine';
import type { Recipe, Tone } from './sound-recipes.ts';

/** Seconds per bar, which has one chord. */
export const BAR = 8;

/**
 * Returns how near the end of the game is, from 0 to 1: the share of the influence taken or of the
 * stacks emptied, whichever is larger. It is 1 once the end is triggered.
 */
export function progressOf(
  view: Pick<View, 'supply' | 'players' | 'stacks' | 'stacksToEnd' | 'ending'>,
): number {
  if (view.ending !== undefined) return 1;
  const taken = view.players.reduce((sum, { influence }) => sum + influence, 0);
  const total = view.supply + taken;
  const empty = Object.values(view.stacks).filter((left) => left === 0).length;
  const byInfluence = total === 0 ? 0 : taken / total;
  const byStacks = view.stacksToEnd === 0 ? 0 : empty / view.stacksToEnd;
  return Math.min(1, Math.max(byInfluence, byStacks));
}

/** Chords in semitones relative to ROOT_HZ, lowest note first. One per bar, repeating. */
const CHORDS = [
  [0, 7, 12, 15, 19],
  [-4, 3, 8, 12, 19],
  [-7, 5, 8, 12, 17],
  [-2, 5, 10, 14, 17],
  [0, 7, 10, 15, 22],
  [-5, 2, 7, 11, 14],
] as const;

const ROOT_HZ = 110;

const pitchOf = (semitones: number): number => ROOT_HZ * 2 ** (semitones / 12);

/** Returns the music of a bar. With progress it gets more voices, high tones, and a beat. */
export function chordAt(bar: number, progress: number): Recipe {
  const chord = CHORDS[bar % CHORDS.length] ?? CHORDS[0];
  const voices = 3 + Math.floor(progress * 2.01);
  const pad = chord.slice(0, voices).flatMap((semitones, i): readonly Tone[] => {
    const gain = (0.045 + progress * 0.02) / (1 + i * 0.25);
    const voice = { attack: BAR * 0.45, release: BAR * 0.85, at: i * 0.35 };
    return [
      { ...voice, kind: 'sine', from: pitchOf(semitones), gain },
      { ...voice, kind: 'triangle', from: pitchOf(semitones) * 1.003, gain: gain * 0.5 },
    ];
  });
  return [...pad, ...highTones(chord, bar, progress), ...beat(chord[0], progress)];
}

/** Up to four short high tones, more with progress. */
function highTones(chord: readonly number[], bar: number, progress: number): readonly Tone[] {
  const count = Math.round(progress * 4);
  return Array.from({ length: count }, (_, i): Tone => {
    const step = (bar * 7 + i * 3) % chord.length;
    return {
      kind: 'sine',
      from: pitchOf((chord[step] ?? 0) + 24),
      at: 1 + i * ((BAR - 2) / 4) + ((bar * 13 + i * 5) % 7) * 0.1,
      attack: 0.03,
      release: 1.6,
      gain: 0.022,
    };
  });
}

/** A low tone every two seconds, from progress 0.6 on. */
function beat(semitones: number, progress: number): readonly Tone[] {
  if (progress < 0.6) return [];
  return Array.from(
    { length: BAR / 2 },
    (_, i): Tone => ({
      kind: 'sine',
      from: pitchOf(semitones - 12),
      at: i * 2,
      attack: 0.04,
      release: 0.9,
      gain: 0.1 * ((progress - 0.5) / 0.5),
    }),
  );
}
