// Profile of a user: ratings, playing style, latest games, frequent opponents, achievements.
import {
  type Achievement,
  type OnlinePerson,
  pastGames,
  type Profile,
  profile as profileSchema,
} from '@eminent/protocol/online';
import { type Locale, msg, roleName } from '@eminent/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { RoleIcon, SignIcon } from '../../art/icons.tsx';
import { PlanetArt } from '../../art/planet-art.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { inPath } from '../api.ts';
import { botOf, onlineFace, onlineRank } from '@eminent/pictures';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { nameOf } from '../lobby/table-summary.ts';
import controls from '../parts/controls.module.css';
import { Loaded, Missing, RequestError } from '../parts/request-error.tsx';
import { dateText, monthText } from '../../ui/date-text.ts';
import { GameLine } from './game-line.tsx';
import { OwnPlay } from './own-play.tsx';
import { RatingCurve } from './rating-curve.tsx';
import { useRelation, RELATION_ACTIONS } from './user-relation.ts';
import { ReportWindow } from './report-user.tsx';
import styles from './profile.module.css';

/** Returns the display name of a user. The names of the server's bots are translated. */
export function personName(lang: Locale, { id, name }: OnlinePerson): string {
  return nameOf(lang, { name: botOf(id) === undefined ? name : '', bot: botOf(id) });
}

export function ProfilePage({ id }: { readonly id: string }) {
  const lang = useLang();
  const fetched = useFetched(`/people/${inPath(id)}`, profileSchema);
  const { value, again } = fetched;
  const name =
    value === undefined ? msg(lang, 'online.profile.title') : personName(lang, value.person);
  return (
    <OnlineLayout title={name} seed={71} className={styles.profile}>
      <Loaded fetched={fetched}>{(profile) => <Parts profile={profile} onChange={again} />}</Loaded>
    </OnlineLayout>
  );
}

interface ProfileProps {
  readonly profile: Profile;
  readonly onChange: () => void;
}

function Parts({ profile, onChange }: ProfileProps) {
  const lang = useLang();
  const { ratings, person, headToHead, firsts = [] } = profile;
  const mostPlayed = ratings.reduce((a, b) => (b.games > (a?.games ?? 0) ? b : a), ratings[0]);
  const [players, setPlayers] = useState<number>();
  const rating = ratings.find((one) => one.players === players) ?? mostPlayed;
  return (
    <>
      <div className={styles.who}>
        <Who profile={profile} onChange={onChange} />
        {ratings.length > 0 && (
          <RatingChoice ratings={ratings} chosen={rating} onChoose={setPlayers} />
        )}
        <HowWon profile={profile} />
      </div>
      <div className={styles.course}>
        {rating !== undefined && <RatingHistory rating={rating} />}
        <Games person={person} />
        {profile.friendship === 'self' && <OwnPlay person={person} />}
      </div>
      <div className={styles.met}>
        {headToHead.length > 0 && (
          <section>
            <h2 className={controls.heading}>{msg(lang, 'online.profile.headToHead')}</h2>
            <ul className={styles.duels}>
              {headToHead.map((one) => (
                <Duel key={one.person.id} {...one} />
              ))}
            </ul>
          </section>
        )}
        {firsts.length > 0 && <Achievements firsts={firsts} />}
      </div>
    </>
  );
}

type Rating = Profile['ratings'][number];

function RatingHistory({ rating }: { readonly rating: Rating }) {
  const lang = useLang();
  return (
    <section>
      <h2 className={controls.heading}>
        {msg(lang, 'online.profile.rating', { n: rating.players })}{' '}
        <b className={styles.number}>{Math.round(rating.rating).toLocaleString(lang)}</b>{' '}
        <span className={controls.quiet}>± {Math.round(rating.deviation)}</span>
      </h2>
      <RatingCurve values={rating.history} />
    </section>
  );
}

interface RatingChoiceProps {
  readonly ratings: readonly Rating[];
  readonly chosen: Rating | undefined;
  readonly onChoose: (players: number) => void;
}

function RatingChoice({ ratings, chosen, onChoose }: RatingChoiceProps) {
  const lang = useLang();
  return (
    <div className={styles.ratings} role="group" aria-label={msg(lang, 'online.profile.ratings')}>
      {ratings.map((one) => (
        <button
          key={one.players}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChoose(one.players)}
        >
          <b>{Math.round(one.rating).toLocaleString(lang)}</b>
          <span>{msg(lang, 'online.profile.players', { n: one.players })}</span>
          <span>{msg(lang, 'online.profile.games', { n: one.games })}</span>
        </button>
      ))}
    </div>
  );
}

const ACHIEVEMENT_PLANETS = {
  won: { name: 'styku', type: 'fertile' },
  'won-by-war': { name: 'idroyos', type: 'metallic' },
  'won-by-trade': { name: 'new-texas', type: 'fertile' },
  'won-by-science': { name: 'zephan', type: 'advanced' },
  'twelve-worlds': { name: 'zephan', type: 'advanced' },
  'followed-ten-times': { name: 'oknow', type: 'advanced' },
  'four-goods': { name: 'styku', type: 'fertile' },
  'fifty-points': { name: 'voson', type: 'metallic' },
  'beat-emperor': { name: 'idroyos', type: 'metallic' },
} as const satisfies Record<Achievement, object>;

type ReachedAchievement = NonNullable<Profile['firsts']>[number];

