// Bots of one's own: an account each, with a token that is told once.
import { madeBot, myBots, MOST_PLAYER_NAME } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, NOTHING } from '../api.ts';
import { useFetched } from '../fetched.ts';
import pieces from '../parts/pieces.module.css';
import { Refused } from '../parts/refused.tsx';
import { Part, useWish } from './part.tsx';
import styles from './settings.module.css';

export function Bots() {
  const lang = useLang();
  const { value, again } = useFetched('/me/bots', myBots);
  const { wish, refusal, busy } = useWish();
  const [name, setName] = useState('');
  const [token, setToken] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    void wish(ask('POST', '/me/bots', madeBot, { name: name.trim() }), (made) => {
      setToken(made.token);
      setName('');
      again();
    });
  };
  return (
    <Part title={msg(lang, 'online.bots.title')} text={msg(lang, 'online.bots.text')}>
      <ul className={pieces.lines}>
        {value?.bots.map((bot) => (
          <li key={bot.id} className="row">
            <Link href={`/online/profile/${bot.id}`}>{bot.name}</Link>
            <button
              type="button"
              className={pieces.small}
              disabled={busy}
              aria-label={`${msg(lang, 'ui.delete')}: ${bot.name}`}
              onClick={() => void wish(ask('DELETE', `/me/bots/${inPath(bot.id)}`, NOTHING), again)}
            >
              {msg(lang, 'ui.delete')}
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <label className={pieces.field}>
          <span>{msg(lang, 'online.bots.name')}</span>
          <input
            type="text"
            maxLength={MOST_PLAYER_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" disabled={busy || name.trim() === ''}>
          {msg(lang, 'online.bots.add')}
        </button>
      </form>
      <p role="status" className={styles.token}>
        {token !== undefined && (
          <>
            {msg(lang, 'online.bots.token')} <code>{token}</code>
          </>
        )}
      </p>
      <Refused refusal={refusal} />
    </Part>
  );
}
