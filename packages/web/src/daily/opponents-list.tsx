// The opponents of a daily game or challenge: face, name, and how they play.
import { msg, opponentText } from '@eminent/text';
import type { Seat } from '@eminent/protocol';
import { facesOf, rankOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './daily.module.css';

export function OpponentsList({ seats }: { readonly seats: readonly Seat[] }) {
  const lang = useLang();
  const faces = facesOf(seats);
  return (
    <section aria-label={msg(lang, 'daily.opponents')}>
      <ul className={styles.opponents}>
        {seats.map((seat, at) => {
          if (seat.kind !== 'bot') return null;
          const [bot = ''] = seat.bot.split(':');
          const { name, text } = opponentText(lang, bot);
          return (
            <li key={`seat ${at + 1}`}>
              <Portrait
                face={faces[at] ?? 'regent'}
                name={seat.name}
                rank={rankOf({ seats }, at)}
                className={styles.face}
              />
              <span>
                <b>{seat.name}</b> <span className="soft">{name}</span>
                <small>{text}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
