// Replay of a finished game: the table at a ply, as a seat or a spectator sees it.
import clsx from 'clsx';
import { msg } from '@eminent/text';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { namesIn } from '../game/player-names.ts';
import { noteAt, type Notes } from '../storage/notes.ts';
import { select } from '../question/selection-store.ts';
import { LogPanel } from '../log/log.tsx';
import { useLang } from '../settings/settings.ts';
import { ModalStack, useModalStack } from '../table/modal-stack.tsx';
import layout from '../table/layout.module.css';
import { TableSky } from '../scene/table-sky.tsx';
import { isInPlay } from '../table/play-area.tsx';
import { OwnHand } from '../table/own-hand.tsx';
import type { About } from '../game/game-channel.ts';
import type { Window, Inspected } from '../game/table-windows.ts';
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
import { type AnalysisProgress, useAnalysis } from '../analysis/use-analysis.ts';
import { MomentText, ViewerAnalysis } from '../analysis/viewer-analysis.tsx';
import { type ReplayNotes, useNotes } from './use-notes.ts';
import styles from './replay-viewer.module.css';

/** The log as opened here. */
const LOG = { kind: 'log' } as const;

interface ViewerProps {
  readonly record: string;
  /** The notes that the address or this device has for the game. */
  readonly notes: Notes;
  readonly timeline: Timeline;
  /** The initial ply. */
  readonly at: number;
}

/** Which moment is shown, and from whose perspective. */
function useMoment(timeline: Timeline, at: number, own: number | undefined) {
  const [ply, setPly] = useState(at);
  const [perspective, setPerspective] = useState(own ?? 0);
  const [opened, setOpened] = useState<Moment>();
  const moment = opened?.ply === ply && opened.seat === perspective ? opened : undefined;
  const lit = moment?.kind === 'mistake' ? moment.best : undefined;
  const view = useMemo(() => {
    const whole = timeline.viewAt(ply, perspective);
    return lit === undefined ? withoutQuestion(whole) : whole;
  }, [timeline, ply, perspective, lit]);
  // Highlights the better choice on its piece.
  useEffect(() => {
    const best = view.decision?.options.find(({ token }) => token === lit);
    if (best !== undefined) select(view, best);
  }, [view, lit]);
  const open = (next: Moment): void => {
    setOpened(next);
    setPly(next.ply);
    setPerspective(next.seat);
  };
  return { ply, setPly, perspective, setPerspective, moment, open, view };
}

type Shown = ReturnType<typeof useMoment>;
/** One of them is open at most. */
type DrawerName = 'log' | 'analysis' | 'notes';

/** Closes a drawer that covers the table, to show a moment. */
function uncoverTable(close: () => void): void {
  if (document.querySelector('dialog[open]') !== null) close();
}

/** Opens the mistake that the address points to, as soon as the analysis has found it. */
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

/** The windows over the table; the technologies have a page of their own. */
function useReplayWindows() {
  const windows = useModalStack();
  const { show } = windows;
  const onOpen = useCallback(
    (window: Window) => {
      if (window.kind === 'catalogue') navigate('/rules');
      else if (window.kind !== 'log' && window.kind !== 'talk') show(window);
    },
    [show],
  );
  const inspect = useCallback(
    (inspected: Inspected) => show({ kind: 'details', inspected }),
    [show],
  );
  return { windows, show, onOpen, inspect };
}

interface ReplayDrawersProps {
  readonly noted: ReplayNotes;
  readonly timeline: Timeline;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly drawer: DrawerName | undefined;
  readonly inspect: (inspected: Inspected) => void;
  readonly onClose: () => void;
}

