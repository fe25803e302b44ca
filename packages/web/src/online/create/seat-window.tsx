// The dialog that assigns a seat of a new table: to any player, a friend, or a bot.
import type { Friend } from '@eminent/protocol/online';
import { LEVELS, STYLES } from '@eminent/bots/registry';
import { msg, opponentText } from '@eminent/text';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { levelOf, onlineFace } from '@eminent/pictures';
import { FreeSeat } from '../table-thumbnail/orbit-seat.tsx';
import controls from '../parts/controls.module.css';
import type { SeatChoice } from './table-form.ts';
import styles from './create.module.css';

interface ChoiceProps {
  readonly choice: SeatChoice;
  readonly onChoose: (choice: SeatChoice) => void;
}

interface FriendChoiceProps extends ChoiceProps {
  readonly friends: readonly Friend[];
  /** The ids of friends who already have a seat. */
  readonly taken: readonly string[];
}

interface SeatWindowProps extends FriendChoiceProps {
  /** Index of the seat, not counting the host. */
  readonly at: number;
  readonly onClose: () => void;
}

export function SeatWindow({ at, choice, friends, taken, onChoose, onClose }: SeatWindowProps) {
  const lang = useLang();
  return (
    <Dialog title={msg(lang, 'online.create.whoSits', { n: at + 2 })} onClose={onClose}>
      <div className={styles.people}>
        <button
          type="button"
          className={styles.who}
          aria-pressed={choice.kind === 'open'}
          onClick={() => onChoose({ kind: 'open' })}
        >
          <FreeSeat />
          <b>{msg(lang, 'online.create.open')}</b>
          <span>{msg(lang, 'online.create.openText')}</span>
        </button>
      </div>
      <FriendChoice choice={choice} friends={friends} taken={taken} onChoose={onChoose} />
      <BotChoice choice={choice} onChoose={onChoose} />
    </Dialog>
  );
}

function FriendChoice({ choice, friends, taken, onChoose }: FriendChoiceProps) {
  const lang = useLang();
  return (
    <section className={controls.stack}>
      <h3 className={controls.section}>{msg(lang, 'online.friends.title')}</h3>
      {friends.length === 0 && <p>{msg(lang, 'online.friends.none')}</p>}
      <div className={styles.people}>
        {friends.map(({ person, presence }) => {
          const isChosen = choice.kind === 'friend' && choice.person === person.id;
          return (
            <button
              key={person.id}
              type="button"
              className={styles.who}
              aria-pressed={isChosen}
              disabled={taken.includes(person.id) && !isChosen}
              onClick={() => onChoose({ kind: 'friend', person: person.id, name: person.name })}
            >
              <Portrait face={onlineFace(person)} name={person.name} />
              <b>{person.name}</b>
              <span>{msg(lang, `online.presence.${presence}`)}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

function BotChoice({ choice, onChoose }: ChoiceProps) {
  const lang = useLang();
  return [['ui.levels', LEVELS] as const, ['ui.styles', STYLES] as const].map(([title, bots]) => (
    <section key={title} className={controls.stack}>
      <h3 className={controls.section}>{msg(lang, title)}</h3>
      <div className={styles.people}>
        {bots.map((bot) => (
          <button
            key={bot}
            type="button"
            className={styles.who}
            aria-pressed={choice.kind === 'bot' && choice.bot === bot}
            onClick={() => onChoose({ kind: 'bot', bot })}
          >
            <Portrait face={bot} name={opponentText(lang, bot).name} rank={levelOf(bot)} />
            <b>{opponentText(lang, bot).name}</b>
            <span>{opponentText(lang, bot).text}</span>
          </button>
        ))}
      </div>
    </section>
  ));
}
