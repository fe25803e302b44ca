// The dialog for a seat: open, reserved for a friend, or a bot.
import type { Friend } from '@eminent/protocol/online';
import { LEVELS, STYLES } from '@eminent/bots/registry';
import { msg, opponentText } from '@eminent/text';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { levelOf, onlineFace } from '@eminent/pictures';
import { FreeSeat } from '../table-thumbnail/orbit-seat.tsx';
import controls from '../parts/controls.module.css';
import type { SeatWish } from './table-form.ts';
import styles from './create.module.css';

export function SeatWindow({
  at,
  wish,
  friends,
  taken,
  onChoose,
  onClose,
}: {
  /** Index among the other seats, from 0. */
  readonly at: number;
  readonly wish: SeatWish;
  readonly friends: readonly Friend[];
  /** Friends who already have a seat. */
  readonly taken: readonly string[];
  readonly onChoose: (wish: SeatWish) => void;
  readonly onClose: () => void;
}) {
  const lang = useLang();
  return (
    <Dialog title={msg(lang, 'online.create.whoSits', { n: at + 2 })} onClose={onClose}>
      <div className={styles.people}>
        <button
          type="button"
          className={styles.who}
          aria-pressed={wish.kind === 'open'}
          onClick={() => onChoose({ kind: 'open' })}
        >
          <FreeSeat />
          <b>{msg(lang, 'online.create.open')}</b>
          <span>{msg(lang, 'online.create.openText')}</span>
        </button>
      </div>
      <section className={controls.stack}>
        <h3 className={controls.section}>{msg(lang, 'online.friends.title')}</h3>
        {friends.length === 0 && <p>{msg(lang, 'online.friends.none')}</p>}
        <div className={styles.people}>
          {friends.map(({ person, presence }) => (
            <button
              key={person.id}
              type="button"
              className={styles.who}
              aria-pressed={wish.kind === 'friend' && wish.person === person.id}
              disabled={
                taken.includes(person.id) && !(wish.kind === 'friend' && wish.person === person.id)
              }
              onClick={() => onChoose({ kind: 'friend', person: person.id, name: person.name })}
            >
              <Portrait face={onlineFace(person)} name={person.name} />
              <b>{person.name}</b>
              <span>{msg(lang, `online.presence.${presence}`)}</span>
            </button>
          ))}
        </div>
      </section>
      {[['ui.levels', LEVELS] as const, ['ui.styles', STYLES] as const].map(([title, bots]) => (
        <section key={title} className={controls.stack}>
          <h3 className={controls.section}>{msg(lang, title)}</h3>
          <div className={styles.people}>
            {bots.map((bot) => (
              <button
                key={bot}
                type="button"
                className={styles.who}
                aria-pressed={wish.kind === 'bot' && wish.bot === bot}
                onClick={() => onChoose({ kind: 'bot', bot })}
              >
                <Portrait face={bot} name={opponentText(lang, bot).name} rank={levelOf(bot)} />
                <b>{opponentText(lang, bot).name}</b>
                <span>{opponentText(lang, bot).text}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}
