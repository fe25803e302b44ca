// The seats of a new table around an unlit star. All except the host's can be pressed.
import type { Friend } from '@eminent/protocol/online';
import { msg, opponentText } from '@eminent/text';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { levelOf, type Faced, onlineFaces } from '@eminent/pictures';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import { FreeSeat, SeatLabel } from '../table-thumbnail/orbit-seat.tsx';
import { useMe } from '../user-session.ts';
import type { SeatWish, TableForm } from './table-form.ts';
import styles from './create.module.css';

const HOST = 'host';

/** The occupant of a seat; undefined if it is open. */
function facedBy(wish: SeatWish, friends: readonly Friend[]): Faced {
  if (wish.kind === 'bot') return { name: wish.bot, bot: wish.bot };
  if (wish.kind === 'open') return { name: '' };
  return friends.find(({ person }) => person.id === wish.person)?.person ?? { name: wish.name };
}

export function SeatPicker({
  others,
  join,
  name,
  friends,
  onPress,
}: {
  readonly others: readonly SeatWish[];
  readonly join: TableForm['join'];
  /** The name that a user without one is about to take. */
  readonly name: string;
  readonly friends: readonly Friend[];
  readonly onPress: (other: number) => void;
}) {
  const lang = useLang();
  const me = useMe();
  const you = me?.name ?? (name || msg(lang, 'ui.you'));
  // The face depends on the name.
  const hasName = me !== undefined || name !== '';
  const host: Faced = { ...me, name: you, person: HOST };
  const faces = onlineFaces([host, ...others.map((wish) => facedBy(wish, friends))], HOST);
  const seatNotes = others.map((wish): readonly [string, string] => {
    switch (wish.kind) {
      case 'open':
        return [msg(lang, 'online.create.open'), msg(lang, `online.create.joins.${join}.seat`)];
      case 'bot':
        return [opponentText(lang, wish.bot).name, msg(lang, 'online.create.bot')];
      case 'friend':
        return [wish.name, msg(lang, 'online.create.invited')];
    }
  });
  const seats = [
    <span key="you" className={styles.seat}>
      {hasName ? (
        <Portrait face={faces[0] ?? 'regent'} name={you} active className={styles.own} />
      ) : (
        <FreeSeat />
      )}
      <SeatLabel name={you}>{msg(lang, 'online.create.host')}</SeatLabel>
    </span>,
    ...others.map((wish, at) => (
      <button key={at + 1} type="button" className={styles.seat} onClick={() => onPress(at)}>
        {wish.kind === 'open' ? (
          <FreeSeat />
        ) : (
          <Portrait
            face={faces[at + 1] ?? 'regent'}
            name={seatNotes[at]?.[0] ?? ''}
            rank={wish.kind === 'bot' ? levelOf(wish.bot) : undefined}
          />
        )}
        <SeatLabel
          name={seatNotes[at]?.[0]}
          before={<span className="sr-only">{msg(lang, 'online.create.seat', { n: at + 2 })}</span>}
        >
          {seatNotes[at]?.[1]}
        </SeatLabel>
      </button>
    )),
  ];
  return <Orbit seats={seats} className={styles.orbit} />;
}
