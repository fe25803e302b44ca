// Routes of the analysis board: the board list, the setup page, and boards opened by id, from a
// link, or from a moment of a recorded game.
import { DEFAULT_OPTIONS, parseRecord } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { trackActivity } from '../activity/activity.ts';
import { randomSeed } from '../new-game/new-game-setup.ts';
import { findRecord } from '../records/find-record.ts';
import { useLang } from '../settings/settings.ts';
import { newId } from '../storage/new-id.ts';
import { boards } from '../storage/storage.ts';
import { shortMessage } from '../ui/error-boundary.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { BoardListPage } from './board-list-page.tsx';
import { BoardSession } from './board-session.ts';
import { BoardTable } from './board-table.tsx';
import { boardOfLink, boardOfRecord, checkBoard, type ReadBoard } from './board-text.ts';
import { openedBoard, positionToEdit } from './opened-board.ts';
import { newDraft } from './setup-draft.ts';
import { SetupPage } from './setup-page.tsx';

interface BoardScreenProps {
  readonly id?: string;
  /** The packed board of a link (see `boardOfLink`). */
  readonly link?: string;
  /** The id or link text of a recorded game. */
  readonly replay?: string;
  readonly ply?: number;
  readonly isSetup?: boolean;
}

export function BoardScreen(props: BoardScreenProps) {
  const { id, link, replay, ply = 0, isSetup = false } = props;
  if (isSetup) return <Setup />;
  if (id !== undefined) return <SavedOrNewBoard key={id} id={id} />;
  if (link !== undefined) return <LinkedBoard key={link} letters={link} />;
  if (replay !== undefined) return <ReplayBoard key={`${replay} ${ply}`} id={replay} ply={ply} />;
  return <BoardListPage />;
}

function Setup() {
  const [draft] = useState(() => positionToEdit() ?? newDraft(DEFAULT_OPTIONS, randomSeed()));
  return <SetupPage draft={draft} />;
}

function SavedOrNewBoard({ id }: { readonly id: string }) {
  const lang = useLang();
  const [read] = useState((): ReadBoard | undefined => {
    const saved = boards.find(id);
    if (saved === undefined) {
      const opened = openedBoard(id);
      return opened && { ok: true, value: opened };
    }
    return checkBoard({ board: saved.board, place: { line: 0, at: 0 } });
  });
  if (read === undefined) return <Problem sentence={msg(lang, 'board.missing')} />;
  return <OpenBoard id={id} read={read} />;
}

function LinkedBoard({ letters }: { readonly letters: string }) {
  const [id] = useState(newId);
  const [read, setRead] = useState<ReadBoard>();
  useEffect(() => {
    let isMounted = true;
    void trackActivity(boardOfLink(letters)).then((board) => {
      if (isMounted) setRead(board);
    });
    return () => {
      isMounted = false;
    };
  }, [letters]);
  return read === undefined ? <LoadingScreen /> : <OpenBoard id={id} read={read} />;
}

function ReplayBoard({ id, ply }: { readonly id: string; readonly ply: number }) {
  const lang = useLang();
  const [boardId] = useState(newId);
  const read = useMemo((): ReadBoard | undefined => {
    const found = findRecord(id);
    if (found?.ok !== true) return found;
    const { record: text, notes } = found.value;
    const record = parseRecord(text);
    return record.ok ? boardOfRecord({ ...record.value, notes }, ply) : record;
  }, [id, ply]);
  if (read === undefined) return <Problem sentence={msg(lang, 'ui.trouble.noReplay')} />;
  return <OpenBoard id={boardId} read={read} />;
}

function OpenBoard({ id, read }: { readonly id: string; readonly read: ReadBoard }) {
  const lang = useLang();
  const session = useMemo(() => {
    if (!read.ok) return undefined;
    const isSaved = boards.find(id) !== undefined;
    return new BoardSession({ id, ...read.value, isSaved, boards, now: Date.now });
  }, [id, read]);
  if (!read.ok) {
    return <Problem sentence={msg(lang, 'board.notOpened')} detail={shortMessage(read.error)} />;
  }
  return session === undefined ? null : <BoardTable session={session} />;
}

function Problem({ sentence, detail }: { readonly sentence: string; readonly detail?: string }) {
  const lang = useLang();
  return (
    <ErrorScreen sentence={sentence} detail={detail}>
      <button type="button" className="primary" onClick={() => navigate('/board')}>
        {msg(lang, 'ui.boards')}
      </button>
    </ErrorScreen>
  );
}
