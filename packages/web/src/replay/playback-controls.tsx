// The controls of a replay: steps, play, a slider, and a menu to share, save or embed the game.
import { fitsCompact, formatCompact, formatRecord, SPECTATOR } from '@eminent/engine';
import type { Seat } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { type ReactNode, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { openGame } from '../game/open-game.ts';
import type { About } from '../game/game-channel.ts';
import { newId } from '../storage/new-id.ts';
import type { Notes } from '../storage/notes.ts';
import { finishedGames } from '../storage/storage.ts';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useKeyListener } from '../ui/use-key-listener.ts';
import { useMenu } from '../ui/use-menu.ts';
import { linkOfMoment } from '../records/record-link.ts';
import { useServerLinks } from '../records/server-link.ts';
import { gameFrom } from '../records/play-on.ts';
import { saveFile } from '../storage/save-file.ts';
import type { Timeline } from '../records/timeline.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { EmbedCode } from './embed-code.tsx';
import { SharingStatus } from './turn-animation/sharing-status.tsx';
import { useShareTurn } from './turn-animation/use-share-turn.ts';
import { gameToKeep, type ReplayNotes } from './use-notes.ts';
import styles from './playback-controls.module.css';

const PLAY_MS = 700;

interface PlaybackControlsProps {
  readonly record: string;
  readonly timeline: Timeline;
  readonly ply: number;
  readonly onPly: (ply: number) => void;
  /** Seat whose view is shown, or SPECTATOR. *Play on* continues in this seat. */
  readonly perspective: number;
  readonly seats: readonly Seat[];
  readonly faces: About['faces'];
  readonly noted: ReplayNotes;
  /** Shown below the slider, as wide as the slider. */
  readonly children: ReactNode;
  /** Placed before the menu button. */
  readonly actions: ReactNode;
}

type PlaybackStepsProps = Pick<PlaybackControlsProps, 'timeline' | 'ply' | 'onPly'> & {
  readonly notes?: Notes;
  readonly children?: ReactNode;
};

type Moving = Pick<PlaybackStepsProps, 'timeline' | 'ply' | 'onPly'>;

/** Returns whether the replay is playing, and a setter. Stops at the end. */
function usePlaying({ timeline, ply, onPly }: Moving) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (ply >= timeline.length) setPlaying(false);
      else onPly(ply + 1);
    }, PLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, ply, timeline, onPly]);
  return [playing, setPlaying] as const;
}

/** The buttons and the slider. Also handles the left and right arrow keys and Space. */
function PlaybackSteps({ timeline, ply, onPly, notes = [], children }: PlaybackStepsProps) {
  const lang = useLang();
  const [playing, setPlaying] = usePlaying({ timeline, ply, onPly });
  const go = (to: number) => onPly(Math.max(0, Math.min(timeline.length, to)));
  const turn = timeline.turnOf(ply);
  const step = (by: number) => {
    setPlaying(false);
    go(ply + by);
  };
  const stepTurn = (by: number) => {
    setPlaying(false);
    go(timeline.turns[turn + by]?.ply ?? (by > 0 ? timeline.length : 0));
  };
  useKeyListener((key, event) => {
    const target = event.target as Element;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      // Arrow keys move between the cards of the hand while one has the focus.
      if (target.closest('[data-own-hand]') === null) step(key === 'ArrowLeft' ? -1 : 1);
    }
    // Space presses a button that has the focus.
    if (key === ' ' && target.closest('a, button, summary') === null) {
      event.preventDefault();
      setPlaying(!playing);
    }
  });
  return (
    <>
      <div className={styles.steps}>
        <IconButton sign="turnBack" label={msg(lang, 'ui.turnBack')} onClick={() => stepTurn(-1)} />
        <IconButton sign="back" label={msg(lang, 'ui.stepBack')} onClick={() => step(-1)} />
        <IconButton
          sign={playing ? 'pause' : 'play'}
          label={msg(lang, playing ? 'ui.pause' : 'ui.playReplay')}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton sign="next" label={msg(lang, 'ui.stepOn')} onClick={() => step(1)} />
        <IconButton sign="turnOn" label={msg(lang, 'ui.turnOn')} onClick={() => stepTurn(1)} />
      </div>
      <div className={styles.track}>
        <input
          type="range"
          min={0}
          max={timeline.length}
          value={ply}
          aria-label={msg(lang, 'ui.position')}
          onChange={({ target }) => go(Number(target.value))}
        />
        {notes.length > 0 && <NoteMarks notes={notes} length={timeline.length} />}
        {children}
      </div>
    </>
  );
}

