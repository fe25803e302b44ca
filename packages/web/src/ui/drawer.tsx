// A drawer beside the table. The table stays usable. In a small window the drawer is a modal dialog
// above the table.
import { msg } from '@eminent/text';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useLang } from '../settings/settings.ts';
import { Dialog } from './dialog.tsx';
import { useRoomForDrawer } from './use-full-height.ts';
import { IconButton } from './icon-button.tsx';
import styles from './drawer.module.css';

/** In a smaller window, in rem, the drawer is a dialog. */
const MIN_WINDOW = { width: 64, height: 40 };

function hasRoom(): boolean {
  const root = document.getElementById('root');
  if (root === null) return false;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return root.clientWidth >= MIN_WINDOW.width * rem && root.clientHeight >= MIN_WINDOW.height * rem;
}

function onResize(change: () => void): () => void {
  addEventListener('resize', change);
  return () => removeEventListener('resize', change);
}

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Only one drawer may be open at a time. The content fills it and does its own scrolling. */
export function Drawer(props: DrawerProps) {
  const isBeside = useSyncExternalStore(onResize, hasRoom, () => false);
  return isBeside ? <SideDrawer {...props} /> : <ModalDrawer {...props} />;
}

function ModalDrawer({ title, onClose, children }: DrawerProps) {
  // Focuses the text field, except on a touch screen, where the keyboard would appear.
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    document.querySelector<HTMLElement>('dialog[open] input[type="text"]')?.focus();
  }, []);
  return (
    <Dialog title={title} className={styles.sheet} onClose={onClose}>
      {children}
    </Dialog>
  );
}

function SideDrawer({ title, onClose, children }: DrawerProps) {
  const lang = useLang();
  const drawer = useRef<HTMLElement>(null);
  useFocusWithin(drawer);
  useRoomForDrawer();
  // Not `useKeyListener`, because Escape must also work in a text field of the drawer.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const isAbove = document.querySelector('dialog[open]') !== null;
      const isWriting = (target as Element).matches('input, textarea');
      if (key === 'Escape' && !isAbove && (!isWriting || drawer.current?.contains(target as Node)))
        close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section ref={drawer} className={styles.drawer} role="dialog" aria-label={title} data-drawer>
      <div className={styles.head}>
        <h2>{title}</h2>
        <IconButton sign="close" label={msg(lang, 'ui.close')} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}

/**
 * Moves the focus into the drawer. When the drawer closes, a focus inside returns to the element
 * that had it before or, if that is gone, to the question.
 */
function useFocusWithin(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = drawer.current;
    const previous = document.activeElement;
    const field = place?.querySelector<HTMLElement>('input[type="text"]');
    const first = field ?? place?.querySelector<HTMLElement>('[tabindex="0"]');
    first?.focus({ preventScroll: true });
    return () => {
      const isInside =
        document.activeElement === document.body || place?.contains(document.activeElement);
      if (isInside !== true) return;
      const hadFocus = previous instanceof HTMLElement && previous !== document.body;
      const question = document.querySelector<HTMLElement>('[data-ribbon]');
      const back = hadFocus && previous.isConnected ? previous : question;
      back?.focus({ preventScroll: true });
    };
  }, [drawer]);
}
