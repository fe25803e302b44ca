// Account security: passkeys, password, recovery codes, recovery address, and sessions.
import {
  account as accountSchema,
  type Account,
  type OnlineSession,
  recoveryCodes,
  session as sessionSchema,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type FormEvent, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { saveFile } from '../../storage/save-file.ts';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ask, inPath, NOTHING } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import controls from '../parts/controls.module.css';
import { Missing } from '../parts/request-error.tsx';
import { useSession } from '../user-session.ts';
import { dateText } from '../time-text.ts';
import { SettingsError } from './settings-error.tsx';
import { RemovableRow } from './removable-row.tsx';
import { LoginField } from './login-field.tsx';
import { MailField } from './mail-field.tsx';
import { SettingsSection, useWish } from './settings-section.tsx';
import { addPasskey, hasPasskeys } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';
import styles from './online-settings.module.css';

export function AccountSecurity({ me }: { readonly me: NonNullable<OnlineSession['person']> }) {
  const lang = useLang();
  const { value, problem, again } = useFetched('/me/account', accountSchema);
  const { session, take } = useSession();
  const [codes, setCodes] = useState<readonly string[]>();
  /** A guest who creates an account sees its recovery codes once. */
  const changed = (now: OnlineSession) => {
    take(now);
    if (now.codes !== undefined) setCodes(now.codes);
    again();
  };
  const isGuest = me.kind === 'guest';
  return (
    <SettingsSection
      title={msg(lang, 'online.settings.keep')}
      text={msg(lang, isGuest ? 'online.settings.keepGuest' : 'online.settings.keepAccount')}
    >
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {value === undefined ? (
          <p role="status">{msg(lang, 'ui.loading')}</p>
        ) : (
          <>
            {codes !== undefined && <Codes codes={codes} />}
            {session?.features.passkeys === true && hasPasskeys() && (
              <Passkeys account={value} name={me.name} onChange={changed} onGone={again} />
            )}
            <Password account={value} onChange={changed} />
            {!isGuest && <Recovery account={value} onCodes={setCodes} />}
            {!isGuest && session?.features.mail === true && (
              <Mail account={value} onChange={again} />
            )}
            <Sessions account={value} isGuest={isGuest} onChange={again} />
          </>
        )}
      </Missing>
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

function Passkeys({
  account,
  name,
  onChange,
  onGone,
}: {
  readonly account: Account;
  readonly name: string;
  readonly onChange: (session: OnlineSession) => void;
  readonly onGone: () => void;
}) {
  const lang = useLang();
  const { wish, denial, busy } = useWish();
  const remove = (id: string) =>
    void wish(() => ask('DELETE', `/me/passkeys/${inPath(id)}`, NOTHING), onGone);
  return (
    <div className={styles.group}>
      <h3>{msg(lang, 'online.settings.passkeys')}</h3>
      <ul className={controls.lines}>
        {account.passkeys.map(({ id, name: called, created }) => (
          <RemovableRow key={id} name={called} busy={busy} onEnd={() => remove(id)}>
            {called === '' ? msg(lang, 'online.settings.passkey') : called},{' '}
            {dateText(lang, created)}
          </RemovableRow>
        ))}
      </ul>
      <button
        type="button"
        className={controls.small}
        disabled={busy}
        onClick={() => void wish(() => addPasskey(name), onChange)}
      >
        <SignIcon sign="key" />
        {msg(lang, 'online.settings.addPasskey')}
      </button>
      <SettingsError denial={denial} />
    </div>
  );
}

function Password({
  account,
  onChange,
}: {
  readonly account: Account;
  readonly onChange: (session: OnlineSession) => void;
}) {
  const lang = useLang();
  const { wish, denial, confirmation, busy } = useWish();
  const [login, setLogin] = useState(account.login ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { login, password, ...(account.password ? { current } : {}) };
    void wish(
      () => ask('PUT', '/me/password', sessionSchema, body),
      (session) => {
        setPassword('');
        setCurrent('');
        onChange(session);
      },
      msg(lang, 'online.settings.saved'),
    );
  };
  return (
    <details className={styles.group}>
      <summary>
        {msg(
          lang,
          account.password ? 'online.settings.changePassword' : 'online.settings.addPassword',
        )}
      </summary>
      <form className={styles.form} onSubmit={send}>
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
  const { wish, denial, busy } = useWish();
  return (
    <div className={styles.group}>
      <h3>{msg(lang, 'online.settings.codes')}</h3>
      <p>{msg(lang, 'online.settings.codesLeft', { n: account.codes })}</p>
      <button
        type="button"
        className={controls.small}
        disabled={busy}
        onClick={() =>
          void wish(
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
  const { wish, denial, confirmation, busy } = useWish();
  const [mail, setMail] = useState(account.mail ?? '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void wish(
      () => ask('PUT', '/me/mail', NOTHING, { mail }),
      onChange,
      msg(lang, 'online.settings.mailSent'),
    );
  };
  return (
    <div className={styles.group}>
      <form className={styles.form} onSubmit={send}>
        <MailField value={mail} onChange={setMail} />
        <div className={controls.ways}>
          <button type="submit" disabled={busy || mail === '' || mail === account.mail}>
            {msg(lang, 'online.settings.save')}
          </button>
          {account.mail !== undefined && (
            <button
              type="button"
              disabled={busy}
              onClick={() => void wish(() => ask('DELETE', '/me/mail', NOTHING), onChange)}
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

function Sessions({
  account,
  isGuest,
  onChange,
}: {
  readonly account: Account;
  readonly isGuest: boolean;
  readonly onChange: () => void;
}) {
  const lang = useLang();
  const { wish, denial, busy } = useWish();
  const leave = useSession((store) => store.leave);
  const [isAsking, setIsAsking] = useState(false);
  const signOut = () => void wish(() => leave());
  const end = (id: string) =>
    void wish(() => ask('DELETE', `/me/sessions/${inPath(id)}`, NOTHING), onChange);
  return (
    <div className={styles.group}>
      <h3>{msg(lang, 'online.settings.devices')}</h3>
      <ul className={controls.lines}>
        {account.sessions.map(({ id, device, seen, current }) => (
          <RemovableRow
            key={id}
            name={device}
            way={msg(lang, 'online.settings.signOut')}
            busy={busy}
            onEnd={() => {
              if (!current) return end(id);
              // Without an account the guest cannot be recovered.
              return isGuest ? setIsAsking(true) : signOut();
            }}
          >
            {device === '' ? msg(lang, 'online.settings.device') : device}, {dateText(lang, seen)}
            {current && ` (${msg(lang, 'online.settings.thisDevice')})`}
          </RemovableRow>
        ))}
      </ul>
      {account.sessions.length > 1 && (
        <button
          type="button"
          className={controls.small}
          disabled={busy}
          onClick={() => void wish(() => ask('DELETE', '/me/sessions', NOTHING), onChange)}
        >
          {msg(lang, 'online.settings.signOutOthers')}
        </button>
      )}
      {isAsking && (
        <Dialog title={msg(lang, 'online.settings.signOut')} onClose={() => setIsAsking(false)}>
          <p>{msg(lang, 'online.settings.signOutGuest')}</p>
          <div className={controls.ways}>
            <button type="button" className="primary" onClick={() => setIsAsking(false)}>
              {msg(lang, 'online.settings.staySignedIn')}
            </button>
            <button type="button" disabled={busy} onClick={signOut}>
              {msg(lang, 'online.settings.signOutAnyway')}
            </button>
          </div>
          <SettingsError denial={denial} />
        </Dialog>
      )}
      {!isAsking && <SettingsError denial={denial} />}
    </div>
  );
}
