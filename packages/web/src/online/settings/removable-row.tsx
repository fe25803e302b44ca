// One of the things that are kept for a person, such as a passkey or a device, with the button that ends it.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import pieces from '../parts/controls.module.css';

interface KeptLineProps {
  /** What the button ends, said aloud. */
  readonly name: string;
  /** What the button does; absent: it deletes. */
  readonly way?: string;
  readonly busy: boolean;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

export function RemovableRow({ name, way, busy, onEnd, children }: KeptLineProps) {
  const lang = useLang();
  const words = way ?? msg(lang, 'ui.delete');
  return (
    <li className="row">
      <span>{children}</span>
      <button
        type="button"
        className={pieces.small}
        disabled={busy}
        aria-label={`${words}: ${name}`}
        onClick={onEnd}
      >
        {words}
      </button>
    </li>
  );
}
