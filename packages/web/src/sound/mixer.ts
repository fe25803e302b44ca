// The mixer: one audio context for sound cues and music, with a volume. The context is created with
// the first sound after a user gesture, and suspended during silence and in a hidden tab.
import type { Cue } from './sound-cues.ts';
import { lengthOf, play } from './synth.ts';
import { BAR, chordAt } from './background-music.ts';

/** Silence, in seconds, after which the context is suspended. */
const SUSPEND_AFTER_S = 2;
const MUSIC_GAIN = 0.5;
/** The gain at full volume; below 1, so that several sounds together are not distorted. */
const HEADROOM = 0.9;

export class Mixer {
  private readonly open: () => AudioContext;
  private context: AudioContext | undefined;
  private master: GainNode | undefined;
  private volume = 1;
  /** When the last scheduled sound ends, in seconds of the audio context. */
  private end = 0;
  private suspendTimer: ReturnType<typeof setTimeout> | undefined;
  private barTimer: ReturnType<typeof setTimeout> | undefined;
  private bar = 0;
  /** The progress of the game (see `progressOf`); undefined if no music is to be played. */
  private progress: number | undefined;

  constructor(open: () => AudioContext = () => new AudioContext()) {
    this.open = open;
    document.addEventListener('visibilitychange', () => this.updateVisibility());
  }

  /** Sets the volume, from 0 to 1. The gain is its square, because loudness is not linear. */
  setVolume(volume: number): void {
    this.volume = volume ** 2 * HEADROOM;
    if (this.context !== undefined) {
      this.master?.gain.setTargetAtTime(this.volume, this.context.currentTime, 0.03);
    }
  }

  /** Plays sound cues, each after its delay. Does nothing where the browser allows no sound. */
  cues(cues: readonly Cue[]): void {
    if (cues.length === 0) return;
    this.withContext((context, master) => {
      const now = context.currentTime + 0.02;
      for (const { recipe, at, gain } of cues) {
        play(context, master, recipe, { when: now + at, gain });
        this.end = Math.max(this.end, now + at + lengthOf(recipe));
      }
    });
  }

  /** Starts the music or, from the next bar on, adapts it. Undefined stops it after this bar. */
  setMusicProgress(progress: number | undefined): void {
    this.progress = progress;
    if (progress === undefined) this.stopMusic();
    else if (this.barTimer === undefined) this.playBar();
  }

  /** Stops the music and suspends the context. The rest of its sounds plays when it resumes. */
  silence(): void {
    this.setMusicProgress(undefined);
    void this.context?.suspend();
  }

  private stopMusic(): void {
    clearTimeout(this.barTimer);
    this.barTimer = undefined;
  }

  private playBar(): void {
    this.withContext((context, master) => {
      const { progress } = this;
      if (progress === undefined) return;
      const chord = chordAt(this.bar, progress);
      play(context, master, chord, { when: context.currentTime + 0.05, gain: MUSIC_GAIN });
      this.end = Math.max(this.end, context.currentTime + lengthOf(chord));
      this.bar++;
      this.barTimer = setTimeout(() => this.playBar(), BAR * 1000);
    });
  }

  /** Calls `work` if the browser allows sound: after a user gesture, in a visible tab. */
  private withContext(work: (context: AudioContext, master: AudioNode) => void): void {
    if (document.hidden || !navigator.userActivation.hasBeenActive) return;
    this.context ??= this.open();
    const { context } = this;
    if (this.master === undefined) {
      this.master = context.createGain();
      this.master.gain.value = this.volume;
      this.master.connect(context.destination);
    }
    void context.resume();
    work(context, this.master);
    this.suspendLater();
  }

  private suspendLater(): void {
    clearTimeout(this.suspendTimer);
    const left = this.end - (this.context?.currentTime ?? 0) + SUSPEND_AFTER_S;
    this.suspendTimer = setTimeout(() => {
      if (this.progress === undefined) void this.context?.suspend();
    }, left * 1000);
  }

  /** Suspends the context in a hidden tab. Starts a bar of music when the tab is visible again. */
  private updateVisibility(): void {
    if (document.hidden) {
      this.stopMusic();
      void this.context?.suspend();
    } else if (this.progress !== undefined) {
      this.playBar();
    }
  }
}