function ReplayDrawers(props: ReplayDrawersProps) {
  const { noted, timeline, shown, names, drawer, inspect, onClose } = props;
  const { ply, perspective, view } = shown;
  return (
    <>
      {drawer === 'log' && (
        <LogPanel
          game={{ events: timeline.eventsBefore(ply, perspective), view, names }}
          inspect={inspect}
          open={LOG}
          onClose={onClose}
        />
      )}
      {drawer === 'notes' && (
        <NotesDrawer
          noted={noted}
          timeline={timeline}
          ply={ply}
          onPly={(to) => {
            uncoverTable(onClose);
            shown.setPly(to);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

function useNames(seats: readonly { readonly name: string }[], viewer: number): readonly string[] {
  const lang = useLang();
  return useMemo(() => {
    const names = seats.map(({ name }) => name);
    return namesIn(lang, names, viewer);
  }, [lang, seats, viewer]);
}

export function Viewer({ record, notes, timeline, at }: ViewerProps) {
  useFullHeight();
  const noted = useNotes(record, timeline, notes);
  const { stored } = noted;
  const { about, own: ownSeat } = useMemo(
    () => seatsOfRecord(timeline, stored),
    [timeline, stored],
  );
  const shown = useMoment(timeline, at, ownSeat);
  const { ply, perspective, moment, view } = shown;
  const progress = useAnalysis(record);
  useOpenMistake(progress.analysis?.mistakes, timeline, at, ply, shown.open);
  const [isRetrying, setRetrying] = useState(false);
  const [drawer, setDrawer] = useState<DrawerName>();
  const { windows, show, onOpen, inspect } = useReplayWindows();
  const names = useNames(about.seats, ownSeat ?? perspective);
  const own = view.players[perspective];
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
        onLog={() => setDrawer('log')}
      />
      <TableBoard view={view} about={about} names={names} inspect={inspect} onOpen={onOpen} />
      <ReplayDrawers
        noted={noted}
        timeline={timeline}
        shown={shown}
        names={names}
        drawer={drawer}
        inspect={inspect}
        onClose={() => setDrawer(undefined)}
      />
      <footer className={layout.dock}>
        <div className={layout.question}>
          <Playback
            record={record}
            timeline={timeline}
            shown={shown}
            names={names}
            about={about}
            own={ownSeat}
            progress={progress}
            noted={noted}
            drawer={drawer}
            onDrawer={setDrawer}
            onTry={() => setRetrying(true)}
          />
        </div>
        {own !== undefined && (
          <OwnHand
            view={view}
            player={own}
            about={about}
            names={names}
            inspect={inspect}
            onPiles={() => show({ kind: 'piles', seat: own.seat })}
          />
        )}
      </footer>
      <ModalStack view={view} names={names} about={about} windows={windows} />
    </div>
  );
}

interface PlaybackProps {
  readonly record: string;
  readonly timeline: Timeline;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly about: About;
  readonly own: number | undefined;
  readonly progress: AnalysisProgress;
  readonly noted: ReplayNotes;
  readonly drawer: DrawerName | undefined;
  readonly onDrawer: (drawer: DrawerName | undefined) => void;
  /** Tries the open mistake again. */
  readonly onTry: () => void;
}

/** What happened, the controls, and the analysis below them. */
function Playback(props: PlaybackProps) {
  const { record, timeline, shown, names, about, own, progress, onTry } = props;
  const { noted, drawer, onDrawer } = props;
  const { ply, perspective, moment, view } = shown;
  const lang = useLang();
  const close = (): void => onDrawer(undefined);
  const toggle = (name: DrawerName): void => onDrawer(drawer === name ? undefined : name);
  const openMoment = (next: Moment): void => {
    uncoverTable(close);
    shown.open(next);
  };
  // While it is edited, it is in the drawer.
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
        record={record}
        timeline={timeline}
        ply={ply}
        onPly={shown.setPly}
        perspective={perspective}
        seats={about.seats}
        faces={about.faces}
        noted={noted}
        actions={
          <>
            {progress.analysis !== undefined && (
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
        }
      >
        <ViewerAnalysis
          timeline={timeline}
          names={names}
          progress={progress}
          ply={ply}
          perspective={perspective}
          own={own}
          isOpen={drawer === 'analysis'}
          onClose={close}
          onMoment={openMoment}
        />
      </PlaybackControls>
    </div>
  );
}

/** A replay has no open question. */
function withoutQuestion<T extends { readonly decision?: unknown }>(
  view: T,
): Omit<T, 'decision'> & T {
  const { decision: _, ...rest } = view;
  return rest as Omit<T, 'decision'> & T;
}
