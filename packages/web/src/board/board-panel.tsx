// The panel beside the table of an analysis board: steps back and forward, the perspective, the
// comment, and the engine.
import { endOf } from '@eminent/protocol';
import { SPECTATOR, type View } from '@eminent/engine';
import { listText, msg, seatName } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './board-panel.module.css';
import type { BoardSession, BoardSnapshot, Perspective } from './board-session.ts';
import { commentAt } from './board-tree.ts';
import { EnginePanel } from './engine-panel.tsx';

interface BoardPanelProps {
  readonly session: BoardSession;
  readonly snapshot: BoardSnapshot;
  readonly view: View;
  readonly names: readonly string[];
  /** Tokens of the answers before the current place, joined by spaces. */
  readonly path: string;
  /** The seat that decides; undefined once the game is over. */
  readonly decider: number | undefined;
  readonly areLinesOpen: boolean;
  readonly onLines: () => void;
}

export function BoardPanel(props: BoardPanelProps) {
  const { session, snapshot, view, names, path, decider, areLinesOpen, onLines } = props;
  const lang = useLang();
  const { board, place } = snapshot;
  const comment = commentAt(board, place);
  return (
    <section className={styles.panel} aria-label={msg(lang, 'board.title')} data-board-panel>
      <Steps session={session} snapshot={snapshot} turn={view.turnNumber} />
      <div className={styles.perspective}>
        <PerspectiveChoice session={session} perspective={snapshot.perspective} names={names} />
        <IconButton
          sign="log"
          label={msg(lang, 'board.lines')}
          expanded={areLinesOpen}
          onClick={onLines}
        />
      </div>
      {comment !== '' && <p className={styles.comment}>{comment}</p>}
      {view.over ? (
        <p role="status">{msg(lang, 'board.over', { list: scores(lang, view, names) })}</p>
      ) : (
        <EnginePanel start={board.start} path={path} view={view} names={names} decider={decider} />
      )}
    </section>
  );
}

interface StepsProps extends Pick<BoardPanelProps, 'session' | 'snapshot'> {
  readonly turn: number;
}

function Steps({ session, snapshot, turn }: StepsProps) {
  const lang = useLang();
  const { board, place } = snapshot;
  const end = endOf(board, place.line);
  return (
    <div className={styles.steps} role="group" aria-label={msg(lang, 'board.controls')}>
      <IconButton
        sign="turnBack"
        label={msg(lang, 'board.toStart')}
        disabled={place.at === 0}
        onClick={() => session.goTo({ line: place.line, at: 0 })}
      />
      <IconButton
        sign="back"
        label={msg(lang, 'ui.stepBack')}
        disabled={place.at === 0}
        onClick={() => session.step(-1)}
      />
      <span className={styles.place} role="status">
        <span aria-hidden="true">
          {place.at}/{end}
        </span>
        <span className="sr-only">{msg(lang, 'board.turnOf', { turn, n: place.at, of: end })}</span>
      </span>
      <IconButton
        sign="next"
        label={msg(lang, 'ui.stepOn')}
        disabled={place.at === end}
        onClick={() => session.step(1)}
      />
      <IconButton
        sign="turnOn"
        label={msg(lang, 'board.toEnd')}
        disabled={place.at === end}
        onClick={() => session.goTo({ line: place.line, at: end })}
      />
    </div>
  );
}

interface PerspectiveChoiceProps extends Pick<BoardPanelProps, 'session' | 'names'> {
  readonly perspective: Perspective;
}

function PerspectiveChoice({ session, perspective, names }: PerspectiveChoiceProps) {
  const lang = useLang();
  return (
    <select
      aria-label={msg(lang, 'board.viewAs')}
      value={String(perspective)}
      onChange={({ target: { value } }) =>
        session.setPerspective(value === 'deciding' ? value : Number(value))
      }
    >
      <option value="deciding">{msg(lang, 'board.deciding')}</option>
      {names.map((name, seat) => (
        <option key={`${name} ${seat + 1}`} value={seat}>
          {name}
        </option>
      ))}
      <option value={SPECTATOR}>{msg(lang, 'ui.spectator')}</option>
    </select>
  );
}

function scores(lang: ReturnType<typeof useLang>, view: View, names: readonly string[]): string {
  const list = view.players.map(({ seat, score }) =>
    msg(lang, 'board.scoreOf', { name: seatName({ names }, seat), n: score.total }),
  );
  return listText(lang, list);
}
