// The notes of a replay: kept with the game on this device, and those of its link.
import { useMemo, useState } from 'react';
import type { Timeline } from '../records/timeline.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import { mergeNotes, type Notes, writeNote } from '../storage/notes.ts';
import { finishedGames } from '../storage/storage.ts';

export interface ReplayNotes {
  readonly notes: Notes;
  /** Writes the note on a moment. A game that this device does not have is kept with it. */
  readonly write: (ply: number, text: string) => void;
  /** The game on this device, if it is there. */
  readonly stored: FinishedGame | undefined;
  readonly isFull: boolean;
}

/** A replayed game for the list of finished games. */
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
  // Found once: saved games are long, and each step must be fast.
  const [stored, setStored] = useState(() => finishedGames.findRecord(record));
  const [isFull, setFull] = useState(false);
  const [written, setWritten] = useState<Notes>();
  const found = useMemo(
    () => mergeNotes(stored?.notes ?? [], linked).filter(({ ply }) => ply <= timeline.length),
    [stored, linked, timeline],
  );
  const notes = written ?? found;
  const write = (ply: number, text: string): void => {
    const next = writeNote(notes, ply, text);
    setWritten(next);
    const kept = stored && finishedGames.find(stored.id);
    const id = kept?.id ?? finishedGames.addRecord(gameToKeep(record, timeline));
    setFull(id === undefined || !finishedGames.keepNotes(id, next));
    if (kept === undefined && id !== undefined) setStored(finishedGames.find(id));
  };
  return { notes, write, stored, isFull };
}
