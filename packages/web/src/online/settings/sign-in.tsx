// Coming back: by passkey, by password, by a recovery code or by mail; or a new name.
import { session as sessionSchema, type OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type FormEvent, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, NOTHING } from '../api.ts';
import { NameField } from '../parts/name-window.tsx';
import pieces from '../parts/pieces.module.css';
import { Refused } from '../parts/refused.tsx';
import { useSession } from '../session.ts';
import { Part, useWish } from './part.tsx';
import { hasPasskeys, signInByPasskey } from './passkeys.ts';
import { Secret } from './secret.tsx';
import styles from './settings.module.css';

function sending(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    act();
  };
}

export function SignIn() {
  const lang = useLang();
  const { session, take, begin } = useSession();
  const passkey = useWish();
  const named = useWish();
  const [name, setName] = useState('');
  const enter = (value: OnlineSession) => {
    take(value);
    navigate('/online');
  };
  return (
    <>
      <Part title={msg(lang, 'online.settings.newHere')} text={msg(lang, 'online.name.why')}>
        <form
          className={pieces.stack}
          onSubmit={sending(() => void named.wish(begin(name.trim()), () => navigate('/online')))}
        >
          <NameField value={name} onChange={setName} />
          <button type="submit" className="primary" disabled={name.trim() === ''}>
            {msg(lang, 'online.name.go')}
          </button>
          <Refused refusal={named.refusal} />
        </form>
      </Part>
      <Part title={msg(lang, 'online.settings.signIn')}>
        {session?.features.passkeys === true && hasPasskeys() && (
          <button
            type="button"
            className={pieces.small}
            disabled={passkey.busy}
            onClick={() => void passkey.wish(signInByPasskey('move'), enter)}
          >
            <SignIcon sign="key" />
            {msg(lang, 'online.settings.byPasskey')}
          </button>
        )}
        <Refused refusal={passkey.refusal} />
        <ByPassword onDone={enter} />
        <details>
          <summary>{msg(lang, 'online.settings.lost')}</summary>
          <div className={pieces.stack}>
            <ByCode onDone={enter} />
            {session?.features.mail === true && <ByMail />}
          </div>
        </details>
      </Part>
    </>
  );
}

interface EnterProps {
  readonly onDone: (session: OnlineSession) => void;
}

function ByPassword({ onDone }: EnterProps) {
  const lang = useLang();
  const { wish, refusal, busy } = useWish();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const send = () =>
    void wish(
      ask('POST', '/session/password', sessionSchema, { login, password, guest: 'move' }),
      onDone,
    );
  return (
    <form className={styles.form} onSubmit={sending(send)}>
      <label className={pieces.field}>
        <span>{msg(lang, 'online.settings.login')}</span>
        <input
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          value={login}
          onChange={({ target }) => setLogin(target.value)}
        />
      </label>
      <Secret
        label={msg(lang, 'online.settings.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <button type="submit" disabled={busy || login === '' || password === ''}>
        {msg(lang, 'online.settings.signIn')}
      </button>
      <Refused refusal={refusal} />
    </form>
  );
}

function ByCode({ onDone }: EnterProps) {
  const lang = useLang();
  const { wish, refusal, busy } = useWish();
  const [code, setCode] = useState('');
  const send = () =>
    void wish(
      ask('POST', '/session/recovery', sessionSchema, { code: code.trim(), guest: 'move' }),
      onDone,
    );
  return (
    <form className={styles.form} onSubmit={sending(send)}>
      <label className={pieces.field}>
        <span>{msg(lang, 'online.settings.code')}</span>
        <input
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" disabled={busy || code.trim() === ''}>
        {msg(lang, 'online.settings.byCode')}
      </button>
      <Refused refusal={refusal} />
    </form>
  );
}

function ByMail() {
  const lang = useLang();
  const { wish, refusal, told, busy } = useWish();
  const [mail, setMail] = useState('');
  const send = () =>
    void wish(
      ask('POST', '/session/mail', NOTHING, { mail }),
      undefined,
      msg(lang, 'online.settings.mailSent'),
    );
  return (
    <form className={styles.form} onSubmit={sending(send)}>
      <label className={pieces.field}>
        <span>{msg(lang, 'online.settings.mail')}</span>
        <input
          type="email"
          autoComplete="email"
          value={mail}
          onChange={({ target }) => setMail(target.value)}
        />
      </label>
      <button type="submit" disabled={busy || mail === ''}>
        {msg(lang, 'online.settings.byMail')}
      </button>
      <p role="status">{told}</p>
      <Refused refusal={refusal} />
    </form>
  );
}
