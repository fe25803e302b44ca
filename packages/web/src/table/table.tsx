// The table: opponents, shared display, own empire, the question and the hand. Puts the parts together and holds what is open.
import { SPECTATOR, type View } from '@eminent/engine';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Question as QuestionId } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { consider } from '../decide/considered.ts';
import { Hint } from '../decide/hint.tsx';
import { Question, Waiting } from '../decide/question.tsx';
import { ConsideredRole } from '../decide/role-preview.tsx';
import { useSettling } from '../decide/settling.ts';
import { namesIn } from '../game/names.ts';
import { Elsewhere } from '../game/elsewhere.tsx';
import { problemText } from '../game/problem-text.ts';
import { type GameOnPage, useStore } from '../game/store.ts';
import { Coach } from '../learn/coach.tsx';
import { LogPanel } from '../log/log.tsx';
import { Speaker } from '../log/speaker.tsx';
import { useFlights } from '../motion/flights.ts';
import { useLang, WordingContext } from '../settings/settings.ts';
import { useCues } from '../sound/cues.ts';
import { useKeys } from '../ui/use-keys.ts';
import { useAutoAnswer } from './auto-answer.ts';
import { Bar } from './bar.tsx';
import { BoardPages, PLAYED, turnTo } from './board-pages.tsx';
import { Catalogue } from './catalogue.tsx';
import { Curtain } from './curtain.tsx';
import { Details, type Inspected } from './details.tsx';
import { Display } from './display.tsx';
import { EmpirePanel, OwnEmpire } from './empire.tsx';
import { Hand } from './hand.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LastRound } from './last-round.tsx';
import { Looking } from './looking.tsx';
import { Piles } from './piles.tsx';
import { Result } from './result.tsx';
import type { LogWindow, Window } from './window.ts';
import layout from './layout.module.css';

export function TableScreen() {
  // Laid out in small steps, between which the page answers to a touch and paints.
  const game = useNamed(useDeferredValue(useStore((store) => store.game)));
  const apart = useStore((store) => store.apart);
  if (apart !== undefined) return <Elsewhere apart={apart} />;
  if (game === undefined) return null;
  return (
    <WordingContext value={game.view.options}>
      {game.passTo === undefined ? <GameTable game={game} /> : <Curtain game={game} />}
    </WordingContext>
  );
}

/** The game with its nameless players named in the language of the moment, for whoever sits at the screen. */
export function useNamed(game: GameOnPage | undefined): GameOnPage | undefined {
  const lang = useLang();
  return useMemo(
    () => game && { ...game, names: namesIn(lang, game.names, game.view.seat ?? SPECTATOR) },
    [game, lang],
  );
}

interface GameTableProps {
  readonly game: GameOnPage;
  /** Says what the moment is about, in place of the coach of the first game. */
  readonly beside?: ReactNode;
}

export const GameTable = memo(({ game, beside }: GameTableProps) => {
  const lang = useLang();
  const problem = useStore((store) => store.problem);
  const undo = useStore((store) => store.undo);
  const { view, names } = game;
  const [open, openWindow] = useWindow(view);
  const [log, setLog] = useState<LogWindow>();
  const setOpen = useCallback<Setter<Window>>(
    (window) => (window?.kind === 'log' ? setLog(window) : openWindow(window)),
    [openWindow],
  );
  const inspect = useInspect(setOpen);
  const [sheet, setSheet] = useState(true);
  const [hinted, setHinted] = useState<QuestionId>();
  const root = useRef<HTMLDivElement>(null);
  const { decision } = view;
  const { question } = game;
  const hint = useCallback(() => setHinted(question), [question]);

  useFlights(game);
  useCues(game);
  useAutoAnswer(view);
  useSettling(game);
  useShownPage(root, decision?.step);
  useKeys((key) => {
    if (key === 'u' && game.undo.free < view.ply) undo(game.undo.free, false);
    if (key === 't') setOpen({ kind: 'catalogue' });
    if (key === 'l') setLog(log === undefined ? { kind: 'log' } : undefined);
    if (key === 'h') hint();
    if (key === '?') setOpen({ kind: 'keys' });
  });

  const me = view.players[view.seat ?? -1];
  return (
    <div
      className={layout.game}
      ref={root}
      data-game
      data-step={decision?.step}
      data-players={view.players.length}
    >
      <Bar game={game} onOpen={setOpen} onHint={decision === undefined ? undefined : hint} />
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problemText(lang, problem)}
        </p>
      )}
      <BoardPages root={root} parts={PLAYED} />
      <main className={layout.board} data-board>
        <Others game={game} onOpen={setOpen} />
        <Display
          view={view}
          inspect={inspect}
          onConsider={consider}
          onCatalogue={() => setOpen({ kind: 'catalogue' })}
        />
        {me !== undefined && (
          <OwnEmpire
            view={view}
            player={me}
            name={names[me.seat] ?? ''}
            inspect={inspect}
            onPiles={() => setOpen({ kind: 'piles', seat: me.seat })}
          />
        )}
      </main>
      {view.looking.length > 0 && <Looking view={view} />}
      {log !== undefined && (
        <LogPanel game={game} inspect={inspect} open={log} onClose={() => setLog(undefined)} />
      )}
      <Speaker game={game} />
      <LastRound game={game} />
      {decision !== undefined && hinted === question && (
        <Hint
          key={`hint ${question}`}
          asked={{ decision, view, names }}
          onClose={() => setHinted(undefined)}
        />
      )}
      {view.over ? (
        sheet && <Result game={game} beside={beside} onHide={() => setSheet(false)} />
      ) : (
        <footer className={layout.dock}>
          <div className={layout.ask}>
            {beside ?? <Coach view={view} />}
            <ConsideredRole view={view} names={names} />
            {decision === undefined ? (
              view.waiting?.seat !== view.seat && <Waiting view={view} names={names} />
            ) : (
              <Question key={question} asked={{ decision, view, names }} onConsider={consider} />
            )}
          </div>
          {me !== undefined && <Hand view={view} player={me} inspect={inspect} />}
        </footer>
      )}
      <Above game={game} open={open} onOpen={setOpen} />
    </div>
  );
});

