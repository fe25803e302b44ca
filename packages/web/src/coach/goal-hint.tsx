// The goal of the game in one sentence, shown in the first round of a player's first games.
import type { View } from '@eminent/engine';
import { flag } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { create } from 'zustand';
import { localStore, useFinishedGames } from '../storage/storage.ts';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './goal-hint.module.css';

/** After this many finished games the hint is no longer shown. */
const MAX_GAMES = 3;

/** Whether the player has closed the hint, which then never appears again on this device. */
const useClosedHint = create<{ readonly known: boolean }>()(() => ({
  known: localStore.readParts('first-words', { known: flag }).known ?? false,
}));

/** Allows the hint again, for tests. */
export function resetGoalHint(): void {
  useClosedHint.setState({ known: false });
}

function close(): void {
  useClosedHint.setState({ known: true });
  localStore.write('first-words', { known: true });
}

function isBeginning({ decision, turnNumber, players, over }: View): boolean {
  return decision !== undefined && turnNumber <= players.length && !over;
}

export function GoalHint({ view }: { readonly view: View }) {
  const lang = useLang();
  const { known } = useClosedHint();
  const games = useFinishedGames();
  if (known || games.length >= MAX_GAMES || !isBeginning(view)) return null;
  const isLearning = view.options.variant === 'learning';
  return (
    <aside className={styles.hint} aria-label={msg(lang, 'coach.toWinTitle')} data-first-words>
      <p>{msg(lang, isLearning ? 'coach.toWinLearning' : 'coach.toWin')}</p>
      <IconButton sign="close" label={msg(lang, 'coach.understood')} onClick={close} />
    </aside>
  );
}
