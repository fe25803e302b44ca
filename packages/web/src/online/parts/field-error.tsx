// The error of a form field, shown below it in the language of the page. A browser's own message
// would use the browser's language.
import { type FormEvent, useId, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

export function useFieldError(message: string) {
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  return {
    /** Props for the field. */
    field: {
      onInvalid: (event: FormEvent<Field>) => {
        event.preventDefault();
        setIsWrong(true);
        const { currentTarget } = event;
        if (currentTarget.form?.querySelector(':invalid') === currentTarget) currentTarget.focus();
      },
      onInput: ({ currentTarget }: FormEvent<Field>) => {
        if (currentTarget.validity.valid) setIsWrong(false);
      },
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? id : undefined,
    },
    /** The message below it. */
    message: isWrong && (
      <span id={id} role="alert" className="problem">
        {message}
      </span>
    ),
  };
}
