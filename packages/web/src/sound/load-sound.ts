// Loads the sound code once and applies the volume of the settings.
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

/**
 * Loads the sound code if necessary and passes it to `work`. If loading fails, nothing is played.
 */
export async function withMixer(work: (code: SoundCode) => void): Promise<void> {
  loaded ??= load();
  try {
    work(await loaded);
  } catch {
    loaded = undefined;
  }
}
