// A finished game to watch: the table at a ply, as a seat or everybody sees it.
import clsx from 'clsx';
import { SPECTATOR } from '@eminent/engine';
import { eventText, msg, seatName } from '@eminent/text';
import { useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import question from '../decide/question.module.css';
import { namesIn } from '../game/names.ts';
import { LogPanel } from '../log/log.tsx';
import { tableOf } from '../log/table-of.ts';
import { useLang } from '../settings/settings.ts';
import bar from '../table/bar.module.css';
import { Details, type Inspected } from '../table/details.tsx';
import { Display } from '../table/display.tsx';
import { EndGauge } from '../table/end-gauge.tsx';
import { BoardPages, WATCHED } from '../table/board-pages.tsx';
import { EmpirePanel } from '../table/empire.tsx';
import { Hand } from '../table/hand.tsx';
import layout from '../table/layout.module.css';
import { Piles } from '../table/piles.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { Timeline } from './timeline.ts';
import { Transport } from './transport.tsx';
import styles from './viewer.module.css';

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
  const [ply, setPly] = useState(at);
  const [perspective, setPerspective] = useState(0);
  const [inspected, setInspected] = useState<Inspected>();
  const [piles, setPiles] = useState<number>();
  const [isLogOpen, setLogOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const names = useMemo(
    () => namesIn(lang, timeline.givenNames, perspective),
    [lang, timeline, perspective],
  );
  const view = useMemo(
    () => withoutQuestion(timeline.viewAt(ply, perspective)),
    [timeline, ply, perspective],
  );
  const last = timeline.eventsOf(ply - 1, perspective);
  return (
    <div className={clsx(layout.game, layout.replay)} data-game ref={root}>
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
        <EndGauge view={view} />
        <IconButton sign="log" label={msg(lang, 'ui.log')} onClick={() => setLogOpen(true)} />
        <label className={styles.perspective}>
          {msg(lang, 'ui.perspective')}
          <select
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
      <BoardPages root={root} parts={WATCHED} />
      <main className={layout.board} data-board>
        <section className={layout.others} data-page="others" aria-label={msg(lang, 'ui.empires')}>
          {view.players.map((player) => (
            <EmpirePanel
              key={player.seat}
              view={view}
              player={player}
              name={seatName({ names }, player.seat)}
              inspect={setInspected}
              onPiles={() => setPiles(player.seat)}
            />
          ))}
        </section>
        <Display
          view={view}
          inspect={setInspected}
          onConsider={() => undefined}
          onCatalogue={() => navigate('/rules')}
        />
      </main>
      {isLogOpen && (
        <LogPanel
          game={{ events: timeline.eventsBefore(ply, perspective), view, names }}
          inspect={setInspected}
          open={LOG}
          onClose={() => setLogOpen(false)}
        />
      )}
      <footer className={clsx(layout.dock, layout.replayDock)}>
        <p role="status" className={question.asked}>
          {last.map((event) => eventText(lang, event, tableOf({ view, names }))).join(' ')}
        </p>
        <Transport
          record={record}
          timeline={timeline}
          ply={ply}
          onPly={setPly}
          perspective={perspective}
          names={names}
        />
        {perspective !== SPECTATOR && view.players[perspective] !== undefined && (
          <Hand view={view} player={view.players[perspective]} inspect={setInspected} />
        )}
      </footer>
      {piles !== undefined && (
        <Piles view={view} names={names} seat={piles} onClose={() => setPiles(undefined)} />
      )}
      {inspected !== undefined && (
        <Details
          view={view}
          names={names}
          inspected={inspected}
          onClose={() => setInspected(undefined)}
        />
      )}
    </div>
  );
}

/** A watched game asks nothing. */
function withoutQuestion<T extends { readonly decision?: unknown }>(
  view: T,
): Omit<T, 'decision'> & T {
  const { decision: _, ...rest } = view;
  return rest as Omit<T, 'decision'> & T;
}
