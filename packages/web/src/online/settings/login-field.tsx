// The field for the login name.
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import controls from '../parts/controls.module.css';

export function LoginField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const lang = useLang();
  return (
    <label className={controls.field}>
      <span>{msg(lang, 'online.settings.login')}</span>
      <input
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
