// Replay of a finished game: the table at a ply, as a seat or a spectator sees it.
import clsx from 'clsx';
import { SPECTATOR } from '@eminent/engine';
import { eventText, msg, seatName } from '@eminent/text';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { faceOf } from '../art/portraits/seat-faces.ts';
import { namesIn } from '../game/player-names.ts';
import { finishedGames } from '../storage/storage.ts';
import { select } from '../question/selection-store.ts';
import { LogPanel } from '../log/log.tsx';
import { sentenceContext } from '../log/sentence-context.ts';
import { useLang } from '../settings/settings.ts';
import { ModalStack, useModalStack } from '../table/modal-stack.tsx';
import bar from '../table/top-bar.module.css';
import { LeftCorner, RightCorner } from '../table/player-corners.tsx';
import { Hand } from '../table/hand.tsx';
import layout from '../table/layout.module.css';
import { TableSky } from '../scene/table-sky.tsx';
import { isInPlay } from '../table/play-area.tsx';
import type { Window, Inspected } from '../game/table-windows.ts';
import type { Judged } from '../worker/worker-messages.ts';
import { useFullHeight } from '../ui/use-full-height.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Moment } from '../analysis/analysis-scope.ts';
import { PlaybackControls } from './playback-controls.tsx';
import { ReplayBoard } from './replay-board.tsx';
import { Retry } from './retry.tsx';
import { seatsOfRecord } from '../records/seats-of-record.ts';
import type { Timeline } from '../records/timeline.ts';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { MomentText, ViewerAnalysis } from '../analysis/viewer-analysis.tsx';
import styles from './replay-viewer.module.css';

/** The log as opened here. */
const LOG = { kind: 'log' } as const;

interface ViewerProps {
  readonly record: string;
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

export function Viewer({ record, timeline, at }: ViewerProps) {
  const lang = useLang();
  useFullHeight();
  const { about, own: ownSeat } = useMemo(
    () => seatsOfRecord(timeline, finishedGames.findRecord(record)),
    [record, timeline],
  );
  const { ply, setPly, perspective, setPerspective, moment, open, view } = useMoment(
    timeline,
    at,
    ownSeat,
  );
  const progress = useAnalysis(record);
  useOpenMistake(progress.analysis?.mistakes, timeline, at, ply, open);
  const [isRetrying, setRetrying] = useState(false);
  const [isAnalysisOpen, setAnalysisOpen] = useState(false);
  const windows = useModalStack();
  const { show } = windows;
  const [isLogOpen, setLogOpen] = useState(false);
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
  const names = useMemo(
    () =>
      namesIn(
        lang,
        about.seats.map(({ name }) => name),
        ownSeat ?? perspective,
      ),
    [lang, about, ownSeat, perspective],
  );
  const own = view.players[perspective];
  const last = timeline.eventsOf(ply - 1, perspective);
  const openAnalysis = (isOpen: boolean): void => {
    setLogOpen(false);
    setAnalysisOpen(isOpen);
  };
  const openMoment = (next: Moment): void => {
    // Where the analysis covers the table, it closes to show the moment.
    if (document.querySelector('dialog[open]') !== null) setAnalysisOpen(false);
    open(next);
  };
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
      <header className={bar.bar}>
        <h1 className="sr-only">{msg(lang, 'ui.replays')}</h1>
        <IconButton
          sign="back"
          label={msg(lang, 'ui.replays')}
          onClick={() => navigate('/replays')}
        />
        <p className={bar.status}>
          <b>
            {msg(lang, 'ui.turn', {
              n: view.turnNumber,
              name: seatName({ names }, view.leader),
            })}
          </b>
          <span>{msg(lang, 'ui.plyOf', { n: ply, of: timeline.length })}</span>
        </p>
        <IconButton
          sign="log"
          label={msg(lang, 'ui.log')}
          onClick={() => {
            setAnalysisOpen(false);
            setLogOpen(true);
          }}
        />
        <label className={styles.perspective}>
          <span>{msg(lang, 'ui.perspective')}</span>
          <select
            aria-label={msg(lang, 'ui.perspective')}
            value={perspective}
            onChange={({ target }) => setPerspective(Number(target.value))}
          >
            {names.map((name, seat) => (
              <option key={`${name} ${seat + 1}`} value={seat}>
                {name}
              </option>
            ))}
            <option value={SPECTATOR}>{msg(lang, 'ui.spectator')}</option>
          </select>
        </label>
      </header>
      <ReplayBoard view={view} about={about} names={names} inspect={inspect} onOpen={onOpen} />
      {isLogOpen && (
        <LogPanel
          game={{ events: timeline.eventsBefore(ply, perspective), view, names }}
          inspect={inspect}
          open={LOG}
          onClose={() => setLogOpen(false)}
        />
      )}
      <footer className={layout.dock}>
        <div className={layout.question}>
          <div className={styles.controls}>
            <p role="status" className={styles.notice}>
              {moment === undefined ? (
                last
                  .map((event) => eventText(lang, event, sentenceContext({ view, names })))
                  .join(' ')
              ) : (
                <MomentText
                  timeline={timeline}
                  names={names}
                  moment={moment}
                  onTry={() => setRetrying(true)}
                />
              )}
            </p>
            <PlaybackControls
              record={record}
              timeline={timeline}
              ply={ply}
              onPly={setPly}
              perspective={perspective}
              seats={about.seats}
              actions={
                progress.analysis !== undefined && (
                  <button
                    type="button"
                    aria-expanded={isAnalysisOpen}
                    onClick={() => openAnalysis(!isAnalysisOpen)}
                  >
                    {msg(lang, 'ui.analysis.title')}
                  </button>
                )
              }
            >
              <ViewerAnalysis
                timeline={timeline}
                names={names}
                progress={progress}
                ply={ply}
                perspective={perspective}
                own={ownSeat}
                isOpen={isAnalysisOpen}
                onClose={() => openAnalysis(false)}
                onMoment={openMoment}
              />
            </PlaybackControls>
          </div>
        </div>
        {own !== undefined && (
          <>
            <LeftCorner
              view={view}
              player={own}
              face={faceOf(about, own.seat)}
              name={names[own.seat] ?? ''}
              inspect={inspect}
              onPiles={() => show({ kind: 'piles', seat: own.seat })}
            />
            <div className={layout.hand}>
              <Hand view={view} player={own} inspect={inspect} />
            </div>
            <RightCorner view={view} player={own} inspect={inspect} />
          </>
        )}
      </footer>
      <ModalStack view={view} names={names} about={about} windows={windows} />
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
