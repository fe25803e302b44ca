// The menu of free actions, such as selling a fighter with the card Defense Contract.
import { type DecisionContext, msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { BreakableName } from '../ui/breakable-name.tsx';
import { useMenu } from '../ui/use-menu.ts';
import { OptionIcon } from './option-icon.tsx';
import { freeActionButtons } from './answer-buttons.ts';
import bar from './action-bar.module.css';
import styles from './free-action-menu.module.css';

export function FreeActionMenu({ context }: { readonly context: DecisionContext }) {
  const lang = useLang();
  const { open, setOpen, place } = useMenu<HTMLDivElement>();
  const buttons = freeActionButtons(lang, context);
  if (buttons.length === 0) return null;
  return (
    <div className={styles.menu} ref={place}>
      <button
        type="button"
        className={bar.secondary}
        data-free-actions
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {msg(lang, 'ui.freeActions', { n: buttons.length })}
      </button>
      {open && (
        <div className={styles.list}>
          {buttons.map(({ key, option, text, act }) => (
            <button
              key={key}
              type="button"
              data-choice={key}
              onClick={() => {
                setOpen(false);
                act();
              }}
            >
              {option !== undefined && <OptionIcon option={option} />}
              <BreakableName text={text} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
