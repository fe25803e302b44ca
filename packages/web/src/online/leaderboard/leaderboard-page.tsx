// The best by number of players; computer players stand among people and are marked.
import { leaderboard as leaderboardSchema } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { onlineFace } from '../faces.ts';
import { useFetched } from '../fetched.ts';
import { Frame } from '../frame/frame.tsx';
import pieces from '../parts/pieces.module.css';
import { Missing } from '../parts/refused.tsx';
import { personName } from '../profile/profile-page.tsx';
import { useMe } from '../session.ts';
import styles from './leaderboard.module.css';

const PLAYERS = [2, 3, 4, 5] as const;

export function LeaderboardPage({ players }: { readonly players: number }) {
  const lang = useLang();
  const me = useMe();
  const path = `/leaderboard?players=${players}`;
  const { value, problem, again } = useFetched(path, leaderboardSchema);
  return (
    <Frame title={msg(lang, 'online.ways.leaderboard')} seed={83} className={styles.leaderboard}>
      <nav className={styles.choice} aria-label={msg(lang, 'ui.players')}>
        {PLAYERS.map((n) => (
          <Link
            key={n}
            href={`/online/leaderboard/${n}`}
            className={pieces.small}
            aria-current={n === players ? 'page' : undefined}
          >
            {msg(lang, 'online.profile.players', { n })}
          </Link>
        ))}
      </nav>
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {value === undefined && <p role="status">{msg(lang, 'ui.loading')}</p>}
        {value?.rows.length === 0 && (
          <p className={pieces.quiet}>{msg(lang, 'online.leaderboard.none')}</p>
        )}
        {value !== undefined && value.rows.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{msg(lang, 'online.leaderboard.rank')}</th>
                <th scope="col">{msg(lang, 'ui.player')}</th>
                <th scope="col">{msg(lang, 'online.leaderboard.rating')}</th>
                <th scope="col">{msg(lang, 'online.leaderboard.games')}</th>
              </tr>
            </thead>
            <tbody>
              {value.rows.map(({ rank, person, rating, deviation, games }) => (
                <tr key={person.id} data-own={person.id === me?.id || undefined}>
                  <td>{rank}</td>
                  <td>
                    <Link href={`/online/profile/${person.id}`} className={styles.who}>
                      <Portrait face={onlineFace(person)} name={person.name} />
                      <span>
                        {personName(lang, person)}
                        {person.kind === 'bot' && <small> {msg(lang, 'online.create.bot')}</small>}
                      </span>
                    </Link>
                  </td>
                  <td>
                    <b>{Math.round(rating)}</b> <small>± {Math.round(deviation)}</small>
                  </td>
                  <td>{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Missing>
    </Frame>
  );
}
