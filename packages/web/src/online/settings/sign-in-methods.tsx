// The usual sign-in methods: by passkey, or by name and password.
import { session as sessionSchema, type OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask } from '../api.ts';
import controls from '../parts/controls.module.css';
import { submitHandler } from '../parts/submit-handler.ts';
import { useSession } from '../user-session.ts';
import { type Guest, useSignInFlow } from './sign-in-flow.tsx';
import { LoginField, PasswordField } from './account-fields.tsx';
import { hasPasskeys, signInByPasskey } from './passkeys.ts';
import styles from './online-settings.module.css';

interface SignInMethodProps {
  readonly guest: Guest;
  readonly onDone: (session: OnlineSession) => void;
}

/** The button to sign in by passkey; hidden if browser or server do not support passkeys. */
export function ByPasskey({ guest, onDone }: SignInMethodProps) {
  const lang = useLang();
  const isSupported = useSession(({ session }) => session?.features.passkeys === true);
  const { signIn, busy, error } = useSignInFlow(signInByPasskey, guest, onDone);
  return (
    <>
      {isSupported && hasPasskeys() && (
        <button type="button" className={controls.small} disabled={busy} onClick={signIn}>
          <SignIcon sign="key" />
          {msg(lang, 'online.settings.byPasskey')}
        </button>
      )}
      {error}
    </>
  );
}

export function ByPassword({
  guest,
  login: known = '',
  onDone,
}: SignInMethodProps & {
  /** Prefills the login name. */
  readonly login?: string;
}) {
  const lang = useLang();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  const { signIn, busy, error } = useSignInFlow(
    (choice) => ask('POST', '/session/password', sessionSchema, { login, password, guest: choice }),
    guest,
    onDone,
  );
  return (
    <form className={styles.form} onSubmit={submitHandler(signIn)}>
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
      {error}
    </form>
  );
}
