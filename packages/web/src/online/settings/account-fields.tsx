// The fields of an account: login name, password, mail address.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { TextField, type TextFieldProps } from '../parts/text-field.tsx';
import styles from './online-settings.module.css';

type AccountFieldProps = Pick<TextFieldProps, 'value' | 'onChange'>;

export function LoginField(props: AccountFieldProps) {
  const label = msg(useLang(), 'online.settings.login');
  return <TextField label={label} autoComplete="username" autoCapitalize="none" {...props} />;
}

export function MailField(props: AccountFieldProps) {
  const lang = useLang();
  return (
    <TextField
      label={msg(lang, 'online.settings.mail')}
      error={msg(lang, 'online.settings.badMail')}
      type="email"
      autoComplete="email"
      {...props}
    />
  );
}

interface PasswordFieldProps extends AccountFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const lang = useLang();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.secret}>
      <TextField type={shown ? 'text' : 'password'} {...props} />
      <button
        type="button"
        aria-label={msg(lang, 'online.settings.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <SignIcon sign="eye" />
      </button>
    </div>
  );
}
