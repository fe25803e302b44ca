// The table: opponents, shared display, the player's empire, the question and the hand. Combines the parts and tracks open windows.
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
import { ModalStack, useModalStack } from './modal-stack.tsx';
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
import { isInPlay } from './play-area.tsx';
import { OwnHand } from './own-hand.tsx';
import { TableBoard } from './table-board.tsx';
import { usesCardPicker } from './card-picker-steps.ts';
import { useExtras } from '../game/table-extras.ts';
import type { BesideTable, Window, Inspected } from '../game/table-windows.ts';
import layout from './layout.module.css';
import { Loading, useDeferred } from '../activity/activity.ts';

/** Only Escalation needs the card picker. */
const CardPicker = lazy(async () => ({ default: (await import('./card-picker.tsx')).CardPicker }));
const Result = lazy(async () => ({ default: (await import('./result.tsx')).Result }));

export function TableScreen() {
  // Rendered in small steps, between which the page can handle input and paint.
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

/** The game with nameless players named in the current language, for the person at the screen. */
export function useNamed(game: GameOnPage | undefined): GameOnPage | undefined {
  const lang = useLang();
  return useMemo(
    () => game && { ...game, names: namesIn(lang, game.names, game.view.seat ?? SPECTATOR) },
    [game, lang],
  );
}

interface GameTableProps {
  readonly game: GameOnPage;
  /** Describes the current moment, instead of the coach of the first game. */
  readonly beside?: ReactNode;
}

/** The windows over the table, and the log or chat beside it. */
function useTableWindows() {
  const windows = useModalStack();
  const { show } = windows;
  const [drawer, setDrawer] = useState<BesideTable>();
  const closeDrawer = useCallback(() => setDrawer(undefined), []);
  const setOpen = useCallback<(window: Window) => void>(
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
  const { view, names } = game;
  const { windows, show, drawer, setDrawer, closeDrawer, setOpen, inspect } = useTableWindows();
  const extras = useExtras();
  const [sheet, setSheet] = useState(true);
  const [hinted, setHinted] = useState<QuestionId>();
  const { question } = game;
  const hint = useCallback(() => setHinted(question), [question]);
  // An analysis board has the lines of the engine beside it.
  const isOver = view.over && game.about.board !== true;
  const isCovered = isOver && sheet;
  const mayHint = hasHints(game.about);

  useScenarioIntro(game, show);
  useFullHeight();
  useSound(game);
  useInputGuard(game);
  useTableKeys({ game, drawer, setDrawer, setOpen, onHint: mayHint ? hint : undefined });

  const me = view.players[view.seat ?? -1];
  const camera = cameraOf(view);
  return (
    <div
      className={layout.game}
      data-game
      data-scene
      data-step={view.decision?.step}
      data-question={game.question}
      data-players={view.players.length}
      data-camera={camera}
      data-studied={(beside !== undefined && game.about.lesson === undefined) || undefined}
      data-watched={me === undefined || undefined}
      data-browses={windows.open.some(({ window }) => window.kind === 'catalogue') || undefined}
    >
      <TableSky view={view} />
      <TopBar
        game={game}
        onOpen={setOpen}
        onHint={view.decision === undefined ? undefined : hint}
        isCovered={isCovered}
      />
      <GameWarnings />
      <TableBoard
        view={view}
        about={game.about}
        names={names}
        events={game.events}
        inspect={inspect}
        onOpen={setOpen}
        onConsider={setHoveredOption}
        market={
          camera === 'market' ? <Market view={view} names={names} inspect={inspect} /> : undefined
        }
        isCovered={isCovered}
      />
      {view.looking.length > 0 && <Survey view={view} />}
      {usesCardPicker(view) && (
        <Suspense fallback={<Loading />}>
          <CardPicker view={view} names={names} inspect={inspect} />
        </Suspense>
      )}
      <Drawers game={game} drawer={drawer} inspect={inspect} onClose={closeDrawer} />
      <LogAnnouncer game={game} />
      {extras.TableAnnouncer !== undefined && <extras.TableAnnouncer game={game} />}
      <LastRound game={game} />
      <BotSpeech game={game} />
      {isOver ? (
        sheet && (
          <Suspense fallback={<Loading />}>
            <Result game={game} beside={beside} onHide={() => setSheet(false)} />
          </Suspense>
        )
      ) : (
        <AnswerArea
          game={game}
          beside={beside}
          isHinted={hinted === question}
          onHintClose={() => setHinted(undefined)}
          inspect={inspect}
          onOpen={setOpen}
        />
      )}
      <AnimationLayer game={game} />
      <ModalStack view={view} names={names} about={game.about} windows={windows} />
    </div>
  );
});

interface DrawersProps {
  readonly game: GameOnPage;
  readonly drawer: BesideTable | undefined;
  readonly inspect: (inspected: Inspected) => void;
  readonly onClose: () => void;
}

/** The log or the chat, next to the table. */
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

interface AnswerAreaProps extends GameTableProps {
  readonly isHinted: boolean;
  readonly onHintClose: () => void;
  readonly inspect: (inspected: Inspected) => void;
  readonly onOpen: (window: Window) => void;
}

function AnswerArea(props: AnswerAreaProps) {
  const { game, beside, isHinted, onHintClose, inspect, onOpen } = props;
  return (
    <>
      <Advice game={game} beside={beside} isHinted={isHinted} onHintClose={onHintClose} />
      <Dock
        game={game}
        isCoached={beside === undefined}
        inspect={inspect}
        onPiles={(seat) => onOpen({ kind: 'piles', seat })}
      />
    </>
  );
}

/** The hint that was asked for, and what explains the moment. */
function Advice(props: Pick<AnswerAreaProps, 'game' | 'beside' | 'isHinted' | 'onHintClose'>) {
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
  readonly onPiles: (seat: number) => void;
}

/** The question and the player's cards. */
function Dock({ game, isCoached, inspect, onPiles }: DockProps) {
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
          onPiles={() => onPiles(me.seat)}
        />
      )}
    </footer>
  );
}

/** The focus of the scene: to choose, to show a role in play, or to take a technology. */
function cameraOf(view: View): 'choose' | 'play' | 'market' {
  if (asksForTechnology(view)) return 'market';
  return isInPlay(view) ? 'play' : 'choose';
}
