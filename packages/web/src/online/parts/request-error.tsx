// Shows the errors of requests, and data from the server with its loading text or error.
import { hasMessage, type Locale, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { Refusal } from '../api.ts';
import type { Fetched } from '../use-fetched.ts';
import controls from './controls.module.css';

/** Returns the message for an error code in the user's language, or else the server's sentence. */
export function refusalText(lang: Locale, { code, sentence }: Refusal): string {
  if (!hasMessage(`online.refusals.${code}`)) return sentence;
  // The cast is safe, because `hasMessage` has checked the key.
  return msg(lang, `online.refusals.${code as 'offline'}`);
}

/** Render it without an error too: then screen readers announce an error when it appears. */
export function RequestError({ refusal }: { readonly refusal: Refusal | undefined }) {
  const lang = useLang();
  return (
    <div role="alert">
      {refusal !== undefined && <p className="problem">{refusalText(lang, refusal)}</p>}
    </div>
  );
}

/** Shows an error with a retry button; without an error its children. */
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

/** Shows loaded data; before that a loading text, or an error with a retry button. */
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
