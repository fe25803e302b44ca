// The guide to the table: frames and labels each part of the table. A button opens the list of
// keys.
import { msg } from '@eminent/text';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { GUIDE_PARTS, type GuidePart } from './guide-parts.ts';
import styles from './guide.module.css';
import { KeysHelp, type KeysHelpProps } from './keys-help.tsx';

type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>;

interface Part {
  readonly id: GuidePart;
  readonly box: Box;
}

/** Parts narrower or lower than this, in CSS pixels, get no frame. */
const MIN_SIZE = 12;

function boxOf(selector: string): Box | undefined {
  const element = document.querySelector(selector);
  if (element === null) return undefined;
  // Frames the contents, because an element may be much wider than they are. Frames the whole
  // action bar.
  const pieces = element.matches('[data-ply]')
    ? []
    : [...element.querySelectorAll('button, [data-anchor], svg, img')];
  const boxes = pieces.map((piece) => piece.getBoundingClientRect()).filter(isShown);
  const all = boxes.length > 0 ? boxes : [element.getBoundingClientRect()].filter(isShown);
  if (all.length === 0) return undefined;
  const left = Math.max(0, Math.min(...all.map((box) => box.left)));
  const top = Math.max(0, Math.min(...all.map((box) => box.top)));
  const right = Math.min(innerWidth, Math.max(...all.map((box) => box.right)));
  const bottom = Math.min(innerHeight, Math.max(...all.map((box) => box.bottom)));
  const [width, height] = [right - left, bottom - top];
  return width < MIN_SIZE || height < MIN_SIZE ? undefined : { left, top, width, height };
}

function isShown({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

function visibleParts(): readonly Part[] {
  return GUIDE_PARTS.flatMap(({ id, place }) => {
    const box = boxOf(place);
    return box === undefined ? [] : [{ id, box }];
  });
}

function useVisibleParts(): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([]);
  useLayoutEffect(() => {
    const measure = () => setParts(visibleParts());
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return parts;
}

export function Guide({ hasHints, onClose }: KeysHelpProps) {
  const lang = useLang();
  const dialog = useRef<HTMLDialogElement>(null);
  const parts = useVisibleParts();
  const [open, setOpen] = useState<GuidePart>();
  const [showsKeys, setShowsKeys] = useState(false);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <>
      <dialog
        ref={dialog}
        className={styles.guide}
        aria-label={msg(lang, 'ui.guide.title')}
        onClose={onClose}
      >
        <ol>
          {parts.map(({ id, box }) => (
            <li key={id} className={styles.part} style={{ ...box }} data-guide={id}>
              <button
                type="button"
                className={clsx(styles.label, open === id && styles.open)}
                aria-expanded={open === id}
                onClick={() => setOpen(open === id ? undefined : id)}
              >
                <b>{msg(lang, `ui.guide.parts.${id}.name`)}</b>{' '}
                <span className={styles.text}>{msg(lang, `ui.guide.parts.${id}.text`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <header className={styles.head}>
          <h2>{msg(lang, 'ui.guide.title')}</h2>
          <button type="button" onClick={() => setShowsKeys(true)}>
            {msg(lang, 'ui.keys')}
          </button>
          <IconButton
            sign="close"
            label={msg(lang, 'ui.close')}
            onClick={() => dialog.current?.close()}
          />
        </header>
      </dialog>
      {showsKeys && <KeysHelp hasHints={hasHints} onClose={() => setShowsKeys(false)} />}
    </>
  );
}
