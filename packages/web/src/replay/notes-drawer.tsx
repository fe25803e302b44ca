// The drawer with the comments on a replay: a field for the current ply, and a list.
import { MAX_NOTE_LENGTH, MAX_NOTES } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useEffect, useRef } from 'react';
import type { Timeline } from '../records/timeline.ts';
import { useLang } from '../settings/settings.ts';
import { noteAt } from '../storage/notes.ts';
import { Drawer } from '../ui/drawer.tsx';
import shared from '../ui/drawer.module.css';
import styles from './notes-drawer.module.css';
import type { ReplayNotes } from './use-notes.ts';

interface NotesDrawerProps {
  readonly noted: ReplayNotes;
  readonly timeline: Timeline;
  readonly ply: number;
  readonly onPly: (ply: number) => void;
  readonly onClose: () => void;
}

export function NotesDrawer({ noted, timeline, ply, onPly, onClose }: NotesDrawerProps) {
  const lang = useLang();
  const { notes, write, isFull } = noted;
  const place = (at: number) => ({ turn: timeline.turns[timeline.turnOf(at)]?.number ?? 0, n: at });
  const text = noteAt(notes, ply);
  const hasRoom = text !== '' || notes.length < MAX_NOTES;
  const field = useRef<HTMLTextAreaElement>(null);
  // Not on touch screens, where the keyboard would open.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Drawer title={msg(lang, 'ui.notes.title')} onClose={onClose}>
      <div className={shared.content} data-notes>
        <label className={shared.field}>
          <span>{msg(lang, 'ui.notes.write', place(ply))}</span>
          <textarea
            ref={field}
            rows={4}
            value={text}
            maxLength={MAX_NOTE_LENGTH}
            disabled={!hasRoom}
            onChange={({ target }) => write(ply, target.value)}
          />
        </label>
        <p role="status" className="soft">
          {isFull && msg(lang, 'ui.keep.full')}
          {!hasRoom && msg(lang, 'ui.notes.most', { n: MAX_NOTES })}
          {!isFull && hasRoom && msg(lang, 'ui.notes.kept')}
        </p>
        {notes.length > 0 && (
          <ul className={shared.list} aria-label={msg(lang, 'ui.notes.all')}>
            {notes.map((note) => (
              <li key={note.ply}>
                <button
                  type="button"
                  aria-current={note.ply === ply ? 'step' : undefined}
                  onClick={() => onPly(note.ply)}
                >
                  <b>{msg(lang, 'ui.notes.at', place(note.ply))}</b>
                  <span className={styles.text}>{note.text}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}
