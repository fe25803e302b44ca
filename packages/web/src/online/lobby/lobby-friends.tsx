// Friends in the lobby: their presence, their activity, and one action: join, watch or invite.
import { type Friend, friends as friendsSchema } from '@eminent/protocol/online';
import { msg, type Locale } from '@eminent/text';
import { Link } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { onlineFace } from '@eminent/pictures';
import { useFetched } from '../use-fetched.ts';
import { useTakeSeat } from '../invite/take-seat.ts';
import { PresenceMark } from '../table-thumbnail/presence.tsx';
import controls from '../parts/controls.module.css';
import { Missing, RequestError } from '../parts/request-error.tsx';
import { dayText } from '../../ui/date-text.ts';
import { useNow } from '../time-text.ts';
import styles from './lobby.module.css';

const POLL_MS = 20_000;

export function useFriends() {
  return useFetched('/me/friends', friendsSchema, POLL_MS);
}

export function LobbyFriends() {
  const lang = useLang();
  const { value, problem, again } = useFriends();
  const requests = value?.received.length ?? 0;
  return (
    <section aria-labelledby="friends" className={styles.friends}>
      <h2 id="friends" className={controls.heading}>
        {msg(lang, 'online.friends.title')}
      </h2>
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {value?.friends.length === 0 && (
          <p className={controls.quiet}>{msg(lang, 'online.friends.none')}</p>
        )}
        <ul className={styles.friendList}>
          {value?.friends.map((friend) => (
            <FriendLine key={friend.person.id} friend={friend} />
          ))}
        </ul>
        <Link href="/online/friends" className={controls.link}>
          <SignIcon sign="plus" />
          {requests > 0
            ? msg(lang, 'online.friends.asking', { n: requests })
            : msg(lang, 'online.friends.add')}
        </Link>
      </Missing>
    </section>
  );
}

function activityText(lang: Locale, { presence, seen, table }: Friend, now: number): string {
  if (table?.free === true) return msg(lang, 'online.friends.hasSeat');
  if (table?.turn !== undefined && presence !== 'offline') {
    return msg(lang, 'online.friends.plays', { n: table.turn });
  }
  if (presence === 'offline' && seen !== undefined) {
    return msg(lang, 'online.friends.seen', { day: dayText(lang, seen, now) });
  }
  return msg(lang, `online.presence.${presence}`);
}

export function FriendLine({ friend }: { readonly friend: Friend }) {
  const lang = useLang();
  const now = useNow(60_000);
  const { sit, refusal, busy } = useTakeSeat();
  const { person, presence, table } = friend;
  return (
    <li className={styles.friend}>
      <Portrait
        face={onlineFace(person)}
        name={person.name}
        dimmed={presence === 'offline'}
        mark={<PresenceMark presence={presence} />}
      />
      <span className={styles.friendWords}>
        <Link href={`/online/profile/${person.id}`}>
          <b>{person.name}</b>{' '}
          <span className={controls.quiet}>{activityText(lang, friend, now)}</span>
        </Link>
        {refusal !== undefined && <RequestError refusal={refusal} />}
      </span>
      {table?.free === true ? (
        <button
          type="button"
          className={`${controls.small} ${controls.golden}`}
          aria-label={msg(lang, 'online.friends.joinName', { name: person.name })}
          disabled={busy}
          onClick={() => void sit(table)}
        >
          {msg(lang, 'online.friends.join')}
        </button>
      ) : table?.watch === true ? (
        <Link
          href={`/online/t/${table.table}`}
          className={controls.small}
          aria-label={msg(lang, 'online.friends.watchName', { name: person.name })}
        >
          {msg(lang, 'online.lobby.watch')}
        </Link>
      ) : (
        <Link
          href={`/online/new/${person.id}`}
          className={controls.small}
          aria-label={msg(lang, 'online.friends.inviteName', { name: person.name })}
        >
          {msg(lang, 'online.friends.invite')}
        </Link>
      )}
    </li>
  );
}
