// A required field for the reason of a sanction or of ending a table. The users concerned see it.
import { msg } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import { useFieldError } from '../parts/field-error.tsx';
import controls from '../parts/controls.module.css';
import type { TextFieldProps } from '../parts/text-field.tsx';

const MAX_LENGTH = 1000;

type ReasonFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange'>;

export function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  const lang = useLang();
  const { field, message } = useFieldError(msg(lang, 'online.admin.noReason'));
  return (
    <label className={controls.field}>
      <span>{label}</span>
      <textarea
        className={controls.input}
        rows={2}
        required
        maxLength={MAX_LENGTH}
        value={value}
        {...field}
        onChange={({ target }) => onChange(target.value)}
      />
      {message}
    </label>
  );
}
