// Warns that the browser stores no data or that its storage is full, and offers to save the games
// to a file.
import { msg } from '@eminent/text';
import { create } from 'zustand';
import { saveFile } from '../storage/save-file.ts';
import { useLang } from '../settings/settings.ts';
import { localStore, useRisk } from '../storage/storage.ts';
import styles from './storage-warning.module.css';
import { textToSave } from '../storage/unsaved-games.ts';

const useClosed = create<{ readonly notices: readonly string[] }>(() => ({ notices: [] }));

export function StorageWarning() {
  const lang = useLang();
  const risk = useRisk();
  const closed = useClosed(({ notices }) => notices);
  if (risk === undefined) return null;
  const { why, hasGames } = risk;
  // A closed warning appears again once there is a game to save.
  const notice = `${why} ${hasGames}`;
  if (closed.includes(notice)) return null;
  const close = () => useClosed.setState({ notices: [...closed, notice] });
  const save = () => {
    saveFile('eminent-kept.json', textToSave(localStore));
    close();
  };
  return (
    <div role="alert" className={`problem ${styles.notice}`} data-not-kept>
      <span>{msg(lang, `ui.keep.${why}`)}</span>
      <span className={styles.buttons}>
        {hasGames && (
          <button type="button" onClick={save}>
            {msg(lang, 'ui.saveAll')}
          </button>
        )}
        <button type="button" onClick={close}>
          {msg(lang, 'ui.keep.understood')}
        </button>
      </span>
    </div>
  );
}
