// Whether the player is a newcomer: no game is stored on this device, and the player has not chosen
// to play without lessons.
import { flag, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { savedGames, localStore, useSavedGames, useFinishedGames } from '../storage/storage.ts';

/** Schema of the ids of finished lessons. Accepts ids that this version does not know. */
export const FINISHED_LESSONS = list(text(), 'lessons', 1000);

const useKnows = create<{ readonly knows: boolean }>()(() => ({
  knows: localStore.readParts('knows-game', { knows: flag }).knows ?? false,
}));

/** Records that the player knows the game. The home screen then no longer offers lessons first. */
export function rememberKnowsGame(): void {
  useKnows.setState({ knows: true });
  localStore.write('knows-game', { knows: true });
}

/** Undoes `rememberKnowsGame` in memory. For tests. */
export function forgetKnowsGame(): void {
  useKnows.setState({ knows: false });
}

/** Whether a lesson is in progress or was finished on this device. */
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
