// The leaderboards: for each number of players, one of people and one of bots.
import { type Leaderboard, leaderboard as leaderboardSchema } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { onlineFace, onlineRank } from '@eminent/pictures';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { usePagedRows } from '../use-paged-rows.ts';
import controls from '../parts/controls.module.css';
import { PagedList } from '../parts/paged-list.tsx';
import { personName } from '../profile/profile-page.tsx';
import { useMe } from '../user-session.ts';
import styles from './leaderboard.module.css';

const PLAYERS = [2, 3, 4, 5] as const;
const KINDS = ['people', 'bots'] as const;
type Kind = (typeof KINDS)[number];

function addressOf(players: number, kind: Kind): string {
  return `/online/leaderboard/${players}${kind === 'bots' ? '/bots' : ''}`;
}

export function LeaderboardPage({
  players: listed,
  kind = 'people',
}: {
  /** The number of players from the address. Other values than 2 to 5 select 2. */
  readonly players?: string | undefined;
  readonly kind?: Kind;
}) {
  const lang = useLang();
  const me = useMe();
  const players = PLAYERS.find((n) => String(n) === listed) ?? PLAYERS[0];
  const path = `/leaderboard?players=${players}&kind=${kind}`;
  const page = usePagedRows(path, leaderboardSchema, ({ rows }) => rows);
  return (
    <OnlineLayout
      title={msg(lang, 'online.ways.leaderboard')}
      seed={83}
      className={styles.leaderboard}
    >
      <nav className={controls.chips} aria-label={msg(lang, 'ui.players')}>
        {PLAYERS.map((n) => (
          <Link
            key={n}
            href={addressOf(n, kind)}
            className={controls.small}
            aria-current={n === players ? 'page' : undefined}
          >
            {msg(lang, 'online.profile.players', { n })}
          </Link>
        ))}
      </nav>
      <nav className={controls.chips} aria-label={msg(lang, 'online.leaderboard.kind')}>
        {KINDS.map((one) => (
          <Link
            key={one}
            href={addressOf(players, one)}
            className={controls.small}
            aria-current={one === kind ? 'page' : undefined}
          >
            {msg(lang, `online.leaderboard.kinds.${one}`)}
          </Link>
        ))}
      </nav>
      <PagedList page={page} none={msg(lang, 'online.leaderboard.none')}>
        {(rows) => <RankedRows rows={rows} ownId={me?.id} />}
      </PagedList>
    </OnlineLayout>
  );
}

interface RankedRowsProps {
  readonly rows: Leaderboard['rows'];
  readonly ownId: string | undefined;
}

function RankedRows({ rows, ownId }: RankedRowsProps) {
  const lang = useLang();
  return (
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
        {rows.map(({ rank, person, rating, deviation, games }) => (
          <tr key={person.id} data-own={person.id === ownId || undefined}>
            <td>{rank}</td>
            <td>
              <Link href={`/online/profile/${person.id}`} className={styles.who}>
                <Portrait face={onlineFace(person)} name={person.name} rank={onlineRank(person)} />
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
  );
}
