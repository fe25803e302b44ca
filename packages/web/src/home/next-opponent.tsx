// On the home screen: a game against the opponent that the player's results recommend.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { msg, opponentText } from '@eminent/text';
import { CHARACTER_NAMES } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { setUpGame } from '../new-game/new-game-setup.ts';
import { useLang } from '../settings/settings.ts';
import { useFinishedGames } from '../storage/storage.ts';
import { duelsOf, recommendedLevel } from './recommendation.ts';
import styles from './next-opponent.module.css';

export function NextOpponent({ onPlay }: { readonly onPlay: (game: SavedGame) => void }) {
  const lang = useLang();
  const level = recommendedLevel(duelsOf(useFinishedGames()));
  if (level === undefined) return null;
  const name = CHARACTER_NAMES[level];
  const play = () =>
    onPlay(setUpGame(DEFAULT_OPTIONS, [{ name: '' }, { name, bot: level }], 'chance', ''));
  return (
    <button type="button" className={styles.opponent} onClick={play}>
      <Portrait face={level} name={name} rank={level} className={styles.face} />
      <span>
        <small>{msg(lang, 'ui.campaign.recommended')}</small>{' '}
        <b>{msg(lang, 'ui.campaign.opponent', { name, title: opponentText(lang, level).name })}</b>
      </span>
    </button>
  );
}
