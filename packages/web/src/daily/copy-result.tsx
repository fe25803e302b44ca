// Buttons to copy and share a text. If copying fails, shows the text in a field to copy it by hand.
import { msg } from '@eminent/text';
import { SignIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { useCopy } from '../ui/use-copy.ts';
import styles from './daily.module.css';

export function CopyResult({ text }: { readonly text: string }) {
  const lang = useLang();
  const { outcome, copy } = useCopy(() => text, text);
  return (
    <div className={styles.copy}>
      <p className={styles.buttons}>
        <button type="button" className="primary" onClick={copy}>
          <SignIcon sign="copy" />
          {msg(lang, 'daily.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            // The promise rejects when the user cancels.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <SignIcon sign="share" />
            {msg(lang, 'daily.share')}
          </button>
        )}
        <span role="status">
          {outcome === 'copied' && msg(lang, 'daily.copied')}
          {outcome === 'failed' && msg(lang, 'ui.copyByHand')}
        </span>
      </p>
      {outcome === 'failed' && (
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
