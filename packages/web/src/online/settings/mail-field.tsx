// The field for a mail address.
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import controls from '../parts/controls.module.css';
import { useFieldError } from '../parts/field-error.tsx';

export function MailField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const lang = useLang();
  const { field, message } = useFieldError(msg(lang, 'online.settings.badMail'));
  return (
    <label className={controls.field}>
      <span>{msg(lang, 'online.settings.mail')}</span>
      <input
        type="email"
        autoComplete="email"
        value={value}
        {...field}
        onChange={({ target }) => onChange(target.value)}
      />
      {message}
    </label>
  );
}
