// The question asked of the person, and its options as buttons: by click, touch, number key or Enter.
import type { Decision, OptionInfo } from '@eminent/engine';
import { type Asked, decisionText, type Lang, msg, optionText, seatName } from '@eminent/text';
import { useEffect, useRef } from 'react';
import { useStore } from '../game/store.ts';

export interface Picking {
  /** Options picked so far, as positions; several may stand for equal cards. */
  readonly picked: readonly OptionInfo[];
  readonly toggle: (option: OptionInfo) => void;
  readonly confirm: () => void;
}

/** Whether an option is one of several that are picked together and confirmed once. */
export function isPickable(decision: Decision, option: OptionInfo): boolean {
  return decision.several && option.kind !== 'done';
}

export function Question({
  lang,
  asked,
  picking,
}: {
  readonly lang: Lang;
  readonly asked: Asked;
  readonly picking: Picking;
}) {
  const answer = useStore((store) => store.answer);
  const { decision } = asked;
  const list = useRef<HTMLDivElement>(null);
  const confirms = decision.several;
  const options = confirms
    ? decision.options.filter((option) => option.kind !== 'done')
    : decision.options;
  const mayConfirm =
    picking.picked.length > 0 || decision.options.some((option) => option.kind === 'done');

  useEffect(() => {
    list.current?.querySelector<HTMLButtonElement>('button.first')?.focus({ preventScroll: true });
  }, [decision.ply]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (inField || event.ctrlKey || event.metaKey || event.altKey) return;
      const n = Number(event.key);
      if (!Number.isInteger(n) || event.key === ' ') return;
      list.current?.querySelectorAll<HTMLButtonElement>('button')[n === 0 ? 9 : n - 1]?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const done = decision.options.find((option) => option.kind === 'done');
  return (
    <section className="question" aria-label={msg(lang, 'ui.question')} data-ply={decision.ply}>
      <p role="status">{decisionText(lang, asked)}</p>
      <div className="options" ref={list}>
        {confirms && (
          <button
            type="button"
            className="primary first"
            disabled={!mayConfirm}
            onClick={picking.confirm}
          >
            {picking.picked.length > 0 || done === undefined
              ? msg(lang, 'ui.confirm', { n: picking.picked.length })
              : optionText(lang, done, asked)}
          </button>
        )}
        {options.map((option, i) => {
          const chosen = picking.picked.filter((one) => one.option === option.option).length;
          return (
            <button
              key={option.token}
              type="button"
              className={`${i === 0 && !confirms ? 'first' : ''}${chosen > 0 ? ' picked' : ''}`}
              aria-pressed={confirms ? chosen > 0 : undefined}
              onClick={() => (confirms ? picking.toggle(option) : answer([option.token], false))}
            >
              {optionText(lang, option, asked)}
              {chosen > 1 && ` ×${chosen}`}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Shown while somebody else decides. */
export function Waiting({
  lang,
  names,
  seat,
}: {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly seat: number;
}) {
  return (
    <section className="question" aria-label={msg(lang, 'ui.question')}>
      <p role="status">{msg(lang, 'ui.waiting', { name: seatName({ names }, seat) })}</p>
    </section>
  );
}
