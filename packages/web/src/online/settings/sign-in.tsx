// The settings sections for users who are not signed in: a name for a new guest, and the sign-in
// methods (passkey, password, recovery code, mail). Guests who have an account can sign in too.
import { session as sessionSchema, type OnlineSession } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, ANY_RESPONSE } from '../api.ts';
import { NameField } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { TextField } from '../parts/text-field.tsx';
import { useSession } from '../user-session.ts';
import { useSignInFlow } from './sign-in-flow.tsx';
import { MailField } from './account-fields.tsx';
import { SettingsSection, useRequest } from './settings-section.tsx';
import { ByPasskey, ByPassword } from './sign-in-methods.tsx';
import styles from './online-settings.module.css';

export function SignIn() {
  const lang = useLang();
  const createGuest = useSession((store) => store.createGuest);
  const named = useRequest();
  const [name, setName] = useState('');
  const onSignIn = useSignInToLobby();
  return (
    <>
      <SettingsSection
        title={msg(lang, 'online.settings.newHere')}
        text={msg(lang, 'online.name.why')}
      >
        <form
          className={controls.stack}
          onSubmit={submitHandler(
            () =>
              void named.request(
                () => createGuest(name.trim()),
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
        <SignInMethods onDone={onSignIn} />
      </SettingsSection>
    </>
  );
}

/** Sign-in for a guest, who may also have an account. */
export function GuestSignIn() {
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const onSignIn = useSignInToLobby();
  return (
    <SettingsSection
      title={msg(lang, 'online.settings.signIn')}
      text={msg(lang, 'online.settings.guestMoves')}
    >
      {open ? (
        <SignInMethods onDone={onSignIn} />
      ) : (
        <button type="button" className={controls.small} onClick={() => setOpen(true)}>
          <SignIcon sign="key" />
          {msg(lang, 'online.settings.haveAccount')}
        </button>
      )}
    </SettingsSection>
  );
}

/** All sign-in methods. The seats and games of a guest move to the account. */
export function SignInMethods({ onDone }: OnDoneProps) {
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

function useSignInToLobby() {
  const apply = useSession((store) => store.apply);
  return (session: OnlineSession) => {
    apply(session);
    navigate('/online');
  };
}

interface OnDoneProps {
  readonly onDone: (session: OnlineSession) => void;
}

function ByCode({ onDone }: OnDoneProps) {
  const lang = useLang();
  const [code, setCode] = useState('');
  const { signIn, busy, error } = useSignInFlow(
    (guest) => ask('POST', '/session/recovery', sessionSchema, { code: code.trim(), guest }),
    'move',
    onDone,
  );
  return (
    <form className={styles.form} onSubmit={submitHandler(signIn)}>
      <TextField
        label={msg(lang, 'online.settings.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        value={code}
        onChange={setCode}
      />
      <button type="submit" disabled={busy || code.trim() === ''}>
        {msg(lang, 'online.settings.byCode')}
      </button>
      {error}
    </form>
  );
}

function ByMail() {
  const lang = useLang();
  const { request, refusal, confirmation, busy } = useRequest();
  const [mail, setMail] = useState('');
  const send = () =>
    void request(
      () => ask('POST', '/session/mail', ANY_RESPONSE, { mail }),
      undefined,
      msg(lang, 'online.settings.mailSent'),
    );
  return (
    <form className={styles.form} onSubmit={submitHandler(send)}>
      <MailField value={mail} onChange={setMail} />
      <button type="submit" disabled={busy || mail === ''}>
        {msg(lang, 'online.settings.byMail')}
      </button>
      <p role="status">{confirmation}</p>
      <RequestError refusal={refusal} />
    </form>
  );
}
