// Error messages of server requests.
import { hasMessage, type Locale, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { Refusal } from '../api.ts';
import controls from './controls.module.css';

/** The text of an error code in the user's language, or else the server's sentence. */
export function refusalText(lang: Locale, { code, sentence }: Refusal): string {
  if (!hasMessage(`online.refusals.${code}`)) return sentence;
  // The cast names one code as an example of all.
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

/** Shown instead of missing data: a loading state, or the error with a retry button. */
export function Missing({
  problem,
  onAgain,
  children,
}: {
  readonly problem: Refusal | undefined;
  readonly onAgain: () => void;
  /** The loading state. */
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
