// Handles the submission of a form on the page.
import type { FormEvent } from 'react';

/** The `onSubmit` handler of a form: calls `submit`, and the browser does not send the form. */
export function submitHandler(submit: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    submit();
  };
}
