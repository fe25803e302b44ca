// Friends: the list, requests, blocked users, and ways to add more: by name, by a link, or from
// recent games.
import { type Friends, found, friendLink, type OnlinePerson, met } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, NOTHING, type Refusal } from '../api.ts';
import { onlineFace, onlineRank } from '@eminent/pictures';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { addressesOf } from '../share-link.ts';
import { FriendLine, useFriends } from '../lobby/lobby-friends.tsx';
import { NameWindow } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { Missing, RequestError } from '../parts/request-error.tsx';
import { ShareLink } from '../parts/share.tsx';
import { useMe } from '../user-session.ts';
import { type RelationWay, useRelation, waysWith } from './user-relation.ts';
import styles from './profile.module.css';

export function FriendsPage({ link }: { readonly link?: string }) {
  const lang = useLang();
  const me = useMe();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <OnlineLayout title={msg(lang, 'online.friends.title')} className={styles.friends}>
      {me === undefined ? (
        <div className={controls.empty}>
          <p className={controls.quiet}>{msg(lang, 'online.friends.needName')}</p>
          <button type="button" className="primary" onClick={() => setIsAsking(true)}>
            {msg(lang, 'online.name.title')}
          </button>
          {isAsking && (
            <NameWindow onClose={() => setIsAsking(false)} onNamed={() => setIsAsking(false)} />
          )}
        </div>
      ) : (
        <FriendsContent link={link} />
      )}
    </OnlineLayout>
  );
}

function FriendsContent({ link }: { readonly link: string | undefined }) {
  const lang = useLang();
  const { value, problem, again } = useFriends();
  return (
    <>
      {link !== undefined && <Accept link={link} onDone={again} />}
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {value === undefined ? (
          <p role="status">{msg(lang, 'ui.loading')}</p>
        ) : (
          <Lists friends={value} onChange={again} />
        )}
      </Missing>
      <Find friends={value} onChange={again} />
      <OwnLink />
      <Link href="/online/leaderboard" className={controls.link}>
        <SignIcon sign="log" />
        {msg(lang, 'online.ways.leaderboard')}
      </Link>
    </>
  );
}

function Lists({
  friends,
  onChange,
}: {
  readonly friends: Friends;
  readonly onChange: () => void;
}) {
  const lang = useLang();
  return (
    <>
      {friends.received.length > 0 && (
        <People title={msg(lang, 'online.friends.askYou')}>
          {friends.received.map((person) => (
            <Person
              key={person.id}
              person={person}
              onChange={onChange}
              ways={['accept', 'refuse']}
            />
          ))}
        </People>
      )}
      <section className={controls.stack}>
        <h2 className={controls.section}>
          {msg(lang, 'online.friends.yours', { n: friends.friends.length })}
        </h2>
        {friends.friends.length === 0 && (
          <p className={controls.quiet}>{msg(lang, 'online.friends.none')}</p>
        )}
        <ul className={styles.people}>
          {friends.friends.map((friend) => (
            <FriendLine key={friend.person.id} friend={friend} />
          ))}
        </ul>
      </section>
      {friends.sent.length > 0 && (
        <People title={msg(lang, 'online.friends.requestSent')}>
          {friends.sent.map((person) => (
            <Person key={person.id} person={person} onChange={onChange} ways={['takeBack']} />
          ))}
        </People>
      )}
      {friends.blocked.length > 0 && (
        <People title={msg(lang, 'online.friends.blocked')}>
          {friends.blocked.map((person) => (
            <Person key={person.id} person={person} onChange={onChange} ways={['unblock']} />
          ))}
        </People>
      )}
    </>
  );
}

function People({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={controls.stack}>
      <h2 className={controls.section}>{title}</h2>
      <ul className={styles.people}>{children}</ul>
    </section>
  );
}