/** The opponents' empires. A window that opens does not lay them out anew. */
const Others = memo(
  ({ game, onOpen }: { readonly game: GameOnPage; readonly onOpen: Setter<Window> }) => {
    const lang = useLang();
    const inspect = useInspect(onOpen);
    const { view, names } = game;
    return (
      <section className={layout.others} data-page="others" aria-label={msg(lang, 'ui.opponents')}>
        {view.players
          .filter((player) => player.seat !== view.seat)
          .map((player) => (
            <EmpirePanel
              key={player.seat}
              view={view}
              player={player}
              name={names[player.seat] ?? ''}
              inspect={inspect}
              onPiles={() => onOpen({ kind: 'piles', seat: player.seat })}
            />
          ))}
      </section>
    );
  },
);

/** What covers the table; the log lies beside it. */
type AboveTable = Exclude<Window, LogWindow>;
type Setter<T> = (value: T | undefined) => void;

function useInspect(onOpen: Setter<Window>): (inspected: Inspected) => void {
  return useCallback((inspected) => onOpen({ kind: 'details', inspected }), [onOpen]);
}

/** The window that is open; the question which technology to take opens the catalogue by itself, once. */
function useWindow({ decision, ply }: View): [AboveTable | undefined, Setter<AboveTable>] {
  const [open, setOpen] = useState<AboveTable>();
  const [dismissed, setDismissed] = useState(-1);
  const buys = decision?.step === 'buy-technology' || decision?.step === 'pick-technology';
  const shown = open ?? (buys && dismissed !== ply ? ({ kind: 'catalogue' } as const) : undefined);
  const change = useCallback(
    (window: AboveTable | undefined) => {
      if (window === undefined) setDismissed(ply);
      setOpen(window);
    },
    [ply],
  );
  return [shown, change];
}

/** Windows above the table. */
function Above({
  game,
  open,
  onOpen,
}: {
  readonly game: GameOnPage;
  readonly open: AboveTable | undefined;
  readonly onOpen: Setter<Window>;
}) {
  const { view, names } = game;
  const close = () => onOpen(undefined);
  const inspect = useInspect(onOpen);
  switch (open?.kind) {
    case undefined:
      return null;
    case 'catalogue':
      return <Catalogue view={view} onClose={close} inspect={inspect} />;
    case 'keys':
      return <KeysHelp onClose={close} />;
    case 'piles':
      return <Piles view={view} names={names} seat={open.seat} onClose={close} />;
    case 'details':
      return (
        <Details
          key={JSON.stringify(open.inspected)}
          view={view}
          names={names}
          inspected={open.inspected}
          onClose={close}
        />
      );
  }
}

/** On a phone the display and the empires lie side by side: brings the one into sight that the question is about. */
function useShownPage(
  root: React.RefObject<HTMLDivElement | null>,
  step: string | undefined,
): void {
  useEffect(() => {
    if (step === undefined) return;
    const onDisplay = step === 'role' || step === 'keep-planet';
    turnTo(root.current, onDisplay ? 'display' : 'own');
  }, [root, step]);
}
