// Lists the analysis boards of this device, and opens new ones.
import { DEFAULT_OPTIONS, positionProblems } from '@eminent/engine';
import { msg, recordProblemText } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { trackActivity } from '../activity/activity.ts';
import { randomSeed } from '../new-game/new-game-setup.ts';
import { MAX_BYTES, textOf } from '../records/import-file.ts';
import { useLang } from '../settings/settings.ts';
import type { SavedBoard } from '../storage/boards.ts';
import { boards, useBoards } from '../storage/storage.ts';
import { dateTimeText } from '../ui/date-text.ts';
import { shortMessage } from '../ui/error-boundary.tsx';
import { TEXT_FILES, useFileInput } from '../ui/file-input.tsx';
import { Page } from '../ui/page.tsx';
import { SavedList } from '../ui/saved-list.tsx';
import styles from './board-list-page.module.css';
import { type ReadBoard, readBoard } from './board-text.ts';
import { newBoard } from './board-tree.ts';
import { editPosition, openBoard } from './opened-board.ts';
import { setupProblemText } from './setup-text.ts';

export function BoardListPage() {
  const lang = useLang();
  const saved = useBoards();
  const nameOf = ({ board }: SavedBoard): string =>
    board.name.trim() === '' ? msg(lang, 'board.unnamed') : board.name;
  const detailsOf = ({ at, board }: SavedBoard): string =>
    msg(lang, 'board.facts', {
      players: board.names.length,
      lines: board.lines.length,
      when: dateTimeText(lang, at),
    });
  return (
    <Page title={msg(lang, 'ui.boards')}>
      <p>{msg(lang, 'board.intro')}</p>
      <p className={styles.buttons}>
        <button type="button" className="primary" onClick={() => navigate(openNewGame())}>
          {msg(lang, 'board.newGame')}
        </button>
        <button type="button" onClick={() => navigate(editPosition())}>
          {msg(lang, 'board.setUp.button')}
        </button>
      </p>
      <PasteBoard />
      {saved.length === 0 && <p className="soft">{msg(lang, 'board.none')}</p>}
      <SavedList
        items={saved}
        hrefOf={({ id }) => `/board/${encodeURIComponent(id)}`}
        contentOf={(one) => (
          <>
            <b>{nameOf(one)}</b>
            <span className="soft">{detailsOf(one)}</span>
          </>
        )}
        deleteLabel={(one) => msg(lang, 'board.deleteBoard', { name: nameOf(one) })}
        deletedText={(one) => msg(lang, 'board.deleted', { name: nameOf(one) })}
        onDelete={({ id }) => boards.remove(id)}
        onTakeBack={(one) => boards.save(one)}
      />
    </Page>
  );
}

/** Returns the address of the board. */
function openNewGame(): string {
  const start = { kind: 'deal', options: DEFAULT_OPTIONS, seed: randomSeed() } as const;
  return openBoard(newBoard(start, DEFAULT_OPTIONS.players));
}

function PasteBoard() {
  const lang = useLang();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Extract<ReadBoard, { ok: false }>>();
  const open = async (input: string): Promise<void> => {
    const read = await trackActivity(readBoard(input, randomSeed()));
    if (read.ok) navigate(openBoard(read.value));
    else setRefused(read);
  };
  const openFile = async (chosen: File): Promise<void> => {
    const content = await textOf(chosen, MAX_BYTES);
    if (content === undefined) {
      setRefused({ ok: false, error: 'file', problem: { kind: 'too-long' } });
    } else await open(content);
  };
  const { input, choose } = useFileInput(TEXT_FILES, (chosen) => void openFile(chosen));
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void open(text);
      }}
    >
      <label>
        <span>{msg(lang, 'board.paste')}</span>
        <textarea
          rows={3}
          value={text}
          placeholder={msg(lang, 'board.pasteHint')}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={styles.buttons}>
        <button type="submit" disabled={text.trim() === ''}>
          {msg(lang, 'board.openText')}
        </button>
        <button type="button" onClick={choose}>
          {msg(lang, 'board.openFile')}
        </button>
      </p>
      {input}
      {refused !== undefined && <Refusal refused={refused} />}
    </form>
  );
}

function Refusal({ refused }: { readonly refused: Extract<ReadBoard, { ok: false }> }) {
  const lang = useLang();
  const { error, problem, position } = refused;
  if (position !== undefined) {
    return (
      <div role="alert" className="problem">
        <p>{msg(lang, 'board.setUp.impossible')}</p>
        <ul>
          {positionProblems(position).map((one) => (
            <li key={JSON.stringify(one)}>{setupProblemText(lang, one)}</li>
          ))}
        </ul>
        <button type="button" onClick={() => navigate(editPosition(position))}>
          {msg(lang, 'board.setUp.edit')}
        </button>
      </div>
    );
  }
  return (
    <p role="alert" className="problem">
      {problem === undefined ? msg(lang, 'board.notOpened') : recordProblemText(lang, problem)}
      <small className="soft">
        {msg(lang, 'ui.trouble.says', { sentence: shortMessage(error) })}
      </small>
    </p>
  );
}
