// Something went wrong: a sentence, what can be saved, and a way on. Stands in place of a screen.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { Sigil } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './error-screen.module.css';

interface TroubleProps {
  readonly sentence: string;
  /** What the program says of it, for those who want to report it. */
  readonly detail?: string | undefined;
  /** The ways on, as buttons. */
  readonly children: ReactNode;
}

export function ErrorScreen({ sentence, detail, children }: TroubleProps) {
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
      <div className={styles.ways}>{children}</div>
    </main>
  );
}
