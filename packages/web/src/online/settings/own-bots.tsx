// The user's own bots: an account each, with a token that is shown once.
import { madeBot, myBots, MAX_PLAYER_NAME } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, NOTHING } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { SettingsError } from './settings-error.tsx';
import { RemovableRow } from './removable-row.tsx';
import { SettingsSection, useWish } from './settings-section.tsx';
import styles from './online-settings.module.css';

export function OwnBots() {
  const lang = useLang();
  const { value, again } = useFetched('/me/bots', myBots);
  const { wish, denial, busy } = useWish();
  const [name, setName] = useState('');
  const [token, setToken] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    void wish(
      () => ask('POST', '/me/bots', madeBot, { name: name.trim() }),
      (made) => {
        setToken(made.token);
        setName('');
        again();
      },
    );
  };
  return (
    <SettingsSection title={msg(lang, 'online.bots.title')} text={msg(lang, 'online.bots.text')}>
      <ul className={controls.lines}>
        {value?.bots.map((bot) => (
          <RemovableRow
            key={bot.id}
            name={bot.name}
            busy={busy}
            onEnd={() =>
              void wish(() => ask('DELETE', `/me/bots/${inPath(bot.id)}`, NOTHING), again)
            }
          >
            <Link href={`/online/profile/${bot.id}`}>{bot.name}</Link>
          </RemovableRow>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <label className={controls.field}>
          <span>{msg(lang, 'online.bots.name')}</span>
          <input
            type="text"
            maxLength={MAX_PLAYER_NAME}
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
      <SettingsError denial={denial} />
    </SettingsSection>
  );
}
