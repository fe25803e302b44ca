// The seats of a new table around an unlit star. Pressing one, except the host's, opens its dialog.
import type { Friend } from '@eminent/protocol/online';
import { type Locale, msg, opponentText } from '@eminent/text';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { type Faced, type FaceId, levelOf, onlineFaces } from '@eminent/pictures';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import { FreeSeat, SeatLabel } from '../table-thumbnail/orbit-seat.tsx';
import { useMe } from '../user-session.ts';
import type { SeatChoice, TableForm } from './table-form.ts';
import styles from './create.module.css';

const HOST = 'host';

/** Returns the occupant for the portrait; without a name if the seat is open. */
function facedBy(choice: SeatChoice, friends: readonly Friend[]): Faced {
  if (choice.kind === 'bot') return { name: choice.bot, bot: choice.bot };
  if (choice.kind === 'open') return { name: '' };
  return friends.find(({ person }) => person.id === choice.person)?.person ?? { name: choice.name };
}

export function SeatPicker({
  others,
  join,
  name,
  friends,
  onPress,
}: {
  readonly others: readonly SeatChoice[];
  readonly join: TableForm['join'];
  /** The name typed by a user who is not signed in. */
  readonly name: string;
  readonly friends: readonly Friend[];
  readonly onPress: (other: number) => void;
}) {
  const lang = useLang();
  const me = useMe();
  const you = me?.name ?? (name || msg(lang, 'ui.you'));
  // The default face depends on the name, so without a name a free seat is shown.
  const hasName = me !== undefined || name !== '';
  const host: Faced = { ...me, name: you, person: HOST };
  const faces = onlineFaces([host, ...others.map((choice) => facedBy(choice, friends))], HOST);
  const seats = [
    <span key="you" className={styles.seat}>
      {hasName ? (
        <Portrait face={faces[0] ?? 'regent'} name={you} active className={styles.own} />
      ) : (
        <FreeSeat />
      )}
      <SeatLabel name={you}>{msg(lang, 'online.create.host')}</SeatLabel>
    </span>,
    ...others.map((choice, at) => (
      <button key={at + 1} type="button" className={styles.seat} onClick={() => onPress(at)}>
        <OtherSeat choice={choice} face={faces[at + 1] ?? 'regent'} at={at} join={join} />
      </button>
    )),
  ];
  return <Orbit seats={seats} className={styles.orbit} />;
}

function labelOf(
  lang: Locale,
  choice: SeatChoice,
  join: TableForm['join'],
): readonly [string, string] {
  switch (choice.kind) {
    case 'open':
      return [msg(lang, 'online.create.open'), msg(lang, `online.create.joins.${join}.seat`)];
    case 'bot':
      return [opponentText(lang, choice.bot).name, msg(lang, 'online.create.bot')];
    case 'friend':
      return [choice.name, msg(lang, 'online.create.invited')];
  }
}

interface OtherSeatProps {
  readonly choice: SeatChoice;
  readonly face: FaceId;
  /** Index of the seat, not counting the host. */
  readonly at: number;
  readonly join: TableForm['join'];
}

function OtherSeat({ choice, face, at, join }: OtherSeatProps) {
  const lang = useLang();
  const [name, description] = labelOf(lang, choice, join);
  const rank = choice.kind === 'bot' ? levelOf(choice.bot) : undefined;
  return (
    <>
      {choice.kind === 'open' ? <FreeSeat /> : <Portrait face={face} name={name} rank={rank} />}
      <SeatLabel
        name={name}
        before={<span className="sr-only">{msg(lang, 'online.create.seat', { n: at + 2 })}</span>}
      >
        {description}
      </SeatLabel>
    </>
  );
}
