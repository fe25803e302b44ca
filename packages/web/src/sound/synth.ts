// Plays recipes with Web Audio: each voice is a source, an optional filter, and a gain envelope.
import type { Noise, Recipe, Tone } from './sound-recipes.ts';

/** Start and end of each gain envelope, because exponential ramps cannot reach 0. */
const SILENCE = 0.0001;
/** Length of the noise buffer in seconds. It is played in a loop from a random offset. */
const NOISE_S = 2;

const noiseBuffers = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noiseBuffers.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  noiseBuffers.set(context, buffer);
  return buffer;
}

/** Returns the length of a recipe in seconds. */
export function lengthOf(recipe: Recipe): number {
  return Math.max(0, ...recipe.map(({ at = 0, attack, release }) => at + attack + release));
}

/** Schedules a recipe at `when`, in seconds of the audio context. `gain` multiplies its gains. */
export function play(
  context: BaseAudioContext,
  target: AudioNode,
  recipe: Recipe,
  { when, gain }: { readonly when: number; readonly gain: number },
): void {
  for (const voice of recipe) playVoice(context, target, voice, { when, gain });
}

function playVoice(
  context: BaseAudioContext,
  target: AudioNode,
  voice: Tone | Noise,
  { when, gain }: { readonly when: number; readonly gain: number },
): void {
  const start = when + (voice.at ?? 0);
  const peak = start + voice.attack;
  const end = peak + voice.release;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(Math.max(SILENCE, voice.gain * gain), peak);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(target);
  const source =
    voice.kind === 'noise'
      ? noiseSource(context, envelope)
      : toneSource(context, voice.kind, envelope);
  const { node, pitch } = source;
  pitch.setValueAtTime(voice.from, start);
  if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(voice.to, end);
  if (voice.kind === 'noise') source.q?.setValueAtTime(voice.q, start);
  if ('buffer' in node) node.start(start, Math.random());
  else node.start(start);
  node.stop(end + 0.02);
  node.addEventListener('ended', () => envelope.disconnect());
}

interface Source {
  readonly node: OscillatorNode | AudioBufferSourceNode;
  readonly pitch: AudioParam;
  readonly q?: AudioParam;
}

function toneSource(context: BaseAudioContext, type: OscillatorType, target: AudioNode): Source {
  const node = context.createOscillator();
  node.type = type;
  node.connect(target);
  return { node, pitch: node.frequency };
}

function noiseSource(context: BaseAudioContext, target: AudioNode): Source {
  const node = context.createBufferSource();
  node.buffer = noiseOf(context);
  node.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  node.connect(filter);
  filter.connect(target);
  return { node, pitch: filter.frequency, q: filter.Q };
}
