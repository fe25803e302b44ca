// An item of a list, such as a passkey or a device, with a button that removes it.
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang } from '../../settings/settings.ts';
import controls from '../parts/controls.module.css';

interface RemovableRowProps {
  /** Part of the accessible name of the button. */
  readonly name: string;
  /** Label of the button; "delete" by default. */
  readonly action?: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

export function RemovableRow({ name, action, busy, onRemove, children }: RemovableRowProps) {
  const lang = useLang();
  const label = action ?? msg(lang, 'ui.delete');
  return (
    <li className="row">
      <span>{children}</span>
      <button
        type="button"
        className={controls.small}
        disabled={busy}
        aria-label={`${label}: ${name}`}
        onClick={onRemove}
      >
        {label}
      </button>
    </li>
  );
}
