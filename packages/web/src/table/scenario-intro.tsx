// The window that shows the scenario of each player. It opens once, at the player's first choice.
import type { GameEvent, View } from '@eminent/engine';
import { msg, scenarioName, scenarioText, seatName } from '@eminent/text';
import { useEffect } from 'react';
import type { About } from '../game/game-channel.ts';
import { faceOf, rankOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { ScenarioPicture } from '../cards/scenario-picture.tsx';
import type { GameOnPage } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { AboveTable } from '../game/table-windows.ts';
import styles from './scenario-intro.module.css';

interface ScenarioIntroProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly about: Pick<About, 'seats' | 'faces'>;
  readonly onClose: () => void;
}

export function ScenarioIntro({ view, names, about, onClose }: ScenarioIntroProps) {
  const lang = useLang();
  return (
    <Dialog title={msg(lang, 'ui.scenarioIntro')} className={styles.window} onClose={onClose}>
      <ul className={styles.cards}>
        {view.players.map(
          ({ seat, scenario }) =>
            scenario !== undefined && (
              <li key={seat} className={styles.card} data-own={seat === view.seat || undefined}>
                <span className={styles.who}>
                  <Portrait
                    face={faceOf(about, seat)}
                    name={names[seat] ?? ''}
                    rank={rankOf(about, seat)}
                  />
                  {seatName({ names }, seat)}
                </span>
                <h3>{scenarioName(lang, scenario)}</h3>
                <p>{scenarioText(lang, scenario)}</p>
                <ScenarioPicture scenario={scenario} />
              </li>
            ),
        )}
      </ul>
      <button type="button" className="primary" onClick={onClose}>
        {msg(lang, 'ui.scenarioIntroClose')}
      </button>
    </Dialog>
  );
}

/** Ids of games whose scenarios were shown since the page was loaded. */
const shownGames = new Set<string>();

const CHOICES: readonly GameEvent['type'][] = ['action', 'lead', 'follow', 'dissent'];

/** Whether the player must make their first choice after the scenarios were dealt or chosen. */
function isFirstChoice({ view, events }: Pick<GameOnPage, 'view' | 'events'>): boolean {
  const { decision, turnNumber, players, seat } = view;
  return (
    decision !== undefined &&
    decision.step !== 'choose-scenario' &&
    turnNumber <= players.length &&
    players.some(({ scenario }) => scenario !== undefined) &&
    !events.some((event) => CHOICES.includes(event.type) && 'seat' in event && event.seat === seat)
  );
}

export function useScenarioIntro(game: GameOnPage, show: (window: AboveTable) => void): void {
  const opens = isFirstChoice(game);
  const { id } = game.about;
  useEffect(() => {
    if (!opens || shownGames.has(id)) return;
    shownGames.add(id);
    show({ kind: 'scenarios' });
  }, [opens, id, show]);
}
