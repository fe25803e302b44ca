// Loads the sound code on first use, and applies the sound settings to the mixer.
import { useSettings } from '../settings/settings.ts';

async function load() {
  const [{ Mixer }, { cuesOf }, { progressOf }] = await Promise.all([
    import('./mixer.ts'),
    import('./sound-cues.ts'),
    import('./background-music.ts'),
  ]);
  const mixer = new Mixer();
  mixer.setVolume(useSettings.getState().volume / 100);
  useSettings.subscribe(({ volume, sound }, before) => {
    if (volume !== before.volume) mixer.setVolume(volume / 100);
    if (!sound && before.sound) mixer.silence();
  });
  return { mixer, cuesOf, progressOf };
}

type SoundCode = Awaited<ReturnType<typeof load>>;

let loaded: Promise<SoundCode> | undefined;

/** Loads the sound code if necessary and passes it to `work`. A failure is ignored. */
export async function withMixer(work: (code: SoundCode) => void): Promise<void> {
  loaded ??= load();
  try {
    work(await loaded);
  } catch {
    loaded = undefined;
  }
}
