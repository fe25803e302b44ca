// The screen of a game: combines the board, the question, the hand, the result and the animations,
// and keeps track of the open windows.
import { SPECTATOR, type View } from '@eminent/engine';
import { lazy, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { QuestionId } from '@eminent/protocol';
import { setHoveredOption } from '../question/hovered-option.ts';
import { Hint } from '../question/hint.tsx';
import { ActionBar } from '../question/action-bar.tsx';
import { useInputGuard } from '../question/input-guard.ts';
import { namesIn } from '../game/player-names.ts';
import { OpenInOtherTab } from './open-in-other-tab.tsx';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { hasHints } from '../game/game-channel.ts';
import { GameWarnings } from '../ui/game-warnings.tsx';
import { Coach } from '../coach/coach.tsx';
import { GoalHint } from '../coach/goal-hint.tsx';
import { LogPanel } from '../log/log.tsx';
import { LogAnnouncer } from '../log/log-announcer.tsx';
import { AnimationLayer } from '../animation/animation-layer.tsx';
import { useLang, WordingContext } from '../settings/settings.ts';
import { BotSpeech } from '../bot-lines/speech-bubble.tsx';
import { useSound } from '../sound/use-sound.ts';
import { useTableKeys } from './use-table-keys.ts';
import { ModalStack, useModalStack, type Windows } from './modal-stack.tsx';
import { TableSky } from '../scene/table-sky.tsx';
import { TopBar } from './top-bar.tsx';
import { PassDevice } from './pass-device.tsx';
import { useDelayedView } from './delayed-view.ts';
import { Market } from './market/market.tsx';
import { asksForTechnology } from '../game/technology-question.ts';
import { LastRound } from './last-round.tsx';
import { useScenarioIntro } from './scenario-intro.tsx';
import { Survey } from './survey.tsx';
import { useFullHeight } from '../ui/use-full-height.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { PartProps } from './part-props.ts';
import { isInPlay } from './play-area.tsx';
import { OwnHand } from './own-hand.tsx';
import { TableBoard } from './table-board.tsx';
import { cardPickerStep } from './card-picker-steps.ts';
import { type GameProps, useExtras } from '../game/table-extras.ts';
import type { BesideTable, TableWindow, Inspected } from '../game/table-windows.ts';
import layout from './layout.module.css';
import { Loading, useDeferred } from '../activity/activity.ts';

/** Loaded on demand, because only Escalation has questions for the card picker. */
const CardPicker = lazy(async () => ({ default: (await import('./card-picker.tsx')).CardPicker }));
const Result = lazy(async () => ({ default: (await import('./result.tsx')).Result }));

export function TableScreen() {
  // Deferred, so that React can interrupt the render for input and painting.
  const game = useNamed(useDeferred(useDelayedView(useGameStore((store) => store.game))));
  const otherTab = useGameStore((store) => store.otherTab);
  if (otherTab !== undefined) return <OpenInOtherTab game={otherTab} />;
  if (game === undefined) return <LoadingScreen />;
  return (
    <WordingContext value={game.view.options}>
      {game.passTo === undefined ? <GameTable game={game} /> : <PassDevice game={game} />}
    </WordingContext>
  );
}

/** Adds display names for nameless players to the game, in the current language. */
export function useNamed(game: GameOnPage | undefined): GameOnPage | undefined {
  const lang = useLang();
  return useMemo(
    () => game && { ...game, names: namesIn(lang, game.names, game.view.seat ?? SPECTATOR) },
    [game, lang],
  );
}

interface GameTableProps {
  readonly game: GameOnPage;
  /** A lesson or another panel, shown in place of the coach. */
  readonly beside?: ReactNode;
}

function useTableWindows() {
  const windows = useModalStack();
  const { show } = windows;
  const [drawer, setDrawer] = useState<BesideTable>();
  const closeDrawer = useCallback(() => setDrawer(undefined), []);
  const setOpen = useCallback<(window: TableWindow) => void>(
    (window) =>
      window.kind === 'log' || window.kind === 'talk' ? setDrawer(window) : show(window),
    [show],
  );
  const inspect = useCallback(
    (inspected: Inspected) => setOpen({ kind: 'details', inspected }),
    [setOpen],
  );
  return { windows, show, drawer, setDrawer, closeDrawer, setOpen, inspect };
}

export const GameTable = memo(({ game, beside }: GameTableProps) => {
  const { view, names, question } = game;
  const { windows, show, drawer, setDrawer, closeDrawer, setOpen, inspect } = useTableWindows();
  const [showsResult, setShowsResult] = useState(true);
  const [hinted, setHinted] = useState<QuestionId>();
  const requestHint = useCallback(() => setHinted(question), [question]);
  // An analysis board has the analysis in place of a result page.
  const isOver = view.over && game.about.board !== true;
  const isCovered = isOver && showsResult;

  useScenarioIntro(game, show);
  useFullHeight();
  useSound(game);
  useInputGuard(game);
  const onHint = view.decision === undefined ? undefined : requestHint;
  const keyHint = hasHints(game.about) ? onHint : undefined;
  useTableKeys({ game, drawer, setDrawer, setOpen, onHint: keyHint });
  return (
    <div className={layout.game} data-game data-scene {...stateOf({ game, beside }, windows)}>
      <TableSky view={view} />
      <TopBar game={game} onOpen={setOpen} onHint={onHint} isCovered={isCovered} />
      <GameWarnings />
      <Board game={game} inspect={inspect} onOpen={setOpen} isCovered={isCovered} />
      <FrontOfHub view={view} names={names} inspect={inspect} />
      <Drawers game={game} drawer={drawer} inspect={inspect} onClose={closeDrawer} />
      <Announcements game={game} />
      {isOver ? (
        showsResult && (
          <Suspense fallback={<Loading />}>
            <Result game={game} beside={beside} onHide={() => setShowsResult(false)} />
          </Suspense>
        )
      ) : (
        <>
          <Advice
            game={game}
            beside={beside}
            isHinted={hinted === question}
            onHintClose={() => setHinted(undefined)}
          />
          <Dock game={game} isCoached={beside === undefined} inspect={inspect} onOpen={setOpen} />
        </>
      )}
      <AnimationLayer game={game} />
      <ModalStack view={view} names={names} about={game.about} windows={windows} />
    </div>
  );
});

/** The state of the table as data attributes, for style sheets and browser tests. */
function stateOf({ game, beside }: GameTableProps, { open }: Windows) {
  const { view, question, about } = game;
  return {
    'data-step': view.decision?.step,
    'data-question': question,
    'data-players': view.players.length,
    'data-camera': cameraOf(view),
    'data-studied': (beside !== undefined && about.lesson === undefined) || undefined,
    'data-watched': view.players[view.seat ?? -1] === undefined || undefined,
    'data-browses': open.some(({ window }) => window.kind === 'catalogue') || undefined,
  };
}

interface BoardProps {
  readonly game: GameOnPage;
  readonly inspect: (inspected: Inspected) => void;
  readonly onOpen: (window: TableWindow) => void;
  readonly isCovered: boolean;
}

/** The market replaces most of the board when the player must choose a technology. */
function Board({ game, inspect, onOpen, isCovered }: BoardProps) {
  const { view, about, names, events } = game;
  return (
    <TableBoard
      view={view}
      about={about}
      names={names}
      events={events}
      inspect={inspect}
      onOpen={onOpen}
      onHover={setHoveredOption}
      market={
        cameraOf(view) === 'market' ? (
          <Market view={view} names={names} inspect={inspect} />
        ) : undefined
      }
      isCovered={isCovered}
    />
  );
}

function FrontOfHub(props: PartProps) {
  const { view } = props;
  return (
    <>
      {view.looking.length > 0 && <Survey view={view} />}
      {cardPickerStep(view) !== undefined && (
        <Suspense fallback={<Loading />}>
          <CardPicker {...props} />
        </Suspense>
      )}
    </>
  );
}

function Announcements({ game }: GameProps) {
  const { TableAnnouncer } = useExtras();
  return (
    <>
      <LogAnnouncer game={game} />
      {TableAnnouncer !== undefined && <TableAnnouncer game={game} />}
      <LastRound game={game} />
      <BotSpeech game={game} />
    </>
  );
}

interface DrawersProps {
  readonly game: GameOnPage;
  readonly drawer: BesideTable | undefined;
  readonly inspect: (inspected: Inspected) => void;
  readonly onClose: () => void;
}

function Drawers({ game, drawer, inspect, onClose }: DrawersProps) {
  const extras = useExtras();
  if (drawer?.kind === 'log') {
    return <LogPanel game={game} inspect={inspect} open={drawer} onClose={onClose} />;
  }
  if (drawer?.kind === 'talk' && extras.Drawer !== undefined) {
    return <extras.Drawer game={game} onClose={onClose} />;
  }
  return null;
}

interface AdviceProps extends GameTableProps {
  readonly isHinted: boolean;
  readonly onHintClose: () => void;
}

function Advice(props: AdviceProps) {
  const { game, beside, onHintClose } = props;
  const { view, names, question } = game;
  const { decision } = view;
  const isHinted = props.isHinted && decision !== undefined;
  return (
    <div className={layout.beside}>
      {isHinted && (
        <Hint key={`hint ${question}`} context={{ decision, view, names }} onClose={onHintClose} />
      )}
      {beside ?? (isHinted ? null : <Coach view={view} />)}
    </div>
  );
}

interface DockProps {
  readonly game: GameOnPage;
  readonly isCoached: boolean;
  readonly inspect: (inspected: Inspected) => void;
  readonly onOpen: (window: TableWindow) => void;
}

function Dock({ game, isCoached, inspect, onOpen }: DockProps) {
  const extras = useExtras();
  const { view, names } = game;
  const me = view.players[view.seat ?? -1];
  return (
    <footer className={layout.dock}>
      <div className={layout.question}>
        {isCoached && <GoalHint view={view} />}
        {extras.NoticeBars !== undefined && <extras.NoticeBars view={view} names={names} />}
        {extras.Ended === undefined ? (
          <ActionBar view={view} names={names} question={game.question} />
        ) : (
          <extras.Ended game={game} />
        )}
      </div>
      {me !== undefined && (
        <OwnHand
          view={view}
          player={me}
          about={game.about}
          names={names}
          inspect={inspect}
          onOpenPiles={() => onOpen({ kind: 'piles', seat: me.seat })}
        />
      )}
    </footer>
  );
}

function cameraOf(view: View): 'choose' | 'play' | 'market' {
  if (asksForTechnology(view)) return 'market';
  return isInPlay(view) ? 'play' : 'choose';
}
