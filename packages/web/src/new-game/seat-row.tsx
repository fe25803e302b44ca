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

const STYLES_BY_STRENGTH = [...STYLES].sort((a, b) => (strengthOf(a) ?? 0) - (strengthOf(b) ?? 0));

/** Whether a name is empty, or one that the form may have filled in. */
function isDefaultName(name: string): boolean {
  return name.trim() === '' || CHARACTERS.some((one) => CHARACTER_NAMES[one] === name);
}

/** Changes an entry to a person. Drops a name that the form filled in for a bot. */
function asPerson({ name, bot }: SeatChoice): SeatChoice {
  return { name: bot !== undefined && isDefaultName(name) ? '' : name };
}

/**
 * Changes an entry to a bot. Keeps a typed name. Otherwise takes the first free name: of the
 * character (except for the default opponent), the default of the seat, or another default.
 */
function asBot(
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
  /** Placeholder for a person's name. */
  readonly nameless: string;
  /** Names of the other seats. */
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
              target.value === PERSON ? asPerson(seat) : asBot(seat, at, target.value, others),
            )
          }
        >
          <option value={PERSON}>{msg(lang, 'ui.person')}</option>
          <BotGroup title={msg(lang, 'ui.levels')} bots={LEVELS} />
          <BotGroup title={msg(lang, 'ui.styles')} bots={STYLES_BY_STRENGTH} />
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

function BotGroup({ title, bots }: { readonly title: string; readonly bots: readonly string[] }) {
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
