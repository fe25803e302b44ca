// A button that copies a text. If copying fails, it shows the text, to be copied by hand.
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import styles from './copy-button.module.css';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly copied: string;
  readonly text: () => string;
  /** Identifies the text. When it changes, the button returns to its first state. */
  readonly about: string | number;
}

export function CopyButton({ label, copied, text, about }: CopyButtonProps) {
  const lang = useLang();
  const { outcome, copy } = useCopy(text, about);
  return (
    <>
      <button type="button" onClick={copy}>
        {outcome === 'copied' ? copied : label}
      </button>
      {outcome === 'failed' && (
        <label className={styles.byHand}>
          <span role="alert">{msg(lang, 'ui.copyByHand')}</span>
          <input readOnly value={text()} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
