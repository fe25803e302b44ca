// The replay of a game: the table at a ply in one seat's view, controls, analysis and comments.
import clsx from 'clsx';
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { namesOfSeats } from '../game/player-names.ts';
import { noteAt, type Notes } from '../storage/notes.ts';
import { select } from '../question/selection-store.ts';
import { LogPanel } from '../log/log.tsx';
import { useLang } from '../settings/settings.ts';
import { ModalStack, useModalStack } from '../table/modal-stack.tsx';
import layout from '../table/layout.module.css';
import { TableSky } from '../scene/table-sky.tsx';
import { isInPlay } from '../table/play-area.tsx';
import { OwnHand } from '../table/own-hand.tsx';
import type { TableWindow, Inspected } from '../game/table-windows.ts';
import type { Judged } from '../worker/worker-messages.ts';
import { useFullHeight } from '../ui/use-full-height.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Moment } from '../analysis/analysis-scope.ts';
import { NotesDrawer } from './notes-drawer.tsx';
import { PlaybackControls } from './playback-controls.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { LastEvents } from './replay-status.tsx';
import { TableBoard } from '../table/table-board.tsx';
import { Retry } from './retry.tsx';
import { seatsOfRecord } from '../records/seats-of-record.ts';
import type { Timeline } from '../records/timeline.ts';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { MomentText, ViewerAnalysis } from '../analysis/viewer-analysis.tsx';
import { useNotes } from './use-notes.ts';
import styles from './replay-viewer.module.css';

/** Opens the log at its end, because it names no event. */
const LOG = { kind: 'log' } as const;

interface ViewerProps {
  readonly record: string;
  /** Notes from the link or from this device. */
  readonly notes: Notes;
  readonly timeline: Timeline;
  /** Initial ply. */
  readonly at: number;
}

/** The ply, the perspective, and the open moment of the analysis. */
function useMoment(timeline: Timeline, at: number, ownSeat: number | undefined) {
  const [ply, setPly] = useState(at);
  const [perspective, setPerspective] = useState(ownSeat ?? 0);
  const [opened, setOpened] = useState<Moment>();
  const moment = opened?.ply === ply && opened.seat === perspective ? opened : undefined;
  const bestToken = moment?.kind === 'mistake' ? moment.best : undefined;
  // A replay has no open question, unless it shows the best answer to a mistake.
  const view = useMemo((): View => {
    const fullView = timeline.viewAt(ply, perspective);
    if (bestToken !== undefined) return fullView;
    const { decision: _, ...viewOnly } = fullView;
    return viewOnly;
  }, [timeline, ply, perspective, bestToken]);
  // Selecting the best answer highlights its piece.
  useEffect(() => {
    const best = view.decision?.options.find(({ token }) => token === bestToken);
    if (best !== undefined) select(view, best);
  }, [view, bestToken]);
  const open = (next: Moment): void => {
    setOpened(next);
    setPly(next.ply);
    setPerspective(next.seat);
  };
  return { ply, setPly, perspective, setPerspective, moment, open, view };
}

type DrawerName = 'log' | 'analysis' | 'notes';

/** Closes the drawer if it covers the table, as on a phone. */
function uncoverTable(close: () => void): void {
  if (document.querySelector('dialog[open]') !== null) close();
}

/** Opens the mistake at ply `at` once the analysis has found it, unless the user has moved on. */
function useOpenMistake(
  mistakes: readonly Judged[] | undefined,
  timeline: Timeline,
  at: number,
  ply: number,
  open: (moment: Moment) => void,
): void {
  const mistake = timeline.isOver ? mistakes?.find((one) => one.ply === at) : undefined;
  const isFound = mistake !== undefined;
  const onFound = useEffectEvent(() => {
    if (mistake !== undefined && ply === at) open({ kind: 'mistake', ...mistake });
  });
  useEffect(() => {
    if (isFound) onFound();
  }, [isFound]);
}

/** The cards and rules page replaces the technologies window. */
function useReplayWindows() {
  const stack = useModalStack();
  const { show } = stack;
  const onOpen = useCallback(
    (window: TableWindow) => {
      if (window.kind === 'catalogue') navigate('/rules');
      else if (window.kind !== 'log' && window.kind !== 'talk') show(window);
    },
    [show],
  );
  const inspect = useCallback(
    (inspected: Inspected) => show({ kind: 'details', inspected }),
    [show],
  );
  return { stack, onOpen, inspect };
}

type ReplayWindows = ReturnType<typeof useReplayWindows>;

function useReplay({ record, notes, timeline, at }: ViewerProps) {
  const lang = useLang();
  const noted = useNotes(record, timeline, notes);
  const { stored } = noted;
  const { about, ownSeat } = useMemo(() => seatsOfRecord(timeline, stored), [timeline, stored]);
  const shown = useMoment(timeline, at, ownSeat);
  const { ply, perspective } = shown;
  const progress = useAnalysis(record);
  useOpenMistake(progress.analysis?.mistakes, timeline, at, ply, shown.open);
  const names = useMemo(
    () => namesOfSeats(lang, about.seats, ownSeat ?? perspective),
    [lang, about, ownSeat, perspective],
  );
  return { record, timeline, noted, about, ownSeat, names, shown, progress };
}

type Replay = ReturnType<typeof useReplay>;

