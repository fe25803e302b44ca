// Answers questions that have one answer only, for people who want that.
import type { View } from '@eminent/engine';
import { useEffect } from 'react';
import { useStore } from '../game/store.ts';
import { useSettings } from '../settings/settings.ts';

const HIDING_PAUSE_MS = 1400;

export function useAutoAnswer({ decision }: View): void {
  const wish = useSettings((settings) => settings.autoAnswer);
  const answer = useStore((store) => store.answer);
  const only = decision?.options.length === 1 ? decision.options[0]?.token : undefined;
  useEffect(() => {
    if (wish === 'off' || only === undefined || decision === undefined) return undefined;
    const timer = setTimeout(() => answer(decision, [only]), wish === 'on' ? 0 : HIDING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wish, only, decision, answer]);
}
