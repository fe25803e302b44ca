// Who sits at a place of a new game: a name, and a person or one of the computer players.
import clsx from 'clsx';
import { LEVELS, STYLES } from '@eminent/bots/registry';
import { msg, opponentText } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { BOT_NAMES, type SeatChoice } from './set-up.ts';
import styles from './seat-row.module.css';

const PERSON = 'person';

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
  nameless,
  onChange,
}: {
  readonly at: number;
  readonly seat: SeatChoice;
  /** What a person without a name is called here. */
  readonly nameless: string;
  readonly onChange: (seat: SeatChoice) => void;
}) {
  const lang = useLang();
  return (
    <div className={clsx('row', styles.seat)}>
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
        <Opponents title={msg(lang, 'ui.styles')} bots={STYLES} />
      </select>
      {seat.bot !== undefined && <p className="soft">{opponentText(lang, seat.bot).text}</p>}
    </div>
  );
}

/** A part of the list of computer players. */
function Opponents({ title, bots }: { readonly title: string; readonly bots: readonly string[] }) {
  const lang = useLang();
  return (
    <optgroup label={title}>
      {bots.map((bot) => {
        const { name, text } = opponentText(lang, bot);
        return (
          <option key={bot} value={bot} title={text}>
            {name}
          </option>
        );
      })}
    </optgroup>
  );
}
