// The reason for a sanction or for ending a table; shown to the users concerned.
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import { useFieldError } from '../parts/field-error.tsx';
import controls from '../parts/controls.module.css';

const MAX_WORDS = 1000;

export function ReasonField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const lang = useLang();
  const { field, message } = useFieldError(msg(lang, 'online.admin.noReason'));
  return (
    <label className={controls.field}>
      <span>{label}</span>
      <textarea
        className={controls.input}
        rows={2}
        required
        maxLength={MAX_WORDS}
        value={value}
        {...field}
        onChange={({ target }) => onChange(target.value)}
      />
      {message}
    </label>
  );
}
