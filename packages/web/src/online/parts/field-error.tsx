// Replaces the browser's message for an invalid form field, to use the language of the page.
import { type FormEvent, useId, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Shows `message` when the browser finds the field invalid, until the value is valid. */
export function useFieldError(message: string) {
  const id = useId();
  const [isInvalid, setIsInvalid] = useState(false);
  return {
    /** Props of the input or text area. */
    field: {
      onInvalid: (event: FormEvent<Field>) => {
        event.preventDefault();
        setIsInvalid(true);
        const { currentTarget } = event;
        if (currentTarget.form?.querySelector(':invalid') === currentTarget) currentTarget.focus();
      },
      onInput: ({ currentTarget }: FormEvent<Field>) => {
        if (currentTarget.validity.valid) setIsInvalid(false);
      },
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': isInvalid ? id : undefined,
    },
    /** To be rendered below the field. */
    message: isInvalid && (
      <span id={id} role="alert" className="problem">
        {message}
      </span>
    ),
  };
}
