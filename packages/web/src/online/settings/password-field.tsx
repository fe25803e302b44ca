// A password field with a show button.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import controls from '../parts/controls.module.css';
import styles from './online-settings.module.css';

export function PasswordField({
  label,
  autoComplete,
  value,
  onChange,
}: {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const lang = useLang();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.secret}>
      <label className={controls.field}>
        <span>{label}</span>
        <input
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
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
