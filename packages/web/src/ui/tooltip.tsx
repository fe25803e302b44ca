// The tooltip of the page. It explains the pointed element with a `data-tip` attribute (a sign).
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { localeOf, tipText } from '@eminent/text';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useGameStore } from '../game/current-game.ts';
import { useSettings } from '../settings/settings.ts';
import { usePointedAt } from './pointed-sign.ts';
import styles from './tooltip.module.css';

/** Minimum distance of the tooltip from its sign and from the window edges, in pixels. */
const GAP = 8;

export function Tooltip() {
  const lang = useSettings((settings) => settings.lang);
  const options = useGameStore((store) => store.game?.view.options) ?? DEFAULT_OPTIONS;
  const box = useRef<HTMLDivElement>(null);
  const pointed = usePointedAt(box);
  const locale = localeOf(lang, options);
  const tip = useMemo(() => pointed && tipText(locale, pointed.id), [pointed, locale]);
  useLayoutEffect(() => {
    const tooltip = box.current;
    if (tooltip === null || pointed === undefined || tip === undefined) return undefined;
    const { sign } = pointed;
    tooltip.showPopover();
    placeBeside(tooltip, sign.getBoundingClientRect());
    const before = sign.getAttribute('aria-describedby');
    sign.setAttribute('aria-describedby', tooltip.id);
    return () => {
      tooltip.hidePopover();
      if (before === null) sign.removeAttribute('aria-describedby');
      else sign.setAttribute('aria-describedby', before);
    };
  }, [pointed, tip]);
  return (
    <div ref={box} id="tip" role="tooltip" popover="manual" className={styles.tip}>
      <b>{pointed?.sign.getAttribute('aria-label') ?? tip?.term}</b>
      {tip?.text}
    </div>
  );
}

function placeBeside(tooltip: HTMLElement, sign: DOMRect): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const middle = sign.x + sign.width / 2 - width / 2;
  const above = sign.y - height - GAP;
  const left = Math.max(GAP, Math.min(middle, innerWidth - width - GAP));
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${above >= GAP ? above : sign.bottom + GAP}px`;
}