function Achievements({ firsts }: { readonly firsts: readonly ReachedAchievement[] }) {
  const lang = useLang();
  return (
    <section>
      <h2 className={controls.heading}>{msg(lang, 'online.profile.firsts')}</h2>
      <ul className={styles.firsts}>
        {firsts.map(({ what, at }) => (
          <li key={what}>
            <span className={styles.planet}>
              <PlanetArt {...ACHIEVEMENT_PLANETS[what]} />
            </span>
            <span>
              <b>{msg(lang, `online.profile.first.${what}`)}</b>
              <span className={controls.quiet}>{dateText(lang, at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Who({ profile, onChange }: ProfileProps) {
  const lang = useLang();
  const { person, since, games, owner } = profile;
  const kind = msg(lang, `online.profile.kinds.${person.kind}`);
  return (
    <section className={styles.face}>
      <span className={styles.sun} aria-hidden="true">
        <Portrait face={onlineFace(person)} name={person.name} rank={onlineRank(person)} active />
      </span>
      <p className={styles.name}>{personName(lang, person)}</p>
      <p className={controls.quiet}>
        {botOf(person.id) === undefined
          ? msg(lang, 'online.profile.since', { month: monthText(lang, since), n: games })
          : msg(lang, 'online.profile.games', { n: games })}{' '}
        {kind}
        {owner !== undefined && ` ${msg(lang, 'online.profile.botOf', { name: owner.name })}`}
      </p>
      <UserActions profile={profile} onChange={onChange} />
    </section>
  );
}

function UserActions({ profile: { person, friendship, blocked }, onChange }: ProfileProps) {
  const lang = useLang();
  const { act, refusal } = useRelation(person.id, onChange);
  return (
    <>
      <div className={controls.ways}>
        {friendship === 'self' && (
          <Link href="/online/settings" className={controls.small}>
            <SignIcon sign="key" />
            {msg(lang, 'online.profile.account')}
          </Link>
        )}
        {(blocked ? [] : RELATION_ACTIONS[friendship]).map((action) => (
          <button
            key={action}
            type="button"
            className={controls.small}
            onClick={() => void act(action)}
          >
            {msg(lang, `online.friends.ways.${action}`)}
          </button>
        ))}
        {friendship !== 'self' && person.kind !== 'former' && botOf(person.id) === undefined && (
          <>
            <button
              type="button"
              className={controls.small}
              onClick={() => void act(blocked ? 'unblock' : 'block')}
            >
              {msg(lang, `online.friends.ways.${blocked ? 'unblock' : 'block'}`)}
            </button>
            <Report person={person} />
          </>
        )}
      </div>
      <RequestError refusal={refusal} />
    </>
  );
}

function Report({ person }: { readonly person: OnlinePerson }) {
  const lang = useLang();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={controls.small} onClick={() => setIsOpen(true)}>
        {msg(lang, 'online.report.open')}
      </button>
      {isOpen && <ReportWindow person={person} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function HowWon({ profile }: { readonly profile: Profile }) {
  const lang = useLang();
  const { statistics, habits } = profile;
  const { worlds, influence, technologies } = statistics;
  const sum = worlds + influence + technologies;
  const parts = [
    ['colonize', 'worlds', worlds],
    ['trade', 'influence', influence],
    ['research', 'technologies', technologies],
  ] as const;
  const favorite = habits?.leads[0];
  const decisions = (habits?.followed ?? 0) + (habits?.dissented ?? 0);
  if (sum === 0) return null;
  return (
    <section className={styles.how}>
      <h2 className={controls.heading}>{msg(lang, 'online.profile.how')}</h2>
      <dl>
        {parts.map(([role, name, value]) => (
          <div key={name} data-hue={role}>
            <dt>
              <RoleIcon role={role} size={24} />
              {msg(lang, `online.profile.from.${name}`)}
            </dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(100 * value) / sum}%` }} />
              </span>
              {msg(lang, 'ui.percent', { n: Math.round((100 * value) / sum) })}
            </dd>
          </div>
        ))}
      </dl>
      {favorite !== undefined && (
        <p className={controls.quiet}>
          {msg(lang, 'online.profile.leads', { role: roleName(lang, favorite.role) })}{' '}
          {decisions > 0 &&
            msg(lang, 'online.profile.follows', {
              share: Math.round((100 * (habits?.followed ?? 0)) / decisions),
            })}
        </p>
      )}
    </section>
  );
}

function Games({ person }: { readonly person: OnlinePerson }) {
  const lang = useLang();
  const { value, problem, again } = useFetched(`/people/${inPath(person.id)}/games`, pastGames);
  const games = value?.games.slice(0, 5) ?? [];
  return (
    <section>
      <h2 className={controls.heading}>{msg(lang, 'online.profile.latest')}</h2>
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {value?.games.length === 0 && (
          <p className={controls.quiet}>{msg(lang, 'online.profile.noGames')}</p>
        )}
        <ul className={controls.lines}>
          {games.map((game) => (
            <GameLine key={game.table} game={game} />
          ))}
        </ul>
        {games.length > 0 && (
          <Link href={`/online/profile/${person.id}/games`} className={controls.link}>
            <SignIcon sign="log" />
            {msg(lang, 'online.profile.allGames')}
          </Link>
        )}
      </Missing>
    </section>
  );
}

function Duel({ person, won, lost }: Profile['headToHead'][number]) {
  const lang = useLang();
  const name = personName(lang, person);
  return (
    <li>
      <Portrait face={onlineFace(person)} name={name} rank={onlineRank(person)} />
      <span className={styles.duel}>
        <span>
          <b>{won}</b>
          <Link href={`/online/profile/${person.id}`}>{name}</Link>
          <b>{lost}</b>
        </span>
        <span className="sr-only">{msg(lang, 'online.profile.duel', { won, lost })}</span>
        <span className={styles.versus} aria-hidden="true">
          <span style={{ width: `${won + lost === 0 ? 50 : (100 * won) / (won + lost)}%` }} />
        </span>
      </span>
    </li>
  );
}
