// The settings of the user's display name and face.
import {
  MAX_PLAYER_NAME,
  session as sessionSchema,
  type OnlineSession,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { PEOPLE, onlineFace } from '@eminent/pictures';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask } from '../api.ts';
import { RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { TextField } from '../parts/text-field.tsx';
import { useSession } from '../user-session.ts';
import { SettingsSection, useRequest } from './settings-section.tsx';
import styles from './online-settings.module.css';

export function Appearance({ me }: { readonly me: NonNullable<OnlineSession['person']> }) {
  const lang = useLang();
  const apply = useSession((store) => store.apply);
  const { request, refusal, confirmation } = useRequest();
  const [name, setName] = useState(me.name);
  const change = (part: { readonly name?: string; readonly face?: string }) =>
    void request(
      () => ask('PATCH', '/me', sessionSchema, part),
      apply,
      msg(lang, 'online.settings.saved'),
    );
  return (
    <SettingsSection title={msg(lang, 'online.settings.you')}>
      <form className={styles.form} onSubmit={submitHandler(() => change({ name: name.trim() }))}>
        <TextField
          label={msg(lang, 'online.name.label')}
          autoComplete="name"
          maxLength={MAX_PLAYER_NAME}
          value={name}
          onChange={setName}
        />
        <button type="submit" disabled={name.trim() === '' || name.trim() === me.name}>
          {msg(lang, 'online.settings.save')}
        </button>
      </form>
      <div
        className={styles.faces}
        role="radiogroup"
        aria-label={msg(lang, 'online.settings.face')}
      >
        {PEOPLE.map((face, at) => (
          <label key={face}>
            <input
              type="radio"
              name="face"
              aria-label={msg(lang, 'online.settings.faceAt', { n: at + 1 })}
              checked={onlineFace(me) === face}
              onChange={() => change({ face })}
            />
            <Portrait face={face} active={onlineFace(me) === face} />
          </label>
        ))}
      </div>
      <p role="status">{confirmation}</p>
      <RequestError refusal={refusal} />
    </SettingsSection>
  );
}
