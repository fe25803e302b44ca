// The empty state of a page about games: a text, and a button to play.
import { msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { Sigil } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './no-games.module.css';

export function NoGames({ text }: { readonly text: string }) {
  const lang = useLang();
  return (
    <div className={styles.none}>
      <Sigil size={88} />
      <p>{text}</p>
      <button type="button" className="primary" onClick={() => navigate('/new')}>
        {msg(lang, 'ui.newGame')}
      </button>
    </div>
  );
}
