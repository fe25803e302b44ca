// Account security settings: passkeys, password, recovery codes, recovery address, and sessions.
import {
  account as accountSchema,
  type Account,
  type OnlineSession,
  recoveryCodes,
  session as sessionSchema,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { saveFile } from '../../storage/save-file.ts';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask, inPath, ANY_RESPONSE } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { Loaded } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { useSession } from '../user-session.ts';
import { dateText } from '../../ui/date-text.ts';
import { SettingsError } from './settings-error.tsx';
import { RemovableRow } from './removable-row.tsx';
import { LoginField, MailField, PasswordField } from './account-fields.tsx';
import { type Denial, SettingsSection, useRequest } from './settings-section.tsx';
import { addPasskey, hasPasskeys } from './passkeys.ts';
import styles from './online-settings.module.css';

export function AccountSecurity({ me }: { readonly me: NonNullable<OnlineSession['person']> }) {
  const lang = useLang();
  const fetched = useFetched('/me/account', accountSchema);
  const { again } = fetched;
  const { session, apply } = useSession();
  const [codes, setCodes] = useState<readonly string[]>();
  // When a guest becomes an account, the response contains recovery codes, which are shown once.
  const changed = (now: OnlineSession) => {
    apply(now);
    if (now.codes !== undefined) setCodes(now.codes);
    again();
  };
  const isGuest = me.kind === 'guest';
  return (
    <SettingsSection
      title={msg(lang, 'online.settings.keep')}
      text={msg(lang, isGuest ? 'online.settings.keepGuest' : 'online.settings.keepAccount')}
    >
      <Loaded fetched={fetched}>
        {(account) => (
          <>
            {codes !== undefined && <Codes codes={codes} />}
            {session?.features.passkeys === true && hasPasskeys() && (
              <Passkeys account={account} name={me.name} onChange={changed} onRemove={again} />
            )}
            <Password account={account} onChange={changed} />
            {!isGuest && <Recovery account={account} onCodes={setCodes} />}
            {!isGuest && session?.features.mail === true && (
              <Mail account={account} onChange={again} />
            )}
            <Sessions account={account} isGuest={isGuest} onChange={again} />
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const lang = useLang();
  return (
    <div className={styles.codes} role="status">
      <p>{msg(lang, 'online.settings.codesOnce')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={controls.small}
        onClick={() => saveFile('eminent-domain-codes.txt', `${codes.join('\n')}\n`)}
      >
        {msg(lang, 'online.settings.saveCodes')}
      </button>
    </div>
  );
}

interface AccountProps {
  readonly account: Account;
  readonly onChange: (session: OnlineSession) => void;
}

interface PasskeysProps extends AccountProps {
  readonly name: string;
  readonly onRemove: () => void;
}

function Passkeys({ account, name, onChange, onRemove }: PasskeysProps) {
  const lang = useLang();
  const { request, denial, busy } = useRequest();
  const remove = (id: string) =>
    void request(() => ask('DELETE', `/me/passkeys/${inPath(id)}`, ANY_RESPONSE), onRemove);
  return (
    <div className={styles.group}>
      <h3>{msg(lang, 'online.settings.passkeys')}</h3>
      <ul className={controls.lines}>
        {account.passkeys.map(({ id, name: label, created }) => (
          <RemovableRow key={id} name={label} busy={busy} onRemove={() => remove(id)}>
            {label === '' ? msg(lang, 'online.settings.passkey') : label}, {dateText(lang, created)}
          </RemovableRow>
        ))}
      </ul>
      <button
        type="button"
        className={controls.small}
        disabled={busy}
        onClick={() => void request(() => addPasskey(name), onChange)}
      >
        <SignIcon sign="key" />
        {msg(lang, 'online.settings.addPasskey')}
      </button>
      <SettingsError denial={denial} />
    </div>
  );
}

function Password({ account, onChange }: AccountProps) {
  const lang = useLang();
  const { request, denial, confirmation, busy } = useRequest();
  const [login, setLogin] = useState(account.login ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const send = () => {
    const body = { login, password, ...(account.password ? { current } : {}) };
    void request(
      () => ask('PUT', '/me/password', sessionSchema, body),
      (session) => {
        setPassword('');
        setCurrent('');
        onChange(session);
      },
      msg(lang, 'online.settings.saved'),
    );
  };
  const title = account.password ? 'online.settings.changePassword' : 'online.settings.addPassword';
  return (
    <details className={styles.group}>
      <summary>{msg(lang, title)}</summary>
      <form className={styles.form} onSubmit={submitHandler(send)}>
        <LoginField value={login} onChange={setLogin} />
        {account.password && (
          <PasswordField
            label={msg(lang, 'online.settings.currentPassword')}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
        )}
        <PasswordField
          label={msg(lang, 'online.settings.newPassword')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <button type="submit" disabled={busy || login === '' || password === ''}>
          {msg(lang, 'online.settings.save')}
        </button>
        <p role="status">{confirmation}</p>
      </form>
      <SettingsError denial={denial} />
    </details>
  );
}

function Recovery({
  account,
  onCodes,
}: {
  readonly account: Account;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const lang = useLang();
  const { request, denial, busy } = useRequest();
  return (
    <div className={styles.group}>
      <h3>{msg(lang, 'online.settings.codes')}</h3>
      <p>{msg(lang, 'online.settings.codesLeft', { n: account.codes })}</p>
      <button
        type="button"
        className={controls.small}
        disabled={busy}
        onClick={() =>
          void request(
            () => ask('POST', '/me/recovery', recoveryCodes, {}),
            ({ codes }) => onCodes(codes),
          )
        }
      >
        {msg(lang, 'online.settings.newCodes')}
      </button>
      <SettingsError denial={denial} />
    </div>
  );
}

function Mail({ account, onChange }: { readonly account: Account; readonly onChange: () => void }) {
  const lang = useLang();
  const { request, denial, confirmation, busy } = useRequest();
  const [mail, setMail] = useState(account.mail ?? '');
  const send = () => {
    void request(
      () => ask('PUT', '/me/mail', ANY_RESPONSE, { mail }),
      onChange,
      msg(lang, 'online.settings.mailSent'),
    );
  };
  return (
    <div className={styles.group}>
      <form className={styles.form} onSubmit={submitHandler(send)}>
        <MailField value={mail} onChange={setMail} />
        <div className={controls.ways}>
          <button type="submit" disabled={busy || mail === '' || mail === account.mail}>
            {msg(lang, 'online.settings.save')}
          </button>
          {account.mail !== undefined && (
            <button
              type="button"
              disabled={busy}
              onClick={() => void request(() => ask('DELETE', '/me/mail', ANY_RESPONSE), onChange)}
            >
              {msg(lang, 'ui.delete')}
            </button>
          )}
        </div>
        <p role="status">{confirmation}</p>
      </form>
      <SettingsError denial={denial} />
    </div>
  );
}

interface SessionsProps {
  readonly account: Account;
  readonly isGuest: boolean;
  readonly onChange: () => void;
}

function Sessions({ account, isGuest, onChange }: SessionsProps) {
  const lang = useLang();
  const { request, denial, busy } = useRequest();
  const signOut = useSession((store) => store.signOut);
  const [isConfirming, setIsConfirming] = useState(false);
  const signOutHere = () => void request(signOut);
  const end = ({ id, current }: Session) => {
    if (!current) {
      return void request(
        () => ask('DELETE', `/me/sessions/${inPath(id)}`, ANY_RESPONSE),
        onChange,
      );
    }
    // A guest who signs out cannot sign in again.
    return isGuest ? setIsConfirming(true) : signOutHere();
  };
  return (
    <div className={styles.group}>
      <h3>{msg(lang, 'online.settings.devices')}</h3>
      <ul className={controls.lines}>
        {account.sessions.map((one) => (
          <SessionRow key={one.id} session={one} busy={busy} onEnd={() => end(one)} />
        ))}
      </ul>
      {account.sessions.length > 1 && (
        <button
          type="button"
          className={controls.small}
          disabled={busy}
          onClick={() => void request(() => ask('DELETE', '/me/sessions', ANY_RESPONSE), onChange)}
        >
          {msg(lang, 'online.settings.signOutOthers')}
        </button>
      )}
      {isConfirming && (
        <SignOutGuest
          busy={busy}
          denial={denial}
          onSignOut={signOutHere}
          onClose={() => setIsConfirming(false)}
        />
      )}
      {!isConfirming && <SettingsError denial={denial} />}
    </div>
  );
}

type Session = Account['sessions'][number];

interface SessionRowProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { device, seen, current }, busy, onEnd }: SessionRowProps) {
  const lang = useLang();
  return (
    <RemovableRow
      name={device}
      action={msg(lang, 'online.settings.signOut')}
      busy={busy}
      onRemove={onEnd}
    >
      {device === '' ? msg(lang, 'online.settings.device') : device}, {dateText(lang, seen)}
      {current && ` (${msg(lang, 'online.settings.thisDevice')})`}
    </RemovableRow>
  );
}

interface SignOutGuestProps {
  readonly busy: boolean;
  readonly denial: Denial | undefined;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

function SignOutGuest({ busy, denial, onSignOut, onClose }: SignOutGuestProps) {
  const lang = useLang();
  return (
    <Dialog title={msg(lang, 'online.settings.signOut')} onClose={onClose}>
      <p>{msg(lang, 'online.settings.signOutGuest')}</p>
      <div className={controls.ways}>
        <button type="button" className="primary" onClick={onClose}>
          {msg(lang, 'online.settings.staySignedIn')}
        </button>
        <button type="button" disabled={busy} onClick={onSignOut}>
          {msg(lang, 'online.settings.signOutAnyway')}
        </button>
      </div>
      <SettingsError denial={denial} />
    </Dialog>
  );
}
