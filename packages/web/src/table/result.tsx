// The result page: the winner, the ranking, the decisive turns, the scores, and what to do next.
import { clsx } from 'clsx';
import type { PlayerView, View } from '@eminent/engine';
import { outcomeText, ranked } from '@eminent/pictures';
import type { SavedGame } from '@eminent/protocol';
import { listText, msg, seatName } from '@eminent/text';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { ColonyIcon, FighterIcon, InfluenceIcon, ShipIcon, SignIcon } from '../art/icons.tsx';
import { Planet } from '../cards/planet.tsx';
import { namesIn } from '../game/player-names.ts';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { onlyPerson } from '../game/only-person.ts';
import { leaveGame } from '../game/open-game.ts';
import { countPeople } from '../suggestions/auto-answers.ts';
import { setUpAgain } from '../new-game/new-game-setup.ts';
import { Coach } from '../coach/coach.tsx';
import { NextSteps } from '../coach/next-steps.tsx';
import { botsText, challengeLink } from '../daily/challenge-link.ts';
import { animationSpeedOf } from '../ui/speed.ts';
import { type NearlyDone, nearlyDoneBy } from '../analysis/next-time-advice.ts';
import { linkOfMoment } from '../records/record-link.ts';
import { useServerLinks } from '../records/server-link.ts';
import { gameFrom } from '../records/play-on.ts';
import { readTimeline } from '../records/read-timeline.ts';
import { saveFile } from '../storage/save-file.ts';
import type { Timeline } from '../records/timeline.ts';
import { Sky } from '../scene/sky.tsx';
import { useLang, useSettings } from '../settings/settings.ts';
import { useExtras } from '../game/table-extras.ts';
import { nearPlace } from './orbit-positions.ts';
import { ResultAside } from './result-aside.tsx';
import { ResultPillars } from './result-pillars.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SharePicture } from './share-result.tsx';
import { endingFor, storyOf } from './result-story.ts';
import { titleOf, undoneText } from './result-text.ts';
import styles from './result.module.css';

const GameChart = lazy(() =>
  import('../analysis/game-course.tsx').then((module) => ({ default: module.GameChart })),
);

const ROWS = ['tokens', 'planets', 'technologies', 'ships', 'total', 'tieBreak'] as const;

function rowsOf({ players }: View): readonly (typeof ROWS)[number][] {
  const hasShips = players.some(({ score }) => score.ships !== undefined);
  return ROWS.filter((source) => source !== 'ships' || hasShips);
}

const STAR = { at: '[data-throne]', x: '50%', y: '50%', radius: 'var(--sun)' } as const;
const ORBITS = [
  {
    rx: 'calc(2.58 * var(--sun))',
    ry: 'calc(2 * var(--sun))',
    strength: 0.4,
    width: 1.2,
    ticks: 96,
  },
  { rx: 'calc(2.66 * var(--sun))', ry: 'calc(2.07 * var(--sun))', strength: 0.2, width: 0.8 },
];

interface ResultProps {
  readonly game: GameOnPage;
  /** A lesson or another panel, shown in place of the coach, the decisive turns and the buttons. */
  readonly beside: ReactNode;
  readonly onHide: () => void;
}

/** `reader` is set if the page has one reader. `timeline` and `story` require a record. */
function useResultContext({ about, view, record, names }: GameOnPage) {
  const lang = useLang();
  return useMemo(() => {
    const { seats, far } = about;
    const reader = far === undefined ? onlyPerson(about.seats) : view.seat;
    const storedNames = seats.map(({ name }) => name);
    const localPeople = far === undefined ? countPeople(about) : 1;
    const read = record === undefined ? undefined : readTimeline(record, lang);
    const timeline = read?.ok === true ? read.value : undefined;
    return {
      reader,
      ending: endingFor(view.winners ?? [], reader),
      names: localPeople > 1 ? namesIn(lang, storedNames, -1) : names,
      timeline,
      story: timeline === undefined ? undefined : storyOf(timeline, view, reader),
    };
  }, [about, view, record, names, lang]);
}

