// The notes of a replay: those stored with the game on this device, and those in its link.
import { useMemo, useState } from 'react';
import type { Timeline } from '../records/timeline.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import { mergeNotes, type Notes, writeNote } from '../storage/notes.ts';
import { finishedGames } from '../storage/storage.ts';

export interface ReplayNotes {
  readonly notes: Notes;
  /** Writes and stores the note at a ply. Also stores the game if it is not on this device. */
  readonly write: (ply: number, text: string) => void;
  /** The game as stored on this device; undefined if it is not stored. */
  readonly stored: FinishedGame | undefined;
  /** Whether the last note could not be stored because the storage is full. */
  readonly isFull: boolean;
}

/** The entry of a replayed game in the list of finished games. */
export function gameToKeep(record: string, timeline: Timeline): Omit<FinishedGame, 'id'> {
  const end = timeline.spectatorEnd();
  return {
    at: Date.now(),
    names: timeline.givenNames,
    scores: end.players.map((player) => player.score.total),
    winners: end.winners ?? [],
    record,
  };
}

export function useNotes(record: string, timeline: Timeline, linked: Notes): ReplayNotes {
  // Looked up only once, because comparing with all stored records is slow.
  const [stored, setStored] = useState(() => finishedGames.findRecord(record));
  const [isFull, setFull] = useState(false);
  const [written, setWritten] = useState<Notes>();
  const merged = useMemo(
    () => mergeNotes(stored?.notes ?? [], linked).filter(({ ply }) => ply <= timeline.length),
    [stored, linked, timeline],
  );
  const notes = written ?? merged;
  const write = (ply: number, text: string): void => {
    const next = writeNote(notes, ply, text);
    setWritten(next);
    const found = stored && finishedGames.find(stored.id);
    const id = found?.id ?? finishedGames.addRecord(gameToKeep(record, timeline));
    setFull(id === undefined || !finishedGames.keepNotes(id, next));
    if (found === undefined && id !== undefined) setStored(finishedGames.find(id));
  };
  return { notes, write, stored, isFull };
}
