// A finished game to watch: step, play, scrub, through any seat's eyes, share a moment, play on from it.
import clsx from 'clsx';
import { USUAL_OPPONENT } from '@eminent/bots/registry';
import { type ReadRecord, type RecordProblem, SPECTATOR } from '@eminent/engine';
import { eventText, msg, recordProblemText, seatName } from '@eminent/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import question from '../decide/question.module.css';
import { history } from '../keep/device.ts';
import { newId } from '../keep/new-id.ts';
import { namesIn } from '../game/names.ts';
import { useStore } from '../game/store.ts';
import log from '../log/log.module.css';
import { tableOf } from '../log/table-of.ts';
import { useLang, WordingContext } from '../settings/settings.ts';
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
import { useKeys } from '../ui/use-keys.ts';
import { lineOf } from '../ui/boundary.tsx';
import { Trouble } from '../ui/trouble.tsx';
import { recordOfLink, linkOfMoment } from './link.ts';
import { saveFile } from './save-file.ts';
import { Timeline } from './timeline.ts';
import styles from './viewer.module.css';

const PLAY_MS = 700;

/** Shows the game kept under an id, or carried by a link; at a ply of it. */
export function ReplayPage({ id, at }: { readonly id: string; readonly at: number }) {
  const lang = useLang();
  const found = useMemo(() => recordOf(id), [id]);
  if (found === undefined) {
    return (
      <Trouble sentence={msg(lang, 'ui.trouble.noReplay')}>
        <WaysFromReplay />
      </Trouble>
    );
  }
  return found.ok ? (
    <ReplayOf key={id} record={found.value} at={at} />
  ) : (
    <DamagedReplay text={id} error={found.error} problem={found.problem} />
  );
}

function recordOf(id: string): ReadRecord<string> | undefined {
  const kept = history.find(id);
  return kept === undefined ? recordOfLink(id) : { ok: true, value: kept.record };
}

interface DamagedProps {
  readonly text: string;
  readonly error: string;
  readonly problem: RecordProblem;
}

/** What is wrong with it, and the thing itself to keep. */
function DamagedReplay({ text, error, problem }: DamagedProps) {
  const lang = useLang();
  return (
    <Trouble
      sentence={msg(lang, 'ui.trouble.damagedReplay', {
        problem: recordProblemText(lang, problem),
      })}
      detail={lineOf(error)}
    >
      <WaysFromReplay />
      <button type="button" onClick={() => saveFile('eminent-domain-damaged.txt', text)}>
        {msg(lang, 'ui.trouble.saveDamaged')}
      </button>
    </Trouble>
  );
}

/** Speaks in the terms of the rules that were played. */
function ReplayOf({ record, at }: { readonly record: string; readonly at: number }) {
  const lang = useLang();
  const read = useMemo(() => Timeline.read(record, lang), [record, lang]);
  if (!read.ok) return <DamagedReplay text={record} error={read.error} problem={read.problem} />;
  return (
    <WordingContext value={read.value.options}>
      <Viewer record={record} timeline={read.value} at={at} />
    </WordingContext>
  );
}

function WaysFromReplay() {
  const lang = useLang();
  return (
    <>
      <button type="button" className="primary" onClick={() => navigate('/')}>
        {msg(lang, 'ui.home')}
      </button>
      <button type="button" onClick={() => navigate('/replays')}>
        {msg(lang, 'ui.replays')}
      </button>
    </>
  );
}

/** The nearest ply that there is to what an address asks for. */
function plyNear(at: number, length: number): number {
  return Number.isNaN(at) ? 0 : Math.max(0, Math.min(length, Math.trunc(at)));
}

interface ViewerProps {
  readonly record: string;
  readonly timeline: Timeline;
  readonly at: number;
}

