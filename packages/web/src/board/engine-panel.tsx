// The engine beside an analysis board: its best answers so far, each with the chance to win and a
// confidence interval. Pressing an answer selects it at the table.
import type { BoardStart } from '@eminent/protocol';
import type { View } from '@eminent/engine';
import { moveText, msg, seatName } from '@eminent/text';
import { select } from '../question/selection-store.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import type { EngineLine } from '../worker/board-messages.ts';
import styles from './board-panel.module.css';
import { type Lines, useEngineLines } from './use-engine-lines.ts';

const HINT_ID = 'engine-all-cards';

interface EnginePanelProps {
  readonly start: BoardStart;
  readonly path: string;
  readonly view: View;
  readonly names: readonly string[];
  readonly decider: number | undefined;
}

export function EnginePanel({ start, path, view, names, decider }: EnginePanelProps) {
  const lang = useLang();
  const { boardEngine: isOn, boardAllCards: allCards, change } = useSettings();
  // Shown only in the view of the deciding seat, because the best answers reveal its hand.
  const isDecider = view.seat === decider;
  const lines = useEngineLines(start, path, allCards, isOn && isDecider);
  const name = seatName({ names }, decider ?? 0);
  return (
    <section className={styles.engine} aria-label={msg(lang, 'board.engine.title')} data-engine>
      <div className={styles.switches}>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => change({ boardEngine: target.checked })}
          />
          {msg(lang, 'board.engine.on')}
        </label>
        {isOn && (
          <label>
            <input
              type="checkbox"
              checked={allCards}
              aria-describedby={HINT_ID}
              onChange={({ target }) => change({ boardAllCards: target.checked })}
            />
            {msg(lang, 'board.engine.allCards')}
          </label>
        )}
        <span id={HINT_ID} hidden>
          {msg(lang, 'board.engine.allCardsHint')}
        </span>
      </div>
      {isOn &&
        (isDecider ? (
          <LineList lines={lines} view={view} names={names} name={name} />
        ) : (
          <p className="soft">{msg(lang, 'board.engine.notYours', { name })}</p>
        ))}
    </section>
  );
}

interface LineListProps {
  readonly lines: Lines;
  readonly view: View;
  readonly names: readonly string[];
  readonly name: string;
}

function LineList({ lines: { report, isThinking }, view, names, name }: LineListProps) {
  const lang = useLang();
  const status = (): string => {
    if (report === undefined) return msg(lang, 'board.engine.thinking');
    if (report.lines === undefined) return msg(lang, 'board.engine.failed');
    if (report.lines.length === 0) return msg(lang, 'board.engine.onlyOne');
    return msg(lang, isThinking ? 'board.engine.thinking' : 'board.engine.ready');
  };
  return (
    <>
      {report?.lines !== undefined && report.lines.length > 0 && (
        <ol className={styles.lines} aria-label={msg(lang, 'board.engine.best', { name })}>
          {report.lines.map((line) => (
            <Line key={line.token} line={line} view={view} names={names} />
          ))}
        </ol>
      )}
      <p role="status" className="soft">
        {status()}
      </p>
    </>
  );
}

interface LineProps {
  readonly line: EngineLine;
  readonly view: View;
  readonly names: readonly string[];
}

function Line({ line, view, names }: LineProps) {
  const lang = useLang();
  const { decision } = view;
  const option = decision?.options.find(({ token }) => token === line.token);
  if (decision === undefined || option === undefined) return null;
  const move = moveText(lang, option, { decision, view, names });
  const [chance, low, high] = [line.chance, line.low, line.high].map((share) =>
    Math.round(share * 100),
  ) as [number, number, number];
  return (
    <li>
      <button
        type="button"
        aria-label={msg(lang, 'board.engine.line', { move, chance, low, high })}
        onClick={() => select(view, option)}
      >
        <b>{msg(lang, 'board.engine.chance', { chance })}</b>
        <small>{msg(lang, 'board.engine.range', { low, high })}</small>
        <span>{move}</span>
      </button>
    </li>
  );
}
