// The user's own bots. Each has an account and a token, which is shown once.
import { madeBot, MAX_PLAYER_NAME, myBots, type OnlinePerson } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, ANY_RESPONSE } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { submitHandler } from '../parts/submit-handler.ts';
import { TextField } from '../parts/text-field.tsx';
import { SettingsError } from './settings-error.tsx';
import { RemovableRow } from './removable-row.tsx';
import { SettingsSection, useRequest } from './settings-section.tsx';
import styles from './online-settings.module.css';

export function OwnBots() {
  const lang = useLang();
  const { value, again } = useFetched('/me/bots', myBots);
  const { request, denial, busy } = useRequest();
  const [name, setName] = useState('');
  const [token, setToken] = useState<string>();
  const add = () =>
    void request(
      () => ask('POST', '/me/bots', madeBot, { name: name.trim() }),
      (created) => {
        setToken(created.token);
        setName('');
        again();
      },
    );
  const remove = (id: string) =>
    void request(() => ask('DELETE', `/me/bots/${inPath(id)}`, ANY_RESPONSE), again);
  return (
    <SettingsSection title={msg(lang, 'online.bots.title')} text={msg(lang, 'online.bots.text')}>
      <BotList bots={value?.bots ?? []} busy={busy} onRemove={remove} />
      <form className={styles.form} onSubmit={submitHandler(add)}>
        <TextField
          label={msg(lang, 'online.bots.name')}
          maxLength={MAX_PLAYER_NAME}
          value={name}
          onChange={setName}
        />
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

interface BotListProps {
  readonly bots: readonly Pick<OnlinePerson, 'id' | 'name'>[];
  readonly busy: boolean;
  readonly onRemove: (id: string) => void;
}

function BotList({ bots, busy, onRemove }: BotListProps) {
  return (
    <ul className={controls.lines}>
      {bots.map(({ id, name }) => (
        <RemovableRow key={id} name={name} busy={busy} onRemove={() => onRemove(id)}>
          <Link href={`/online/profile/${id}`}>{name}</Link>
        </RemovableRow>
      ))}
    </ul>
  );
}
