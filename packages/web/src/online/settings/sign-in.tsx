// Signing in again: by passkey, password, recovery code or mail; or with a new name. Guests with an
// account can use it too.
import { session as sessionSchema, type OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type FormEvent, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, NOTHING } from '../api.ts';
import { NameField } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { useSession } from '../user-session.ts';
import { useSignInFlow } from './sign-in-flow.tsx';
import { MailField } from './mail-field.tsx';
import { SettingsSection, useWish } from './settings-section.tsx';
import { ByPasskey, ByPassword } from './sign-in-methods.tsx';
import styles from './online-settings.module.css';

function sending(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    act();
  };
}

export function SignIn() {
  const lang = useLang();
  const begin = useSession((store) => store.begin);
  const named = useWish();
  const [name, setName] = useState('');
  const goOn = useGoOn();
  return (
    <>
      <SettingsSection
        title={msg(lang, 'online.settings.newHere')}
        text={msg(lang, 'online.name.why')}
      >
        <form
          className={controls.stack}
          onSubmit={sending(
            () =>
              void named.wish(
                () => begin(name.trim()),
                () => navigate('/online'),
              ),
          )}
        >
          <NameField value={name} onChange={setName} />
          <button type="submit" className="primary" disabled={name.trim() === ''}>
            {msg(lang, 'online.name.go')}
          </button>
          <RequestError refusal={named.refusal} />
        </form>
      </SettingsSection>
      <SettingsSection title={msg(lang, 'online.settings.signIn')}>
        <WaysIn onDone={goOn} />
      </SettingsSection>
    </>
  );
}

/** For a guest who has an account. */
export function ComeBack() {
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const goOn = useGoOn();
  return (
    <SettingsSection
      title={msg(lang, 'online.settings.signIn')}
      text={msg(lang, 'online.settings.guestMoves')}
    >
      {open ? (
        <WaysIn onDone={goOn} />
      ) : (
        <button type="button" className={controls.small} onClick={() => setOpen(true)}>
          <SignIcon sign="key" />
          {msg(lang, 'online.settings.haveAccount')}
        </button>
      )}
    </SettingsSection>
  );
}

/** All sign-in methods; the guest's seats and games move to the account. */
export function WaysIn({ onDone }: EnterProps) {
  const lang = useLang();
  const mails = useSession(({ session }) => session?.features.mail === true);
  return (
    <>
      <ByPasskey guest="move" onDone={onDone} />
      <ByPassword guest="move" onDone={onDone} />
      <details>
        <summary>{msg(lang, 'online.settings.lost')}</summary>
        <div className={controls.stack}>
          <ByCode onDone={onDone} />
          {mails && <ByMail />}
        </div>
      </details>
    </>
  );
}

/** Continues to the lobby if the user came to the settings page. */
function useGoOn() {
  const take = useSession((store) => store.take);
  return (session: OnlineSession) => {
    take(session);
    navigate('/online');
  };
}

interface EnterProps {
  readonly onDone: (session: OnlineSession) => void;
}

function ByCode({ onDone }: EnterProps) {
  const lang = useLang();
  const [code, setCode] = useState('');
  const { enter, busy, refused } = useSignInFlow(
    (guest) => ask('POST', '/session/recovery', sessionSchema, { code: code.trim(), guest }),
    'move',
    onDone,
  );
  return (
    <form className={styles.form} onSubmit={sending(enter)}>
      <label className={controls.field}>
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
      {refused}
    </form>
  );
}

function ByMail() {
  const lang = useLang();
  const { wish, refusal, confirmation, busy } = useWish();
  const [mail, setMail] = useState('');
  const send = () =>
    void wish(
      () => ask('POST', '/session/mail', NOTHING, { mail }),
      undefined,
      msg(lang, 'online.settings.mailSent'),
    );
  return (
    <form className={styles.form} onSubmit={sending(send)}>
      <MailField value={mail} onChange={setMail} />
      <button type="submit" disabled={busy || mail === ''}>
        {msg(lang, 'online.settings.byMail')}
      </button>
      <p role="status">{confirmation}</p>
      <RequestError refusal={refusal} />
    </form>
  );
}
