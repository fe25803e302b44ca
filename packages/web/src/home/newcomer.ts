// Whether the player is new to the game: nothing was played on this device, and nobody said that they know the game.
import { flag, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { savedGames, localStore, useSavedGames, useFinishedGames } from '../storage/storage.ts';

/** Ids of finished lessons, with room for those of another version of the page. */
export const FINISHED_LESSONS = list(text(), 'lessons', 1000);

const useKnows = create<{ readonly knows: boolean }>()(() => ({
  knows: localStore.readParts('knows-game', { knows: flag }).knows ?? false,
}));

/** The player knows the game: the first screen offers a game from now on. */
export function knowsGame(): void {
  useKnows.setState({ knows: true });
  localStore.write('knows-game', { knows: true });
}

export function forgetKnowsGame(): void {
  useKnows.setState({ knows: false });
}

/** Whether a lesson was begun on this device. */
export function hasLearned(): boolean {
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
