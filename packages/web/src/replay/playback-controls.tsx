// The controls of a replay: step, play, scrub, share a moment, play on from it, save or embed the game.
import { fitsCompact, formatCompact, formatRecord, SPECTATOR } from '@eminent/engine';
import type { Seat } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { type ReactNode, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import type { About } from '../game/game-channel.ts';
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
  /** The seat whose view is shown. *Play on* takes it. */
  readonly perspective: number;
  readonly seats: readonly Seat[];
  readonly faces: About['faces'];
  readonly noted: ReplayNotes;
  /** Under the slider, at its width. */
  readonly children: ReactNode;
  /** More buttons before the menu. */
  readonly actions: ReactNode;
}

type PlaybackStepsProps = Pick<PlaybackControlsProps, 'timeline' | 'ply' | 'onPly'> & {
  readonly notes?: Notes;
  readonly children?: ReactNode;
};

/** Step, play and scrub, with the arrow keys and Space. */
function PlaybackSteps({ timeline, ply, onPly, notes = [], children }: PlaybackStepsProps) {
  const lang = useLang();
  const [playing, setPlaying] = useState(false);
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

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (ply >= timeline.length) setPlaying(false);
      else onPly(ply + 1);
    }, PLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, ply, timeline, onPly]);
  useKeyListener((key) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
    if (key === ' ') setPlaying(!playing);
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
        {notes.length > 0 && (
          <div className={styles.notes} aria-hidden="true">
            {notes.map((note) => (
              <i
                key={note.ply}
                data-note={note.ply}
                style={{ left: `${((note.ply / Math.max(1, timeline.length)) * 100).toFixed(2)}%` }}
              />
            ))}
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** The controls of a replay on another site, and a link to the page. */
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
  const { notes, stored } = noted;
  const lang = useLang();
  const start = useGameStore((store) => store.start);
  const hasServer = useServerLinks();
  const { open, setOpen, place } = useMenu<HTMLDivElement>();

  const sharing = useShareTurn({ timeline, ply, perspective, seats, faces });

  const noteRecord = { ...timeline.record, notes };

  const playOn = () => {
    const seat = perspective === SPECTATOR ? 0 : perspective;
    start(gameFrom(timeline, ply, seat, seats));
    navigate('/table');
  };
  const openBoard = () => {
    const id = stored?.id ?? formatCompact(noteRecord);
    navigate(`/board/replay/${encodeURIComponent(id)}/${ply}`);
  };
  const keep = () => {
    finishedGames.addRecord({ ...gameToKeep(record, timeline), notes });
    navigate('/replays');
  };
  const save = () =>
    saveFile('eminent-domain.txt', notes.length === 0 ? record : formatRecord(noteRecord));
  return (
    <div className={styles.transport}>
      <PlaybackSteps timeline={timeline} ply={ply} onPly={onPly} notes={notes}>
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
          <div className={styles.menu}>
            <CopyButton
              label={msg(lang, 'ui.shareMoment')}
              copied={msg(lang, fitsCompact(notes) ? 'ui.linkCopied' : 'ui.notes.notInLink')}
              text={() => linkOfMoment(noteRecord, ply, hasServer)}
              about={ply}
            />
            <button type="button" onClick={sharing.share}>
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
        )}
      </div>
    </div>
  );
}
