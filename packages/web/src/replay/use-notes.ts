// Combines the notes of a replay: those stored with the game on this device, and those in its link.
import { useMemo, useState } from 'react';
import type { Timeline } from '../records/timeline.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import { mergeNotes, type Notes, writeNote } from '../storage/notes.ts';
import { finishedGames } from '../storage/storage.ts';

export interface ReplayNotes {
  readonly notes: Notes;
  /** Writes the note at a ply. Also stores the game if it is not on this device. */
  readonly write: (ply: number, text: string) => void;
  /** The game on this device; undefined if it is not stored. */
  readonly stored: FinishedGame | undefined;
  /** Whether the last note could not be stored. */
  readonly isFull: boolean;
}

/** Returns a replayed game as an entry for the list of finished games, dated now. */
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
    const found = stored && finishedGames.find(stored.id);
    // Another tab may have written notes.
    const next = writeNote(mergeNotes(notes, found?.notes ?? []), ply, text);
    setWritten(next);
    const id = found?.id ?? finishedGames.addRecord(gameToKeep(record, timeline));
    setFull(id === undefined || !finishedGames.keepNotes(id, next));
    if (found === undefined && id !== undefined) setStored(finishedGames.find(id));
  };
  return { notes, write, stored, isFull };
}
