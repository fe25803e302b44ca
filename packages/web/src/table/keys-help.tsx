// The window that lists the keyboard shortcuts of the table.
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Extras, useExtras } from '../game/table-extras.ts';
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

/** Whether a shortcut works at this table: `C` only with a chat (online), `H` only without one. */
function isAvailable(action: (typeof KEYS)[number][1], { Drawer }: Extras): boolean {
  const isOnline = Drawer !== undefined;
  if (action === 'talk') return isOnline;
  return action !== 'hint' || !isOnline;
}

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const lang = useLang();
  const extras = useExtras();
  return (
    <Dialog title={msg(lang, 'ui.keys')} className={styles.keys} onClose={onClose}>
      <dl>
        {KEYS.filter(([, action]) => isAvailable(action, extras)).map(([key, action]) => (
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
