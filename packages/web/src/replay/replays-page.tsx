// Lists the finished games of this device, opens records and backups, and saves a backup.
import { listText, msg, recordProblemText } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { finishedGames, localStore, useFinishedGames } from '../storage/storage.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import { dateTimeText } from '../ui/date-text.ts';
import { textToSave } from '../storage/unsaved-games.ts';
import { namesIn } from '../game/player-names.ts';
import { useLang } from '../settings/settings.ts';
import { shortMessage } from '../ui/error-boundary.tsx';
import { TEXT_FILES, useFileInput } from '../ui/file-input.tsx';
import { NoGames } from '../ui/no-games.tsx';
import { Page } from '../ui/page.tsx';
import { SavedList } from '../ui/saved-list.tsx';
import { MAX_BYTES, type Opened, openText, textOf } from '../records/import-file.ts';
import styles from './replays-page.module.css';
import { saveFile } from '../storage/save-file.ts';

export function ReplaysPage() {
  const lang = useLang();
  const games = useFinishedGames();
  const [opened, setOpened] = useState<Opened>();
  const open = async (file: File) => {
    const text = await textOf(file, MAX_BYTES);
    if (text === undefined) {
      setOpened({ kind: 'refused', problem: { kind: 'too-long' } });
      return;
    }
    const result = openText(text, localStore, finishedGames);
    setOpened(result);
    if (result.kind === 'record') navigate(`/replay/${encodeURIComponent(result.id)}`);
  };
  const { input, choose } = useFileInput(TEXT_FILES, (file) => void open(file));
  return (
    <Page title={msg(lang, 'ui.replays')}>
      <p className={styles.files}>
        <button type="button" onClick={() => navigate('/your-play')}>
          {msg(lang, 'ui.ownPlay.title')}
        </button>
        <button type="button" onClick={() => navigate('/board')}>
          {msg(lang, 'ui.boards')}
        </button>
      </p>
      <OpenResult opened={opened} />
      {games.length === 0 && <NoGames text={msg(lang, 'ui.noGames')} />}
      <GameList games={games} />
      {input}
      <p className={styles.files}>
        <button type="button" onClick={choose}>
          {msg(lang, 'ui.openRecord')}
        </button>
        <button type="button" onClick={() => saveFile('eminent-kept.json', textToSave(localStore))}>
          {msg(lang, 'ui.saveAll')}
        </button>
        <button type="button" onClick={() => navigate('/verify')}>
          {msg(lang, 'ui.verifyDeal')}
        </button>
      </p>
    </Page>
  );
}

function GameList({ games }: { readonly games: readonly FinishedGame[] }) {
  const lang = useLang();
  const resultOf = ({ names, scores }: FinishedGame) =>
    listText(
      lang,
      namesIn(lang, names).map((name, seat) => `${name} ${scores[seat] ?? ''}`.trim()),
    );
  const nameParams = (game: FinishedGame) => ({
    names: `${listText(lang, namesIn(lang, game.names))}, ${dateTimeText(lang, game.at)}`,
  });
  return (
    <SavedList
      items={games}
      hrefOf={({ id }) => `/replay/${encodeURIComponent(id)}`}
      contentOf={(game) => (
        <>
          <b>{resultOf(game)}</b>
          <span className="soft">{dateTimeText(lang, game.at)}</span>
        </>
      )}
      deleteLabel={(game) => msg(lang, 'ui.deleteGame', nameParams(game))}
      deletedText={(game) => msg(lang, 'ui.deleted', nameParams(game))}
      onDelete={({ id }) => finishedGames.remove(id)}
      onTakeBack={(game) => finishedGames.add(game)}
    />
  );
}

function OpenResult({ opened }: { readonly opened: Opened | undefined }) {
  const lang = useLang();
  switch (opened?.kind) {
    case undefined:
    case 'record':
      return null;
    case 'imported':
      return <p role="status">{msg(lang, 'ui.imported', { n: opened.items })}</p>;
    case 'full':
      return (
        <p role="alert" className="problem">
          {msg(lang, 'ui.keep.full')}
        </p>
      );
    case 'refused':
      return (
        <p role="alert" className="problem">
          {recordProblemText(lang, opened.problem)}
          {opened.error !== undefined && (
            <small className="soft">
              {msg(lang, 'ui.trouble.says', { sentence: shortMessage(opened.error) })}
            </small>
          )}
        </p>
      );
  }
}