function Viewer({ record, timeline, at }: ViewerProps) {
  const lang = useLang();
  const start = useStore((store) => store.start);
  const [ply, setPly] = useState(() => plyNear(at, timeline.length));
  const [perspective, setPerspective] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [inspected, setInspected] = useState<Inspected>();
  const [piles, setPiles] = useState<number>();
  const root = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  const names = useMemo(
    () => namesIn(lang, timeline.givenNames, perspective),
    [lang, timeline, perspective],
  );
  const view = useMemo(
    () => withoutQuestion(timeline.viewAt(ply, perspective)),
    [timeline, ply, perspective],
  );
  // Read once: the kept games are long, and a ply is to be shown at once.
  const isKept = useMemo(() => history.findRecord(record) !== undefined, [record]);
  const go = (to: number) => setPly(Math.max(0, Math.min(timeline.length, to)));
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
      else setPly(ply + 1);
    }, PLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, ply, timeline]);
  useKeys((key) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
    if (key === ' ') setPlaying(!playing);
  });

  const share = () => {
    void navigator.clipboard
      ?.writeText(linkOfMoment(timeline.record, ply))
      .then(() => setCopied(true));
  };
  const playOn = () => {
    const seat = perspective === SPECTATOR ? 0 : perspective;
    start({
      id: newId(),
      game: timeline.options,
      seed: timeline.seed,
      seats: timeline.givenNames.map((given, i) =>
        i === seat
          ? { kind: 'person', name: given }
          : { kind: 'bot', name: names[i] ?? given, bot: USUAL_OPPONENT },
      ),
      tokens: timeline.tokens.slice(0, ply),
      asked: 0,
    });
    navigate('/table');
  };
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
      <section className={log.log} aria-label={msg(lang, 'ui.log')}>
        <h2>{msg(lang, 'ui.log')}</h2>
        <ol>
          {timeline
            .eventsBefore(ply, perspective)
            .slice(-40)
            .map((event, i) => (
              <li key={`${event.type} ${i + 1}`} data-event={event.type}>
                {eventText(lang, event, tableOf({ view, names }))}
              </li>
            ))
            .reverse()}
        </ol>
      </section>
      <footer className={clsx(layout.dock, layout.replayDock)}>
        <p role="status" className={question.asked}>
          {last.map((event) => eventText(lang, event, tableOf({ view, names }))).join(' ')}
        </p>
        <div className={styles.transport}>
          <IconButton sign="back" label={msg(lang, 'ui.turnBack')} onClick={() => stepTurn(-1)} />
          <button type="button" onClick={() => step(-1)}>
            {msg(lang, 'ui.stepBack')}
          </button>
          <IconButton
            sign={playing ? 'pause' : 'play'}
            label={msg(lang, playing ? 'ui.pause' : 'ui.playReplay')}
            onClick={() => setPlaying(!playing)}
          />
          <button type="button" onClick={() => step(1)}>
            {msg(lang, 'ui.stepOn')}
          </button>
          <IconButton sign="next" label={msg(lang, 'ui.turnOn')} onClick={() => stepTurn(1)} />
          <input
            type="range"
            min={0}
            max={timeline.length}
            value={ply}
            aria-label={msg(lang, 'ui.position')}
            onChange={({ target }) => go(Number(target.value))}
          />
          <button type="button" onClick={share}>
            {msg(lang, copied ? 'ui.linkCopied' : 'ui.shareMoment')}
          </button>
          <button type="button" className="primary" onClick={playOn}>
            {msg(lang, 'ui.playOn')}
          </button>
          <button type="button" onClick={() => saveFile('eminent-domain.txt', record)}>
            {msg(lang, 'ui.saveRecord')}
          </button>
          {!isKept && (
            <button
              type="button"
              onClick={() => {
                const end = timeline.spectatorEnd();
                history.addRecord({
                  at: Date.now(),
                  names: timeline.givenNames,
                  scores: end.players.map((player) => player.score.total),
                  winners: end.winners ?? [],
                  record,
                });
                navigate('/replays');
              }}
            >
              {msg(lang, 'ui.keepGame')}
            </button>
          )}
        </div>
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
