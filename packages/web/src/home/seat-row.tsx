// Who sits at a place of a new game: a face, a name, and a person or one of the computer players with its strength.
import clsx from 'clsx';
import { LEVELS, MAX_STRENGTH, STYLES, strengthOf } from '@eminent/bots/registry';
import { type Locale, msg, opponentText } from '@eminent/text';
import type { FaceId } from '../art/portraits/faces.ts';
import { Portrait } from '../art/portraits/portrait.tsx';
import { useLang } from '../settings/settings.ts';
import { BOT_NAMES, type SeatChoice } from './set-up.ts';
import styles from './seat-row.module.css';

const PERSON = 'person';

/** Characters from the gentlest to the strongest. */
const CHARACTERS = [...STYLES].sort((a, b) => (strengthOf(a) ?? 0) - (strengthOf(b) ?? 0));

/** A person does not take over the name that a bot was given. */
function personAt({ name, bot }: SeatChoice): SeatChoice {
  return { name: bot !== undefined && BOT_NAMES.includes(name) ? '' : name };
}

/** A bot has a name, the one of its place where none was given. */
function botAt({ name }: SeatChoice, at: number): SeatChoice {
  return { name: name.trim() === '' ? (BOT_NAMES.at(at - 1) ?? '') : name };
}

export function SeatRow({
  at,
  seat,
  face,
  nameless,
  onChange,
}: {
  readonly at: number;
  readonly seat: SeatChoice;
  readonly face: FaceId;
  /** What a person without a name is called here. */
  readonly nameless: string;
  readonly onChange: (seat: SeatChoice) => void;
}) {
  const lang = useLang();
  return (
    <div className={styles.seat}>
      <Portrait face={face} name={seat.name || nameless} className={styles.face} />
      <div className={styles.choices}>
        <input
          type="text"
          aria-label={msg(lang, 'ui.seatName', { n: at + 1 })}
          value={seat.name}
          placeholder={nameless}
          maxLength={18}
          onChange={({ target }) => onChange({ ...seat, name: target.value })}
        />
        <select
          aria-label={msg(lang, 'ui.seat', { n: at + 1 })}
          value={seat.bot ?? PERSON}
          onChange={({ target }) =>
            onChange(
              target.value === PERSON ? personAt(seat) : { ...botAt(seat, at), bot: target.value },
            )
          }
        >
          <option value={PERSON}>{msg(lang, 'ui.person')}</option>
          <Opponents title={msg(lang, 'ui.levels')} bots={LEVELS} />
          <Opponents title={msg(lang, 'ui.styles')} bots={CHARACTERS} />
        </select>
      </div>
      {seat.bot !== undefined && (
        <p className={clsx('soft', styles.about)}>
          <Strength bot={seat.bot} /> {opponentText(lang, seat.bot).text}
        </p>
      )}
    </div>
  );
}

function strengthText(lang: Locale, n: number): string {
  return msg(lang, 'ui.strength', { n, most: MAX_STRENGTH });
}

/** As so many full marks of all. */
function Strength({ bot }: { readonly bot: string }) {
  const lang = useLang();
  const n = strengthOf(bot);
  if (n === undefined) return null;
  return (
    <span
      className={styles.strength}
      role="img"
      aria-label={strengthText(lang, n)}
      title={strengthText(lang, n)}
    >
      {Array.from({ length: MAX_STRENGTH }, (_, i) => (
        <i key={i + 1} data-full={i < n || undefined} />
      ))}
    </span>
  );
}

/** A part of the list of computer players. */
function Opponents({ title, bots }: { readonly title: string; readonly bots: readonly string[] }) {
  const lang = useLang();
  return (
    <optgroup label={title}>
      {bots.map((bot) => {
        const { name, text } = opponentText(lang, bot);
        const n = strengthOf(bot);
        return (
          <option key={bot} value={bot} title={text}>
            {n === undefined ? name : `${name} (${strengthText(lang, n)})`}
          </option>
        );
      })}
    </optgroup>
  );
}
