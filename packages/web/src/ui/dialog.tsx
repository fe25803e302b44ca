// A modal dialog. Escape, a press outside, or the close button closes it. The browser then returns
// the focus to the element that had it before.
import clsx from 'clsx';
import { msg } from '@eminent/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLang } from '../settings/settings.ts';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, className, onClose, children }: DialogProps) {
  const lang = useLang();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <IconButton
          sign="close"
          label={msg(lang, 'ui.close')}
          onClick={() => dialog.current?.close()}
        />
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