export function Result({ game, beside, onHide }: ResultProps) {
  const lang = useLang();
  const pace = useSettings((settings) => settings.pace);
  const { view } = game;
  const context = useResultContext(game);
  const { ending, names, reader } = context;
  const players = ranked(view);
  const me = view.players[reader ?? -1];
  const watch = (ply: number) => leaveGame(`/replay/${encodeURIComponent(game.about.id)}/${ply}`);
  return (
    <section
      className={clsx(styles.result, styles[ending])}
      data-result={ending}
      aria-label={msg(lang, 'ui.result')}
      style={{ '--tempo': animationSpeedOf(pace).factor }}
    >
      <div className={styles.poster} data-scene data-taught={beside !== undefined || undefined}>
        <Sky star={STAR} orbits={ORBITS} left={ending === 'defeat' ? 0.22 : 1} />
        <Outcome game={game} context={context} />
        <div className={styles.pillars}>
          <ResultPillars
            view={view}
            players={players}
            names={names}
            about={game.about}
            isCrowned={ending !== 'defeat'}
          />
        </div>
        {ending === 'defeat' && me !== undefined && <EmpireAfterDefeat player={me} />}
        <Aside game={game} context={context} beside={beside} onWatch={watch} />
        {beside === undefined && <Actions game={game} context={context} onHide={onHide} />}
      </div>
      <div className={styles.numbers} id="result-numbers">
        <h3>{msg(lang, 'ui.aftermath.numbers')}</h3>
        <ScoreTable view={view} players={players} names={names} />
        {beside === undefined && game.record !== undefined && (
          <Suspense fallback={<p className="soft">{msg(lang, 'ui.loading')}</p>}>
            <GameChart record={game.record} ownSeat={reader} onWatch={watch} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

interface OutcomeProps {
  readonly game: GameOnPage;
  readonly context: ReturnType<typeof useResultContext>;
}

interface AsideProps extends OutcomeProps, Pick<ResultProps, 'beside'> {
  readonly onWatch: (ply: number) => void;
}

/** Suggestions after a victory, the coach or `beside`, and the decisive turns. */
function Aside({ game, context, beside, onWatch }: AsideProps) {
  const { view } = game;
  const { ending, names, reader, timeline, story } = context;
  return (
    <div className={styles.aside}>
      {isSavedGame(game) && ending === 'victory' && reader !== undefined && (
        <NextSteps game={game} winner={reader} />
      )}
      {beside ?? <Coach view={view} />}
      {timeline !== undefined && story !== undefined && beside === undefined && (
        <ResultAside
          view={view}
          names={names}
          ending={ending}
          reader={reader}
          timeline={timeline}
          story={story}
          onWatch={onWatch}
        />
      )}
    </div>
  );
}

function Outcome({ game, context }: OutcomeProps) {
  const lang = useLang();
  const { ResultNotes } = useExtras();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { view } = game;
  const winner = seatName(context, ranked(view)[0]?.seat ?? 0);
  return (
    <div className={styles.head} role="status">
      <h2 tabIndex={-1} ref={heading}>
        {titleOf(lang, context.ending, winner)}
      </h2>
      <p>
        {outcomeText(lang, view, context)}{' '}
        {view.ending !== undefined && msg(lang, `ends.${view.ending}`)}
      </p>
      <TieBreak view={view} names={context.names} />
      {ResultNotes && <ResultNotes game={game} />}
    </div>
  );
}

function isSavedGame(game: GameOnPage): game is GameOnPage & { readonly saved: SavedGame } {
  return game.saved !== undefined && game.saved.lesson === undefined;
}

interface ActionsProps extends OutcomeProps {
  readonly onHide: () => void;
}

function Actions({ game, context, onHide }: ActionsProps) {
  const lang = useLang();
  const { about, record } = game;
  const { ResultButtons } = useExtras();
  return (
    <div className={styles.actions}>
      {ResultButtons && <ResultButtons game={game} />}
      <MainActions game={game} context={context} />
      {record !== undefined && (
        <button type="button" onClick={() => leaveGame(`/replay/${encodeURIComponent(about.id)}`)}>
          {msg(lang, 'ui.watchReplay')}
        </button>
      )}
      {about.far === undefined && (
        <button type="button" onClick={() => leaveGame('/')}>
          {msg(lang, 'ui.playAgain')}
        </button>
      )}
      <QuietActions game={game} context={context} onHide={onHide} />
    </div>
  );
}

/** Buttons to compare the result, to play on from a decisive turn after a defeat, or to rematch. */
function MainActions({ game, context }: OutcomeProps) {
  const lang = useLang();
  const start = useGameStore((store) => store.start);
  const { ResultButtons } = useExtras();
  const { about, saved } = game;
  const { ending, reader, timeline, story } = context;
  const comparison = comparisonPath(saved);
  const from = ending === 'defeat' ? story?.from : undefined;
  const canPlayOn = from !== undefined && timeline !== undefined && reader !== undefined;
  return (
    <>
      {comparison !== undefined && (
        <button type="button" className="primary" onClick={() => leaveGame(comparison)}>
          <SignIcon sign="next" size={18} />
          {msg(lang, saved?.daily === undefined ? 'ui.aftermath.compare' : 'ui.aftermath.daily')}
        </button>
      )}
      {canPlayOn && (
        <button
          type="button"
          className={clsx(ResultButtons === undefined && comparison === undefined && 'primary')}
          onClick={() => start(gameFrom(timeline, from.ply, reader, about.seats))}
        >
          <SignIcon sign="play" size={18} />
          {msg(lang, 'ui.aftermath.playOn', { n: from.number })}
        </button>
      )}
      {saved !== undefined && (
        <button
          type="button"
          className={clsx(!canPlayOn && comparison === undefined && 'primary')}
          onClick={() => start(setUpAgain(saved))}
        >
          <SignIcon sign="replay" size={18} />
          {msg(lang, 'ui.rematch')}
        </button>
      )}
    </>
  );
}

function QuietActions({ game, context: { timeline }, onHide }: ActionsProps) {
  const lang = useLang();
  const { saved, record } = game;
  return (
    <span className={styles.quiet}>
      <SharePicture game={game} />
      {timeline !== undefined && <Share timeline={timeline} />}
      {timeline !== undefined && saved !== undefined && saved.daily === undefined && (
        <Challenge timeline={timeline} saved={saved} />
      )}
      {record !== undefined && (
        <button type="button" onClick={() => saveFile('eminent-domain.txt', record)}>
          {msg(lang, 'ui.saveRecord')}
        </button>
      )}
      <button type="button" onClick={onHide}>
        {msg(lang, 'ui.showTable')}
      </button>
      <button type="button" onClick={({ currentTarget }) => showNumbers(currentTarget)}>
        {msg(lang, 'ui.aftermath.numbers')}
      </button>
    </span>
  );
}

function showNumbers(element: Element): void {
  element.closest('[data-result]')?.querySelector('#result-numbers')?.scrollIntoView();
}

function comparisonPath(saved: SavedGame | undefined): string | undefined {
  if (saved?.daily !== undefined) return `/daily/${saved.daily}`;
  return saved?.challenge === undefined ? undefined : `/challenge/${saved.challenge}`;
}

/** The button that copies a link to the end of this game. */
function Share({ timeline }: { readonly timeline: Timeline }) {
  const hasServer = useServerLinks();
  return (
    <CopyLink
      label="ui.aftermath.share"
      link={() => linkOfMoment(timeline.record, timeline.length, hasServer)}
    />
  );
}

/** The button that copies a link to play the same deal against the same bots. */
function Challenge({
  timeline,
  saved,
}: {
  readonly timeline: Timeline;
  readonly saved: SavedGame;
}) {
  const bots = botsText(saved.seats);
  if (bots === undefined) return null;
  return (
    <CopyLink label="ui.aftermath.challenge" link={() => challengeLink(timeline.record, bots)} />
  );
}

function CopyLink({
  label,
  link,
}: {
  readonly label: 'ui.aftermath.share' | 'ui.aftermath.challenge';
  readonly link: () => string;
}) {
  const lang = useLang();
  return (
    <CopyButton
      label={msg(lang, label)}
      copied={msg(lang, 'ui.linkCopied')}
      text={link}
      about={label}
    />
  );
}

/** How a tie for first place was decided; nothing without a tie. */
function TieBreak({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  const lang = useLang();
  const best = Math.max(...view.players.map(({ score }) => score.total));
  const first = view.players.filter(({ score }) => score.total === best);
  if (first.length < 2) return null;
  if (view.winners?.length !== 1) return <p>{msg(lang, 'ui.tieShared')}</p>;
  const list = first
    .toSorted((a, b) => b.score.tieBreak - a.score.tieBreak)
    .map(({ seat, score }) => `${seatName({ names }, seat)} ${score.tieBreak}`);
  return <p>{msg(lang, 'ui.tieDecided', { list: listText(lang, list) })}</p>;
}

/** The player's planets, and the goals that the player had nearly reached. */
function EmpireAfterDefeat({ player }: { readonly player: PlayerView }) {
  const lang = useLang();
  const sorted = player.planets.toSorted((a, b) => Number(b.up) - Number(a.up));
  return (
    <div className={styles.remains}>
      <div className={styles.planets} style={{ '--n': sorted.length }}>
        {sorted.map((planet, at) => (
          <span
            key={`${planet.planet ?? planet.type} ${at + 1}`}
            className={styles.planet}
            style={nearPlace(at, sorted.length)}
          >
            <Planet planet={planet} />
          </span>
        ))}
      </div>
      <ul className={styles.undone}>
        <li>
          <InfluenceIcon size={18} />
          {msg(lang, 'ui.aftermath.nearly.planets', { n: player.score.planets })}
        </li>
        {nearlyDoneBy(player).map((undone) => (
          <li key={'planet' in undone ? undone.planet : undone.kind}>
            <UndoneIcon kind={undone.kind} />
            {undoneText(lang, undone)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function UndoneIcon({ kind }: Pick<NearlyDone, 'kind'>) {
  switch (kind) {
    case 'goods':
      return <InfluenceIcon size={18} />;
    case 'cruiser':
      return <ShipIcon ship="battlecruiser" size={18} />;
    case 'fighters':
    case 'small':
    case 'attack':
      return <FighterIcon size={18} />;
    case 'settle':
    case 'ready':
      return <ColonyIcon size={18} />;
  }
}

interface ScoreTableProps {
  readonly view: View;
  readonly players: readonly PlayerView[];
  readonly names: readonly string[];
}

function ScoreTable({ view, players, names }: ScoreTableProps) {
  const lang = useLang();
  const hasWon = (seat: number) => view.winners?.includes(seat) === true;
  return (
    // The focus lets the keyboard scroll a table that is wider than the window.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={clsx('scroll-x', styles.table)} tabIndex={0}>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{msg(lang, 'ui.player')}</span>
            </th>
            {players.map(({ seat }) => (
              <th key={seat} scope="col" className={clsx(hasWon(seat) && styles.best)}>
                {seatName({ names }, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(view).map((source) => (
            <tr key={source} className={clsx(source === 'total' && styles.total)}>
              <th scope="row">{msg(lang, `score.${source}`)}</th>
              {players.map(({ seat, score }) => (
                <td key={seat} className={clsx(hasWon(seat) && styles.best)}>
                  {score[source] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
