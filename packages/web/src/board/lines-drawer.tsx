// The drawer of an analysis board: the name, the tree of lines, comments, and buttons to save,
// share and edit the board.
import {
  type BoardLine,
  endOf,
  formatBoard,
  lineOf,
  MAX_COMMENT,
  MAX_LINE_NAME,
  type Place,
  tokensOfLine,
} from '@eminent/protocol';
import { formatPosition, type Position } from '@eminent/engine';
import { type Locale, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { useServerLinks } from '../records/server-link.ts';
import { useLang } from '../settings/settings.ts';
import { saveFile } from '../storage/save-file.ts';
import { Drawer } from '../ui/drawer.tsx';
import { useCopy } from '../ui/use-copy.ts';
import type { BoardSession, BoardSnapshot } from './board-session.ts';
import { linkOfBoard } from './board-text.ts';
import { branchesAt, commentAt, canonicalPlace } from './board-tree.ts';
import { answerText } from './answer-text.ts';
import { editPosition } from './opened-board.ts';
import shared from '../ui/drawer.module.css';
import styles from './lines-drawer.module.css';

interface LinesDrawerProps {
  readonly session: BoardSession;
  readonly snapshot: BoardSnapshot;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

const MAX_BOARD_NAME = 80;

export function LinesDrawer({ session, snapshot, names, onClose }: LinesDrawerProps) {
  const lang = useLang();
  const { board, place } = snapshot;
  return (
    <Drawer title={msg(lang, 'board.lines')} onClose={onClose}>
      <div className={shared.content}>
        <label className={shared.field}>
          <span>{msg(lang, 'board.name')}</span>
          <input
            value={board.name}
            maxLength={MAX_BOARD_NAME}
            placeholder={msg(lang, 'board.unnamed')}
            onChange={({ target }) => session.rename(target.value)}
          />
        </label>
        <section className={styles.tree}>
          <LineNode session={session} snapshot={snapshot} names={names} index={0} />
        </section>
        <Continuations session={session} snapshot={snapshot} names={names} />
        <label className={shared.field}>
          <span>{msg(lang, 'board.comment')}</span>
          <textarea
            rows={3}
            value={commentAt(board, place)}
            maxLength={MAX_COMMENT}
            onChange={({ target }) => session.comment(place, target.value)}
          />
        </label>
        <div className={styles.buttons}>
          {place.at < endOf(board, canonicalPlace(board, place).line) && (
            <button type="button" onClick={() => session.removeAfter()}>
              {msg(lang, 'board.deleteAfter')}
            </button>
          )}
          <KeepAndShare session={session} snapshot={snapshot} />
        </div>
      </div>
    </Drawer>
  );
}

function nameOfLine(lang: Locale, snapshot: BoardSnapshot, index: number): string {
  const { name = '' } = snapshot.board.lines[index] ?? {};
  if (name.trim() !== '') return name;
  return index === 0 ? msg(lang, 'board.mainLine') : msg(lang, 'board.line', { n: index });
}

interface LineProps {
  readonly session: BoardSession;
  readonly snapshot: BoardSnapshot;
  readonly names: readonly string[];
  readonly index: number;
}

function LineNode({ session, snapshot, names, index }: LineProps) {
  const lang = useLang();
  const { board, place } = snapshot;
  const line = board.lines[index];
  if (line === undefined) return null;
  const name = nameOfLine(lang, snapshot, index);
  const isHere = place.line === index;
  const children = [...board.lines.keys()].filter((one) => board.lines[one]?.parent === index);
  return (
    <>
      <LineButtons session={session} snapshot={snapshot} names={names} index={index} />
      {isHere && (
        <label className={shared.field}>
          <span>{msg(lang, 'board.lineName')}</span>
          <input
            value={line.name}
            maxLength={MAX_LINE_NAME}
            placeholder={name}
            onChange={({ target }) => session.renameLine(index, target.value)}
          />
        </label>
      )}
      <LineComments session={session} line={line} index={index} />
      {children.length > 0 && (
        <ul className={styles.branches}>
          {children.map((child) => (
            <li key={child}>
              <LineNode session={session} snapshot={snapshot} names={names} index={child} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LineButtons({ session, snapshot, names, index }: LineProps) {
  const lang = useLang();
  const { board, place } = snapshot;
  const { at } = lineOf(board, index);
  const name = nameOfLine(lang, snapshot, index);
  const first: Place = { line: index, at: index === 0 ? 0 : at + 1 };
  const text = (): string => {
    const move = answerText(lang, session, board, { line: index, at }, names);
    return index === 0 ? name : msg(lang, 'board.branch', { name, at, move });
  };
  return (
    <div className={styles.line} data-line={index}>
      <button
        type="button"
        aria-current={place.line === index ? 'step' : undefined}
        onClick={() => session.goTo(first)}
      >
        {text()}
      </button>
      {index > 0 && (
        <button
          type="button"
          aria-label={msg(lang, 'board.deleteLine', { name })}
          onClick={() => session.removeLine(index)}
        >
          {msg(lang, 'ui.delete')}
        </button>
      )}
    </div>
  );
}

interface LineCommentsProps extends Pick<LineProps, 'session' | 'index'> {
  readonly line: BoardLine;
}

function LineComments({ session, line, index }: LineCommentsProps) {
  const lang = useLang();
  if (line.comments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={msg(lang, 'board.comments')}>
      {line.comments.map((comment) => (
        <li key={comment.at}>
          <button type="button" onClick={() => session.goTo({ line: index, at: comment.at })}>
            {msg(lang, 'board.commentAt', { n: comment.at, text: comment.text })}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Continuations({ session, snapshot, names }: Omit<LineProps, 'index'>) {
  const lang = useLang();
  const { board, place } = snapshot;
  const canonical = canonicalPlace(board, place);
  const lines = [...new Set([place.line, canonical.line, ...branchesAt(board, place)])].filter(
    (index) => place.at < endOf(board, index),
  );
  const shown = new Map(lines.map((index) => [tokensOfLine(board, index)[place.at], index]));
  return (
    <section className={shared.field}>
      <h3>{msg(lang, 'board.continuations')}</h3>
      {shown.size === 0 ? (
        <p className="soft">{msg(lang, 'board.nothingPlayed')}</p>
      ) : (
        <ul className={styles.comments}>
          {[...shown.values()].map((index) => (
            <li key={index}>
              <button type="button" onClick={() => session.goTo({ line: index, at: place.at + 1 })}>
                {answerText(lang, session, board, { line: index, at: place.at }, names)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function KeepAndShare({ session, snapshot }: Pick<LineProps, 'session' | 'snapshot'>): ReactNode {
  const lang = useLang();
  const text = formatBoard(snapshot);
  const hasServer = useServerLinks();
  const { outcome, copy } = useCopy(() => linkOfBoard(snapshot, hasServer), text);
  const position = (): Position => formatPosition(session.game.stateAt(snapshot.place.at));
  const savePosition = (): void =>
    saveFile('eminent-position.json', `${JSON.stringify(position(), undefined, 1)}\n`);
  return (
    <>
      {!snapshot.isSaved && (
        <button type="button" className="primary" onClick={() => session.save()}>
          {msg(lang, 'board.keep')}
        </button>
      )}
      <button type="button" onClick={copy}>
        {msg(lang, outcome === 'copied' ? 'board.shared' : 'board.share')}
      </button>
      <button type="button" onClick={() => saveFile('eminent-board.json', `${text}\n`)}>
        {msg(lang, 'board.exportText')}
      </button>
      <button type="button" onClick={savePosition}>
        {msg(lang, 'board.exportPosition')}
      </button>
      <button type="button" onClick={() => navigate(editPosition(position()))}>
        {msg(lang, 'board.setUp.edit')}
      </button>
      <p role="status">
        {outcome === 'failed' && msg(lang, 'board.shareFailed')}
        {snapshot.isSaved && !snapshot.isFull && msg(lang, 'board.kept')}
        {snapshot.isFull && msg(lang, 'board.full')}
      </p>
    </>
  );
}
