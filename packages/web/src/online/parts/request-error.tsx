// Shows the errors of requests, and data from the server with its loading text or error.
import { hasMessage, type Locale, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { Refusal } from '../api.ts';
import type { Fetched } from '../use-fetched.ts';
import controls from './controls.module.css';

/** The message for an error code in the user's language, or else the server's sentence. */
export function refusalText(lang: Locale, { code, sentence }: Refusal): string {
  if (!hasMessage(`online.refusals.${code}`)) return sentence;
  // Any one code satisfies the type of text keys; `hasMessage` has checked this one.
  return msg(lang, `online.refusals.${code as 'offline'}`);
}

/**
 * The error of a request. Rendered without an error too, so that screen readers announce it when it
 * appears.
 */
export function RequestError({ refusal }: { readonly refusal: Refusal | undefined }) {
  const lang = useLang();
  return (
    <div role="alert">
      {refusal !== undefined && <p className="problem">{refusalText(lang, refusal)}</p>}
    </div>
  );
}

/** The error of a request for data, with a retry button; without an error its children. */
export function Missing({
  problem,
  onAgain,
  children,
}: {
  readonly problem: Refusal | undefined;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}) {
  const lang = useLang();
  if (problem === undefined) return children;
  return (
    <div className={controls.empty}>
      <RequestError refusal={problem} />
      <button type="button" onClick={onAgain}>
        {msg(lang, 'online.again')}
      </button>
    </div>
  );
}

/** Data from the server; before it is loaded, a loading text, or the error with a retry button. */
export function Loaded<T>({
  fetched: { value, problem, again },
  children,
}: {
  readonly fetched: Fetched<T>;
  readonly children: (value: T) => ReactNode;
}) {
  const lang = useLang();
  if (value !== undefined) return children(value);
  return (
    <Missing problem={problem} onAgain={again}>
      <p role="status">{msg(lang, 'ui.loading')}</p>
    </Missing>
  );
}
