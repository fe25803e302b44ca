// A text to paste elsewhere: copied with one press, shared by the device, or selected by hand.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './daily.module.css';

export function CopyResult({ text }: { readonly text: string }) {
  const lang = useLang();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={styles.copy}>
      <p className={styles.buttons}>
        <button type="button" className="primary" onClick={() => void copy()}>
          <SignIcon sign="copy" />
          {msg(lang, 'daily.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            // Rejects when the user cancels.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <SignIcon sign="share" />
            {msg(lang, 'daily.share')}
          </button>
        )}
        <span role="status">
          {copied === true && msg(lang, 'daily.copied')}
          {copied === false && msg(lang, 'daily.copyByHand')}
        </span>
      </p>
      {copied === false && (
        <textarea
          readOnly
          rows={4}
          aria-label={msg(lang, 'daily.text')}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
