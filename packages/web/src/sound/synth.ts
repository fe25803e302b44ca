// Plays recipes with Web Audio: each voice is a source, an optional filter, and a gain envelope.
import type { Recipe, Sounding } from './sound-recipes.ts';

/** Exponential ramps cannot reach 0. */
const SILENCE = 0.0001;
/** Seconds of noise, generated once and played from different offsets. */
const NOISE_S = 2;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

/** The length of a recipe in seconds. */
export function lengthOf(recipe: Recipe): number {
  return Math.max(0, ...recipe.map(({ at = 0, attack, release }) => at + attack + release));
}

/** Plays a recipe at a time of the audio context. */
export function play(
  context: BaseAudioContext,
  target: AudioNode,
  recipe: Recipe,
  { when, gain }: { readonly when: number; readonly gain: number },
): void {
  for (const sounding of recipe) playOne(context, target, sounding, { when, gain });
}

function playOne(
  context: BaseAudioContext,
  target: AudioNode,
  sounding: Sounding,
  { when, gain }: { readonly when: number; readonly gain: number },
): void {
  const start = when + (sounding.at ?? 0);
  const peak = start + sounding.attack;
  const end = peak + sounding.release;
  const loud = context.createGain();
  loud.gain.setValueAtTime(SILENCE, start);
  loud.gain.exponentialRampToValueAtTime(Math.max(SILENCE, sounding.gain * gain), peak);
  loud.gain.exponentialRampToValueAtTime(SILENCE, end);
  loud.connect(target);
  const source =
    sounding.kind === 'noise'
      ? noiseSource(context, loud)
      : toneSource(context, sounding.kind, loud);
  const { pitch } = source;
  pitch.setValueAtTime(sounding.from, start);
  if (sounding.to !== undefined) pitch.exponentialRampToValueAtTime(sounding.to, end);
  if (sounding.kind === 'noise') source.q?.setValueAtTime(sounding.q, start);
  source.node.start(start, sounding.kind === 'noise' ? Math.random() : undefined);
  source.node.stop(end + 0.02);
  source.node.addEventListener('ended', () => loud.disconnect());
}

interface Source {
  readonly node: {
    readonly start: (when: number, offset?: number) => void;
    readonly stop: (when: number) => void;
    readonly addEventListener: (type: 'ended', work: () => void) => void;
  };
  readonly pitch: AudioParam;
  readonly q?: AudioParam;
}

function toneSource(context: BaseAudioContext, type: OscillatorType, target: AudioNode): Source {
  const node = context.createOscillator();
  node.type = type;
  node.connect(target);
  return { node: starting(node), pitch: node.frequency };
}

function noiseSource(context: BaseAudioContext, target: AudioNode): Source {
  const node = context.createBufferSource();
  node.buffer = noiseOf(context);
  node.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  node.connect(filter);
  filter.connect(target);
  return { node: starting(node), pitch: filter.frequency, q: filter.Q };
}

function starting(node: OscillatorNode | AudioBufferSourceNode): Source['node'] {
  return {
    start: (when, offset) => {
      if ('buffer' in node) node.start(when, offset);
      else node.start(when);
    },
    stop: (when) => node.stop(when),
    addEventListener: (type, work) => node.addEventListener(type, work),
  };
}
