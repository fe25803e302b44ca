// Handles form submissions in the page instead of the browser.
import type { FormEvent } from 'react';

/** Returns an `onSubmit` handler that calls `submit` instead of sending the form. */
export function submitHandler(submit: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    submit();
  };
}
