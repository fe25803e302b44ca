// A removable item such as a passkey or a device, with its button.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import controls from '../parts/controls.module.css';

interface KeptLineProps {
  /** The accessible name of the item that the button removes. */
  readonly name: string;
  /** The label of the button; "delete" by default. */
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
        className={controls.small}
        disabled={busy}
        aria-label={`${words}: ${name}`}
        onClick={onEnd}
      >
        {words}
      </button>
    </li>
  );
}
