// The window that lists the keyboard shortcuts of the table.
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useExtras } from '../game/table-extras.ts';
import styles from './keys-help.module.css';

const KEYS = [
  ['1 – 9, 0', 'number'],
  ['Tab, ⏎', 'tab'],
  ['U', 'undo'],
  ['T', 'technologies'],
  ['L', 'log'],
  ['C', 'talk'],
  ['H', 'hint'],
  ['Esc', 'escape'],
  ['?', 'help'],
] as const;

export interface KeysHelpProps {
  readonly hasHints: boolean;
  readonly onClose: () => void;
}

export function KeysHelp({ hasHints, onClose }: KeysHelpProps) {
  const lang = useLang();
  const hasChat = useExtras().Drawer !== undefined;
  const isAvailable = (action: (typeof KEYS)[number][1]) =>
    (action !== 'talk' || hasChat) && (action !== 'hint' || hasHints);
  return (
    <Dialog title={msg(lang, 'ui.keys')} className={styles.keys} onClose={onClose}>
      <dl>
        {KEYS.filter(([, action]) => isAvailable(action)).map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{msg(lang, `ui.keyHelp.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{msg(lang, 'ui.pointerHelp')}</p>
    </Dialog>
  );
}
