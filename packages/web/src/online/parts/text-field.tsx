// A text field with its label, and an error below it if its value is invalid.
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldError } from './field-error.tsx';
import controls from './controls.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error message; only for a field that the browser can find invalid. */
  readonly error?: string;
}

export function TextField({ label, error = '', className, onChange, ...props }: TextFieldProps) {
  const { field, message } = useFieldError(error);
  return (
    <label className={clsx(controls.field, className)}>
      <span>{label}</span>
      <input type="text" {...props} {...field} onChange={({ target }) => onChange(target.value)} />
      {message}
    </label>
  );
}
