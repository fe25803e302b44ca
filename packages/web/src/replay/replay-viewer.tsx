// A finished game to watch: the table at a ply, as a seat or everybody sees it.
import clsx from 'clsx';
import { SPECTATOR } from '@eminent/engine';
import { eventText, msg, seatName } from '@eminent/text';
import type { SavedGame } from '@eminent/protocol';
import { useCallback, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { faceOf } from '../art/portraits/seat-faces.ts';
import { namesIn } from '../game/player-names.ts';
import { LogPanel } from '../log/log.tsx';
import { sentenceContext } from '../log/sentence-context.ts';
import { useLang } from '../settings/settings.ts';
import { ModalStack, useModalStack } from '../table/modal-stack.tsx';
import bar from '../table/top-bar.module.css';
import type { Inspected } from '../table/piece-details.tsx';
import { SharedDisplay } from '../table/shared-display.tsx';
import { LeftCorner, RightCorner } from '../table/player-corners.tsx';
import { OwnEmpire } from '../table/empire.tsx';
import { Hand } from '../table/hand.tsx';
import layout from '../table/layout.module.css';
import { TableSky } from '../scene/table-sky.tsx';
import { Opponents } from '../table/opponents.tsx';
import { isInPlay, PlayArea } from '../table/play-area.tsx';
import { Supply } from '../table/supply.tsx';
import type { Window } from '../table/table-windows.ts';
import { useFullHeight } from '../ui/use-full-height.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Timeline } from './timeline.ts';
import { Transport } from './playback-controls.tsx';
import styles from './replay-viewer.module.css';

/** The log as it is opened here. */
const LOG = { kind: 'log' } as const;

interface ViewerProps {
  readonly record: string;
  readonly timeline: Timeline;
  /** The ply that is shown at first. */
  readonly at: number;
}

export function Viewer({ record, timeline, at }: ViewerProps) {
  const lang = useLang();
  useFullHeight();
  const [ply, setPly] = useState(at);
  const [perspective, setPerspective] = useState(0);
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
    () => namesIn(lang, timeline.givenNames, perspective),
    [lang, timeline, perspective],
  );
  const view = useMemo(
    () => withoutQuestion(timeline.viewAt(ply, perspective)),
    [timeline, ply, perspective],
  );
  const sitting = useMemo(() => sittingOf(timeline.names), [timeline]);
  const own = view.players[perspective];
  const last = timeline.eventsOf(ply - 1, perspective);
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
        <IconButton sign="log" label={msg(lang, 'ui.log')} onClick={() => setLogOpen(true)} />
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
      <main className={layout.board} data-board>
        <Opponents view={view} about={sitting} names={names} inspect={inspect} onOpen={onOpen} />
        <Supply view={view} />
        <div className={layout.hub} data-hub>
          <SharedDisplay
            view={view}
            inspect={inspect}
            onConsider={() => undefined}
            onOpen={onOpen}
          />
          <PlayArea view={view} names={names} inspect={inspect} />
        </div>
        {own !== undefined && <OwnEmpire view={view} player={own} inspect={inspect} />}
      </main>
      {isLogOpen && (
        <LogPanel
          game={{ events: timeline.eventsBefore(ply, perspective), view, names }}
          inspect={inspect}
          open={LOG}
          onClose={() => setLogOpen(false)}
        />
      )}
      <footer className={layout.dock}>
        <div className={layout.ask}>
          <div className={styles.controls}>
            <p role="status" className={styles.told}>
              {last
                .map((event) => eventText(lang, event, sentenceContext({ view, names })))
                .join(' ')}
            </p>
            <Transport
              record={record}
              timeline={timeline}
              ply={ply}
              onPly={setPly}
              perspective={perspective}
              names={names}
            />
          </div>
        </div>
        {own !== undefined && (
          <>
            <LeftCorner
              view={view}
              player={own}
              face={faceOf(sitting, own.seat)}
              name={names[own.seat] ?? ''}
              onPiles={() => show({ kind: 'piles', seat: own.seat })}
            />
            <div className={layout.hand}>
              <Hand view={view} player={own} inspect={inspect} />
            </div>
            <RightCorner view={view} player={own} inspect={inspect} />
          </>
        )}
      </footer>
      <ModalStack view={view} names={names} windows={windows} />
    </div>
  );
}

/** Who sat at the table, as far as a record tells: all seem to be people. */
function sittingOf(names: readonly string[]): Pick<SavedGame, 'seats'> {
  return { seats: names.map((name) => ({ kind: 'person', name })) };
}

/** A watched game asks nothing. */
function withoutQuestion<T extends { readonly decision?: unknown }>(
  view: T,
): Omit<T, 'decision'> & T {
  const { decision: _, ...rest } = view;
  return rest as Omit<T, 'decision'> & T;
}
