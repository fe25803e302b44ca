// The guide to the table: a label next to each part; keys come second.
import { msg } from '@eminent/text';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { GUIDE_PARTS, type GuidePart } from './guide-parts.ts';
import styles from './guide.module.css';
import { KeysHelp } from './keys-help.tsx';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Part {
  readonly id: GuidePart;
  readonly box: Box;
}

/** Parts smaller than this get no frame. */
const MIN_SIZE = 12;

/** The box of a part of the table in the window; undefined where it is not visible. */
function boxOf(place: string): Box | undefined {
  const element = document.querySelector(place);
  if (element === null) return undefined;
  // A part may be wider than its contents.
  const pieces = element.matches('[data-ply]')
    ? []
    : [...element.querySelectorAll('button, [data-anchor], svg, img')].map(shownBox);
  const boxes = pieces.filter(isShown);
  const all = boxes.length > 0 ? boxes : [shownBox(element)].filter(isShown);
  if (all.length === 0) return undefined;
  const left = Math.max(0, Math.min(...all.map((box) => box.left)));
  const top = Math.max(0, Math.min(...all.map((box) => box.top)));
  const right = Math.min(innerWidth, Math.max(...all.map((box) => box.right)));
  const bottom = Math.min(innerHeight, Math.max(...all.map((box) => box.bottom)));
  const [width, height] = [right - left, bottom - top];
  return width < MIN_SIZE || height < MIN_SIZE ? undefined : { left, top, width, height };
}

function shownBox(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

function isShown({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

function partsInSight(): readonly Part[] {
  return GUIDE_PARTS.flatMap(({ id, place }) => {
    const box = boxOf(place);
    return box === undefined ? [] : [{ id, box }];
  });
}

export function Guide({ onClose }: { readonly onClose: () => void }) {
  const lang = useLang();
  const dialog = useRef<HTMLDialogElement>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [open, setOpen] = useState<GuidePart>();
  const [hasKeys, setHasKeys] = useState(false);
  useLayoutEffect(() => {
    const measure = () => setParts(partsInSight());
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
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
          <button type="button" onClick={() => setHasKeys(true)}>
            {msg(lang, 'ui.keys')}
          </button>
          <IconButton
            sign="close"
            label={msg(lang, 'ui.close')}
            onClick={() => dialog.current?.close()}
          />
        </header>
      </dialog>
      {hasKeys && <KeysHelp onClose={() => setHasKeys(false)} />}
    </>
  );
}