export function Viewer(props: ViewerProps) {
  useFullHeight();
  const replay = useReplay(props);
  const { record, timeline, about, names } = replay;
  const { moment } = replay.shown;
  const [isRetrying, setRetrying] = useState(false);
  // Kept here, so that the drawer and windows are still open after another try at a mistake.
  const [drawer, setDrawer] = useState<DrawerName>();
  const windows = useReplayWindows();
  if (isRetrying && moment?.kind === 'mistake') {
    return (
      <Retry
        record={record}
        timeline={timeline}
        names={names}
        about={about}
        mistake={moment}
        onBack={() => setRetrying(false)}
      />
    );
  }
  return (
    <ReplayTable
      replay={replay}
      windows={windows}
      drawer={drawer}
      onDrawer={setDrawer}
      onTry={() => setRetrying(true)}
    />
  );
}

interface DrawerProps {
  readonly replay: Replay;
  readonly drawer: DrawerName | undefined;
  readonly onDrawer: (drawer: DrawerName | undefined) => void;
}

interface PlaybackProps extends DrawerProps {
  readonly onTry: () => void;
}

interface ReplayTableProps extends PlaybackProps {
  readonly windows: ReplayWindows;
}

function ReplayTable({ replay, windows, drawer, onDrawer, onTry }: ReplayTableProps) {
  const { timeline, about, names, shown } = replay;
  const { ply, perspective, view } = shown;
  const { inspect } = windows;
  return (
    <div
      className={clsx(layout.game, layout.replay)}
      data-game
      data-scene
      data-players={view.players.length}
      data-camera={isInPlay(view) ? 'play' : 'choose'}
    >
      <TableSky view={view} />
      <ReplayBar
        view={view}
        names={names}
        ply={ply}
        length={timeline.length}
        perspective={perspective}
        onPerspective={shown.setPerspective}
        onLog={() => onDrawer('log')}
      />
      <TableBoard
        view={view}
        about={about}
        names={names}
        inspect={inspect}
        onOpen={windows.onOpen}
      />
      <ReplayDrawers replay={replay} drawer={drawer} onDrawer={onDrawer} inspect={inspect} />
      <footer className={layout.dock}>
        <div className={layout.question}>
          <Playback replay={replay} drawer={drawer} onDrawer={onDrawer} onTry={onTry} />
        </div>
        <Hand replay={replay} windows={windows} />
      </footer>
      <ModalStack view={view} names={names} about={about} windows={windows.stack} />
    </div>
  );
}

/** Renders nothing for a spectator. */
function Hand({ replay, windows }: Pick<ReplayTableProps, 'replay' | 'windows'>) {
  const { about, names, shown } = replay;
  const { view, perspective } = shown;
  const player = view.players[perspective];
  if (player === undefined) return null;
  return (
    <OwnHand
      view={view}
      player={player}
      about={about}
      names={names}
      inspect={windows.inspect}
      onOpenPiles={() => windows.stack.show({ kind: 'piles', seat: player.seat })}
    />
  );
}

interface ReplayDrawersProps extends DrawerProps {
  readonly inspect: (inspected: Inspected) => void;
}

/** `ViewerAnalysis` has the drawer of the analysis. */
function ReplayDrawers({ replay, drawer, onDrawer, inspect }: ReplayDrawersProps) {
  const { noted, timeline, names, shown } = replay;
  const { ply, perspective, view } = shown;
  const close = (): void => onDrawer(undefined);
  return (
    <>
      {drawer === 'log' && (
        <LogPanel
          game={{ events: timeline.eventsBefore(ply, perspective), view, names }}
          inspect={inspect}
          open={LOG}
          onClose={close}
        />
      )}
      {drawer === 'notes' && (
        <NotesDrawer
          noted={noted}
          timeline={timeline}
          ply={ply}
          onPly={(to) => {
            uncoverTable(close);
            shown.setPly(to);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function Playback({ replay, drawer, onDrawer, onTry }: PlaybackProps) {
  const { timeline, shown, names, about, ownSeat, progress, noted } = replay;
  const { ply, perspective, moment, view } = shown;
  const close = (): void => onDrawer(undefined);
  const openMoment = (next: Moment): void => {
    uncoverTable(close);
    shown.open(next);
  };
  // While the notes drawer is open, only the drawer shows the note.
  const note = drawer === 'notes' ? '' : noteAt(noted.notes, ply);
  return (
    <div className={styles.controls}>
      <p role="status" className={styles.notice}>
        {moment === undefined ? (
          <LastEvents timeline={timeline} view={view} names={names} ply={ply} />
        ) : (
          <MomentText timeline={timeline} names={names} moment={moment} onTry={onTry} />
        )}
        {note !== '' && <span className={styles.note}>{note}</span>}
      </p>
      <PlaybackControls
        record={replay.record}
        timeline={timeline}
        ply={ply}
        onPly={shown.setPly}
        perspective={perspective}
        seats={about.seats}
        faces={about.faces}
        noted={noted}
        actions={<DrawerButtons replay={replay} drawer={drawer} onDrawer={onDrawer} />}
      >
        <ViewerAnalysis
          timeline={timeline}
          names={names}
          progress={progress}
          ply={ply}
          perspective={perspective}
          ownSeat={ownSeat}
          isOpen={drawer === 'analysis'}
          onClose={close}
          onMoment={openMoment}
        />
      </PlaybackControls>
    </div>
  );
}

function DrawerButtons({ replay, drawer, onDrawer }: DrawerProps) {
  const lang = useLang();
  const toggle = (name: DrawerName): void => onDrawer(drawer === name ? undefined : name);
  return (
    <>
      {replay.progress.analysis !== undefined && (
        <button
          type="button"
          aria-expanded={drawer === 'analysis'}
          onClick={() => toggle('analysis')}
        >
          {msg(lang, 'ui.analysis.title')}
        </button>
      )}
      <IconButton
        sign="talk"
        label={msg(lang, 'ui.notes.title')}
        expanded={drawer === 'notes'}
        onClick={() => toggle('notes')}
      />
    </>
  );
}
