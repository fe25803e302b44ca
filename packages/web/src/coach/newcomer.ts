// Whether the player is a newcomer: no game was started on this device, and the player has not said
// that they know the game.
import { flag, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { savedGames, localStore, useSavedGames, useFinishedGames } from '../storage/storage.ts';

/** Ids of finished lessons, with room for those of other page versions. */
export const FINISHED_LESSONS = list(text(), 'lessons', 1000);

const useKnows = create<{ readonly knows: boolean }>()(() => ({
  knows: localStore.readParts('knows-game', { knows: flag }).knows ?? false,
}));

/** Records that the player knows the game, so that the home screen offers a game before lessons. */
export function rememberKnowsGame(): void {
  useKnows.setState({ knows: true });
  localStore.write('knows-game', { knows: true });
}

/** For tests. */
export function forgetKnowsGame(): void {
  useKnows.setState({ knows: false });
}

/** Whether a lesson was started on this device. */
export function hasStartedLesson(): boolean {
  return (
    (localStore.read('lessons', FINISHED_LESSONS) ?? []).length > 0 ||
    savedGames.lessons().length > 0
  );
}

export function useNewcomer(): boolean {
  const { knows } = useKnows();
  const inProgress = useSavedGames();
  const finished = useFinishedGames();
  return !knows && inProgress.length === 0 && finished.length === 0;
}
