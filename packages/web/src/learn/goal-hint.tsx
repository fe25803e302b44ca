// How the game is won, in one sentence before the first choice of somebody's first games.
import type { View } from '@eminent/engine';
import { flag } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { create } from 'zustand';
import { localStore, useFinishedGames } from '../storage/storage.ts';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './goal-hint.module.css';

/** After so many games it is known. */
const FIRST_GAMES = 3;

/** Whether it was put aside for good. */
const useKnown = create<{ readonly known: boolean }>()(() => ({
  known: localStore.readParts('first-words', { known: flag }).known ?? false,
}));

export function resetGoalHint(): void {
  useKnown.setState({ known: false });
}

function putAside(): void {
  useKnown.setState({ known: true });
  localStore.write('first-words', { known: true });
}

/** Everybody's first turn. */
function isBeginning({ decision, turnNumber, players, over }: View): boolean {
  return decision !== undefined && turnNumber <= players.length && !over;
}

export function GoalHint({ view }: { readonly view: View }) {
  const lang = useLang();
  const { known } = useKnown();
  const games = useFinishedGames();
  if (known || games.length >= FIRST_GAMES || !isBeginning(view)) return null;
  const isLearning = view.options.variant === 'learning';
  return (
    <aside className={styles.words} aria-label={msg(lang, 'coach.toWinTitle')} data-first-words>
      <p>{msg(lang, isLearning ? 'coach.toWinLearning' : 'coach.toWin')}</p>
      <IconButton sign="close" label={msg(lang, 'coach.understood')} onClick={putAside} />
    </aside>
  );
}
