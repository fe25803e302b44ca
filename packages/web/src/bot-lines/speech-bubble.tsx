// Speech bubbles of bots: one short line at an important moment, hidden from screen readers.
import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import type { GameOnPage } from '../game/current-game.ts';
import { useAnimationState } from '../animation/animation-state.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import { type Line, lineOf, lineText } from './bot-lines.ts';
import styles from './speech-bubble.module.css';

const SHOWN_MS = 4200;
/** Minimum turns between two lines, except for the lines at the end of the game. */
const MIN_TURNS_APART = 3;

const useSpokenLine = create<{ readonly line: Line | undefined }>()(() => ({ line: undefined }));

function isTooSoon(last: Line | undefined, line: Line): boolean {
  const isEnd = line.moment === 'wins' || line.moment === 'loses';
  return (
    last !== undefined &&
    !isEnd &&
    line.turn >= last.turn &&
    line.turn < last.turn + MIN_TURNS_APART
  );
}

/** Chooses and times the lines. Renders nothing, so that a new line does not rerender the table. */
export function BotSpeech({ game }: { readonly game: GameOnPage }) {
  const areLinesOn = useSettings((settings) => settings.talk);
  const showsScore = useSettings((settings) => settings.liveScore);
  const [previous, setPrevious] = useState<{ readonly game?: GameOnPage; readonly last?: Line }>(
    {},
  );
  if (previous.game !== game) {
    const line =
      areLinesOn && previous.game?.view !== game.view
        ? lineOf(previous.game, game, showsScore)
        : undefined;
    const isShown = line !== undefined && !isTooSoon(previous.last, line);
    setPrevious({ game, ...(isShown ? { last: line } : previous.last && { last: previous.last }) });
  }
  const { last } = previous;
  const isRevealing = useAnimationState((moving) => moving.isRevealing);
  const spoken = useRef<Line>(undefined);
  useEffect(() => {
    // A bubble would cover the planet. The store also knows a reveal that began after this render.
    const mustWait = isRevealing || useAnimationState.getState().isRevealing;
    if (last === undefined || last === spoken.current || mustWait) return undefined;
    useSpokenLine.setState({ line: last });
    const fallSilent = () => useSpokenLine.setState({ line: undefined });
    const timer = setTimeout(() => {
      spoken.current = last;
      fallSilent();
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
      fallSilent();
    };
  }, [last, isRevealing]);
  return null;
}

export function SpeechBubble({ seat }: { readonly seat: number }) {
  const lang = useLang();
  const line = useSpokenLine((spoken) => (spoken.line?.seat === seat ? spoken.line : undefined));
  if (line === undefined) return null;
  return (
    <span className={styles.bubble} aria-hidden="true" data-speech={line.moment}>
      {lineText(lang, line)}
    </span>
  );
}
