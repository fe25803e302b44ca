// The friends page: friends, requests and blocked users. The user finds more friends by name, among
// recent opponents, or with a link.
import { type Friends, found, friendLink, type OnlinePerson, met } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, ANY_RESPONSE, type Refusal } from '../api.ts';
import { onlineFace, onlineRank } from '@eminent/pictures';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { addressesOf } from '../share-link.ts';
import { FriendLine, useFriends } from '../lobby/lobby-friends.tsx';
import { NameWindow } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { Loaded, RequestError } from '../parts/request-error.tsx';
import { ShareLink } from '../parts/share.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { useMe } from '../user-session.ts';
import { actionsFor, RELATION_ACTIONS, type RelationAction, useRelation } from './user-relation.ts';
import styles from './profile.module.css';

export function FriendsPage({ link }: { readonly link?: string | undefined }) {
  const lang = useLang();
  const me = useMe();
  const [asksName, setAsksName] = useState(false);
  return (
    <OnlineLayout title={msg(lang, 'online.friends.title')} className={styles.friends}>
      {me === undefined ? (
        <div className={controls.empty}>
          <p className={controls.quiet}>{msg(lang, 'online.friends.needName')}</p>
          <button type="button" className="primary" onClick={() => setAsksName(true)}>
            {msg(lang, 'online.name.title')}
          </button>
          {asksName && (
            <NameWindow onClose={() => setAsksName(false)} onNamed={() => setAsksName(false)} />
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
  const fetched = useFriends();
  const { value, again } = fetched;
  return (
    <>
      {link !== undefined && <AcceptLink link={link} onDone={again} />}
      <Loaded fetched={fetched}>{(friends) => <Lists friends={friends} onChange={again} />}</Loaded>
      <FindUsers friends={value} onChange={again} />
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
      <People
        title={msg(lang, 'online.friends.askYou')}
        people={friends.received}
        actions={RELATION_ACTIONS.received}
        onChange={onChange}
      />
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
      <People
        title={msg(lang, 'online.friends.requestSent')}
        people={friends.sent}
        actions={RELATION_ACTIONS.sent}
        onChange={onChange}
      />
      <People
        title={msg(lang, 'online.friends.blocked')}
        people={friends.blocked}
        actions={['unblock']}
        onChange={onChange}
      />
    </>
  );
}

interface PersonProps {
  readonly person: OnlinePerson;
  readonly actions: readonly RelationAction[];
  readonly onChange: () => void;
}

interface PeopleProps extends Omit<PersonProps, 'person'> {
  readonly title: string;
  readonly people: readonly OnlinePerson[];
}

function People({ title, people, actions, onChange }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <section className={controls.stack}>
      <h2 className={controls.section}>{title}</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} actions={actions} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person, actions, onChange }: PersonProps) {
  const lang = useLang();
  const { act, refusal } = useRelation(person.id, onChange);
  return (
    <li className={styles.person}>
      <Portrait face={onlineFace(person)} name={person.name} rank={onlineRank(person)} />
      <span>
        <Link href={`/online/profile/${person.id}`}>{person.name}</Link>
        {refusal !== undefined && <RequestError refusal={refusal} />}
      </span>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className={controls.small}
          aria-label={`${msg(lang, `online.friends.ways.${action}`)}: ${person.name}`}
          onClick={() => void act(action)}
        >
          {msg(lang, `online.friends.ways.${action}`)}
        </button>
      ))}
    </li>
  );
}

function AcceptLink({ link, onDone }: { readonly link: string; readonly onDone: () => void }) {
  const lang = useLang();
  const [refusal, setRefusal] = useState<Refusal>();
  const accept = async () => {
    const answer = await ask('POST', '/me/friends/accept', ANY_RESPONSE, { link });
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

interface FindUsersProps {
  /** Determines the possible actions; undefined until loaded. */
  readonly friends: Friends | undefined;
  readonly onChange: () => void;
}

function FindUsers({ friends, onChange }: FindUsersProps) {
  const lang = useLang();
  const me = useMe();
  const [wanted, setWanted] = useState('');
  const search = useFetched(wanted === '' ? undefined : `/people?name=${inPath(wanted)}`, found);
  const recentOpponents = useFetched('/me/met', met);
  const people = wanted === '' ? recentOpponents.value?.people : search.value?.people;
  const others = people?.filter(({ id }) => id !== me?.id);
  return (
    <section className={controls.stack}>
      <h2 className={controls.section}>{msg(lang, 'online.friends.find')}</h2>
      <SearchForm onSearch={setWanted} />
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
            actions={friends === undefined ? [] : actionsFor(friends, person.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function SearchForm({ onSearch }: { readonly onSearch: (name: string) => void }) {
  const lang = useLang();
  const [name, setName] = useState('');
  return (
    <form
      role="search"
      className={controls.ways}
      onSubmit={submitHandler(() => onSearch(name.trim()))}
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
  );
}

/** The user's own friend link. Another user who accepts it becomes a friend immediately. */
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