interface NoteMarksProps {
  readonly notes: Notes;
  /** Number of answers in the game. */
  readonly length: number;
}

function NoteMarks({ notes, length }: NoteMarksProps) {
  return (
    <div className={styles.notes} aria-hidden="true">
      {notes.map(({ ply }) => (
        <i
          key={ply}
          data-note={ply}
          style={{ left: `${((ply / Math.max(1, length)) * 100).toFixed(2)}%` }}
        />
      ))}
    </div>
  );
}

/** The controls of the replay widget, with `children` beside the buttons. */
export function EmbeddedControls({ children, ...steps }: PlaybackStepsProps) {
  return (
    <div className={styles.transport}>
      <PlaybackSteps {...steps} />
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

export function PlaybackControls(props: PlaybackControlsProps) {
  const { record, timeline, ply, onPly, perspective, seats, faces, noted, children, actions } =
    props;
  const lang = useLang();
  const hasServer = useServerLinks();
  const { open, setOpen, place } = useMenu<HTMLDivElement>();
  const sharing = useShareTurn({ timeline, ply, perspective, seats, faces });
  const playOn = () => {
    const seat = perspective === SPECTATOR ? 0 : perspective;
    openGame(gameFrom(timeline, ply, seat, seats));
  };
  return (
    <div className={styles.transport}>
      <PlaybackSteps timeline={timeline} ply={ply} onPly={onPly} notes={noted.notes}>
        {children}
      </PlaybackSteps>
      <div className={styles.buttons} ref={place}>
        <button type="button" className="primary" onClick={playOn}>
          {msg(lang, 'ui.playOn')}
        </button>
        {actions}
        <IconButton
          sign="menu"
          label={msg(lang, 'ui.menu')}
          expanded={open}
          onClick={() => setOpen(!open)}
        />
        {!open && sharing.state.kind !== 'ready' && (
          <div className={styles.menu}>
            <SharingStatus sharing={sharing} />
          </div>
        )}
        {open && (
          <Menu
            record={record}
            timeline={timeline}
            ply={ply}
            noted={noted}
            hasServer={hasServer}
            onShareTurn={sharing.share}
          />
        )}
      </div>
    </div>
  );
}

interface MenuProps extends Pick<PlaybackControlsProps, 'record' | 'timeline' | 'ply' | 'noted'> {
  /** Whether links can have paths that the server previews. */
  readonly hasServer: boolean;
  readonly onShareTurn: () => void;
}

function Menu({ record, timeline, ply, noted, hasServer, onShareTurn }: MenuProps) {
  const lang = useLang();
  const { notes, stored } = noted;
  const notedRecord = { ...timeline.record, notes };
  const openBoard = () => {
    const id = stored?.id ?? formatCompact(notedRecord);
    navigate(`/board/replay/${encodeURIComponent(id)}/${ply}`);
  };
  const keep = () => {
    // If storage is full, the page of the replays warns and offers a file with the game.
    finishedGames.add({ id: newId(), ...gameToKeep(record, timeline), notes });
    navigate('/replays');
  };
  const save = () =>
    saveFile('eminent-domain.txt', notes.length === 0 ? record : formatRecord(notedRecord));
  return (
    <div className={styles.menu}>
      <CopyButton
        label={msg(lang, 'ui.shareMoment')}
        copied={msg(lang, fitsCompact(notes) ? 'ui.linkCopied' : 'ui.notes.notInLink')}
        text={() => linkOfMoment(notedRecord, ply, hasServer)}
        about={ply}
      />
      <button type="button" onClick={onShareTurn}>
        {msg(lang, 'ui.shareTurn')}
      </button>
      {stored?.table !== undefined && <EmbedCode table={stored.table} ply={ply} />}
      <button type="button" onClick={openBoard}>
        {msg(lang, 'ui.openBoard')}
      </button>
      <button type="button" onClick={save}>
        {msg(lang, 'ui.saveRecord')}
      </button>
      {stored === undefined && (
        <button type="button" onClick={keep}>
          {msg(lang, 'ui.keepGame')}
        </button>
      )}
    </div>
  );
}
