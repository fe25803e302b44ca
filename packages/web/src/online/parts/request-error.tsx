// What is said where the server refused something or cannot be reached.
import { hasMessage, type Locale, msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import type { Refusal } from '../api.ts';
import pieces from './controls.module.css';

/** In the person's language where its code has words there, else as the server says it. */
export function refusalText(lang: Locale, { code, sentence }: Refusal): string {
  if (!hasMessage(`online.refusals.${code}`)) return sentence;
  // The one that is named stands for all that there are.
  return msg(lang, `online.refusals.${code as 'offline'}`);
}

/** Something that was wished and not done; absent while nothing is wrong, though its place is heard at once. */
export function RequestError({ refusal }: { readonly refusal: Refusal | undefined }) {
  const lang = useLang();
  return (
    <div role="alert">
      {refusal !== undefined && <p className="problem">{refusalText(lang, refusal)}</p>}
    </div>
  );
}

/** In place of what should have been told: what is known of it while it is asked for, or why it is missing and a way to ask again. */
export function Missing({
  problem,
  onAgain,
  children,
}: {
  readonly problem: Refusal | undefined;
  readonly onAgain: () => void;
  /** What is shown meanwhile. */
  readonly children: ReactNode;
}) {
  const lang = useLang();
  if (problem === undefined) return children;
  return (
    <div className={pieces.empty}>
      <RequestError refusal={problem} />
      <button type="button" onClick={onAgain}>
        {msg(lang, 'online.again')}
      </button>
    </div>
  );
}
