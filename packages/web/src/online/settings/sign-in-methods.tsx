// The usual sign-in methods: passkey, or name and password.
import { session as sessionSchema, type OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask } from '../api.ts';
import controls from '../parts/controls.module.css';
import { useSession } from '../user-session.ts';
import { type Guest, useSignInFlow } from './sign-in-flow.tsx';
import { LoginField } from './login-field.tsx';
import { hasPasskeys, signInByPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';
import styles from './online-settings.module.css';

interface WayInProps {
  readonly guest: Guest;
  readonly onDone: (session: OnlineSession) => void;
}

/** Renders nothing if the browser or the server does not support passkeys. */
export function ByPasskey({ guest, onDone }: WayInProps) {
  const lang = useLang();
  const isKnown = useSession(({ session }) => session?.features.passkeys === true);
  const { enter, busy, refused } = useSignInFlow(signInByPasskey, guest, onDone);
  return (
    <>
      {isKnown && hasPasskeys() && (
        <button type="button" className={controls.small} disabled={busy} onClick={enter}>
          <SignIcon sign="key" />
          {msg(lang, 'online.settings.byPasskey')}
        </button>
      )}
      {refused}
    </>
  );
}

export function ByPassword({
  guest,
  login: known = '',
  onDone,
}: WayInProps & {
  /** The login name, if already known. */
  readonly login?: string;
}) {
  const lang = useLang();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  const { enter, busy, refused } = useSignInFlow(
    (what) => ask('POST', '/session/password', sessionSchema, { login, password, guest: what }),
    guest,
    onDone,
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <LoginField value={login} onChange={setLogin} />
      <PasswordField
        label={msg(lang, 'online.settings.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <button type="submit" disabled={busy || login === '' || password === ''}>
        {msg(lang, 'online.settings.signIn')}
      </button>
      {refused}
    </form>
  );
}
