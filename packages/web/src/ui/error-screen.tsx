// The error screen: what happened, and buttons to save data or continue.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { Sigil } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  readonly sentence: string;
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

export function ErrorScreen({ sentence, detail, children }: ErrorScreenProps) {
  const lang = useLang();
  return (
    <main className={styles.trouble}>
      <Sigil size={72} />
      <h1>{msg(lang, 'ui.trouble.title')}</h1>
      <div role="alert">
        <p>{sentence}</p>
        {detail !== undefined && (
          <p className="soft">{msg(lang, 'ui.trouble.says', { sentence: detail })}</p>
        )}
      </div>
      <div className={styles.buttons}>{children}</div>
    </main>
  );
}
