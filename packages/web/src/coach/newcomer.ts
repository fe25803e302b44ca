// Whether the player is a newcomer: no game is stored on this device, and the player has not chosen
// to play without lessons.
import { flag } from '@eminent/protocol';
import { create } from 'zustand';
import { FINISHED_LESSONS, LESSONS } from '../storage/saved-games.ts';
import { savedGames, localStore, useSavedGames, useFinishedGames } from '../storage/storage.ts';

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
    (localStore.read(LESSONS, FINISHED_LESSONS) ?? []).length > 0 || savedGames.lessons().length > 0
  );
}

export function useNewcomer(): boolean {
  const { knows } = useKnows();
  const inProgress = useSavedGames();
  const finished = useFinishedGames();
  return !knows && inProgress.length === 0 && finished.length === 0;
}
