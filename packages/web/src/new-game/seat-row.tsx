// A seat in the new-game form: the portrait, the name, and who plays it: a person or a bot.
import clsx from 'clsx';
import { LEVELS, MAX_STRENGTH, STYLES, strengthOf, DEFAULT_OPPONENT } from '@eminent/bots/registry';
import { type Locale, msg, opponentText } from '@eminent/text';
import {
  type Character,
  CHARACTER_NAMES,
  CHARACTERS,
  DEFAULT_BOT_NAMES,
  type FaceId,
  levelOf,
} from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { useLang } from '../settings/settings.ts';
import type { SeatChoice } from './new-game-setup.ts';
import styles from './seat-row.module.css';

const PERSON = 'person';

/** The playing styles, from weakest to strongest. */
const STYLES_BY_STRENGTH = [...STYLES].sort((a, b) => (strengthOf(a) ?? 0) - (strengthOf(b) ?? 0));

/** Whether a name is empty or one that the form fills in. */
function isDefaultName(name: string): boolean {
  return name.trim() === '' || CHARACTERS.some((one) => CHARACTER_NAMES[one] === name);
}

/** The form entry changed to a person. Drops a name that the form filled in for a bot. */
function personAt({ name, bot }: SeatChoice): SeatChoice {
  return { name: bot !== undefined && isDefaultName(name) ? '' : name };
}

/**
 * The form entry changed to a bot. A typed name stays. Otherwise the bot gets the first free name:
 * of its character (except for the default opponent), of its seat, or of the other defaults.
 */
function botAt(
  { name }: SeatChoice,
  at: number,
  bot: string,
  others: readonly string[],
): SeatChoice {
  if (!isDefaultName(name)) return { name, bot };
  const ofCharacter = bot === DEFAULT_OPPONENT ? undefined : CHARACTER_NAMES[bot as Character];
  const names = [ofCharacter, DEFAULT_BOT_NAMES.at(at - 1), ...DEFAULT_BOT_NAMES].filter(
    (one) => one !== undefined,
  );
  return { name: names.find((one) => !others.includes(one)) ?? '', bot };
}

interface SeatRowProps {
  readonly at: number;
  readonly seat: SeatChoice;
  readonly face: FaceId;
  /** The placeholder for the name of a person who has not entered one. */
  readonly nameless: string;
  /** The names of the other seats. */
  readonly others: readonly string[];
  readonly onChange: (seat: SeatChoice) => void;
}

export function SeatRow({ at, seat, face, nameless, others, onChange }: SeatRowProps) {
  const lang = useLang();
  return (
    <div className={styles.seat}>
      <Portrait
        face={face}
        name={seat.name || nameless}
        rank={levelOf(seat.bot)}
        className={styles.face}
      />
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
              target.value === PERSON ? personAt(seat) : botAt(seat, at, target.value, others),
            )
          }
        >
          <option value={PERSON}>{msg(lang, 'ui.person')}</option>
          <Opponents title={msg(lang, 'ui.levels')} bots={LEVELS} />
          <Opponents title={msg(lang, 'ui.styles')} bots={STYLES_BY_STRENGTH} />
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

/** The strength of a bot as filled marks. */
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

/** A group in the list of bots. */
function Opponents({ title, bots }: { readonly title: string; readonly bots: readonly string[] }) {
  const lang = useLang();
  return (
    <optgroup label={title}>
      {bots.map((bot) => {
        const { name, text } = opponentText(lang, bot);
        const n = strengthOf(bot);
        return (
          <option key={bot} value={bot} title={text}>
            {n === undefined
              ? name
              : msg(lang, 'ui.opponentStrength', { name, n, most: MAX_STRENGTH })}
          </option>
        );
      })}
    </optgroup>
  );
}
