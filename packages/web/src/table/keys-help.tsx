// The keys of the table.
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './keys-help.module.css';

const KEYS = [
  ['1 – 9, 0', 'number'],
  ['Tab, ⏎', 'tab'],
  ['U', 'undo'],
  ['T', 'technologies'],
  ['L', 'log'],
  ['H', 'hint'],
  ['Esc', 'escape'],
  ['?', 'help'],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const lang = useLang();
  return (
    <Dialog title={msg(lang, 'ui.keys')} className={styles.keys} onClose={onClose}>
      <dl>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{msg(lang, `ui.keyHelp.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{msg(lang, 'ui.pointerHelp')}</p>
    </Dialog>
  );
}