export function Person({
  person,
  ways,
  onChange,
}: {
  readonly person: OnlinePerson;
  readonly ways: readonly RelationWay[];
  readonly onChange: () => void;
}) {
  const lang = useLang();
  const { act, refusal } = useRelation(person.id, onChange);
  return (
    <li className={styles.person}>
      <Portrait face={onlineFace(person)} name={person.name} rank={onlineRank(person)} />
      <span>
        <Link href={`/online/profile/${person.id}`}>{person.name}</Link>
        {refusal !== undefined && <RequestError refusal={refusal} />}
      </span>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          className={controls.small}
          aria-label={`${msg(lang, `online.friends.ways.${way}`)}: ${person.name}`}
          onClick={() => void act(way)}
        >
          {msg(lang, `online.friends.ways.${way}`)}
        </button>
      ))}
    </li>
  );
}

/** Accepts the link of a user who wants to be friends. */
function Accept({ link, onDone }: { readonly link: string; readonly onDone: () => void }) {
  const lang = useLang();
  const [refusal, setRefusal] = useState<Refusal>();
  const accept = async () => {
    const answer = await ask('POST', '/me/friends/accept', NOTHING, { link });
    if (!answer.ok) return setRefusal(answer.refusal);
    onDone();
    return navigate('/online/friends', { replace: true });
  };
  return (
    <section className={`${controls.stack} ${controls.panel}`}>
      <p>{msg(lang, 'online.friends.linkText')}</p>
      <button type="button" className="primary" onClick={() => void accept()}>
        {msg(lang, 'online.friends.linkAccept')}
      </button>
      <RequestError refusal={refusal} />
    </section>
  );
}

/** Finds users by name or among recent opponents. */
function Find({
  friends,
  onChange,
}: {
  /** The known relations, which decide what actions are possible. */
  readonly friends: Friends | undefined;
  readonly onChange: () => void;
}) {
  const lang = useLang();
  const me = useMe();
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState('');
  const search = useFetched(wanted === '' ? undefined : `/people?name=${inPath(wanted)}`, found);
  const lately = useFetched('/me/met', met);
  const people = wanted === '' ? lately.value?.people : search.value?.people;
  const others = people?.filter(({ id }) => id !== me?.id);
  return (
    <section className={controls.stack}>
      <h2 className={controls.section}>{msg(lang, 'online.friends.find')}</h2>
      <form
        role="search"
        className={controls.ways}
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(name.trim());
        }}
      >
        <input
          type="search"
          aria-label={msg(lang, 'online.friends.byName')}
          placeholder={msg(lang, 'online.friends.byName')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit">{msg(lang, 'ui.search')}</button>
      </form>
      {wanted !== '' && search.problem !== undefined && <RequestError refusal={search.problem} />}
      {wanted === '' && others !== undefined && others.length > 0 && (
        <h3 className={controls.quiet}>{msg(lang, 'online.friends.met')}</h3>
      )}
      <p
        role="status"
        className={wanted !== '' && others?.length === 0 ? controls.quiet : 'sr-only'}
      >
        {wanted !== '' &&
          others !== undefined &&
          msg(lang, 'online.friends.found', { n: others.length })}
      </p>
      <ul className={styles.people}>
        {others?.map((person) => (
          <Person
            key={person.id}
            person={person}
            onChange={onChange}
            ways={friends === undefined ? [] : waysWith(friends, person.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The user's own friend link. Another user who opens it becomes a friend immediately. */
function OwnLink() {
  const lang = useLang();
  const me = useMe();
  const [link, setLink] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const make = async () => {
    const answer = await ask('POST', '/me/friends/link', friendLink);
    if (answer.ok) setLink(answer.value.link);
    else setRefusal(answer.refusal);
  };
  return (
    <section className={controls.stack}>
      <h2 className={controls.section}>{msg(lang, 'online.friends.ownLink')}</h2>
      <p className={controls.quiet}>{msg(lang, 'online.friends.ownLinkText')}</p>
      {link === undefined ? (
        <button type="button" onClick={() => void make()}>
          {msg(lang, 'online.friends.makeLink')}
        </button>
      ) : (
        <ShareLink
          addresses={addressesOf('friends', link)}
          label={msg(lang, 'online.friends.ownLink')}
          title={me?.name ?? ''}
        />
      )}
      <RequestError refusal={refusal} />
    </section>
  );
}
