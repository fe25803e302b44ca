// A button of the home screen that starts a game against the recommended opponent.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { msg, opponentText } from '@eminent/text';
import { CHARACTER_NAMES } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { openGame } from '../game/open-game.ts';
import { setUpGame } from '../new-game/new-game-setup.ts';
import { useLang } from '../settings/settings.ts';
import { useFinishedGames } from '../storage/storage.ts';
import { duelsOf, recommendedLevel } from './recommendation.ts';
import styles from './next-opponent.module.css';

export function NextOpponent() {
  const lang = useLang();
  const level = recommendedLevel(duelsOf(useFinishedGames()));
  if (level === undefined) return null;
  const name = CHARACTER_NAMES[level];
  const play = () => openGame(setUpGame(DEFAULT_OPTIONS, [{ name: '' }, { name, bot: level }]));
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
