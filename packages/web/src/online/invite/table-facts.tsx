// The clock, the rules and the expected duration of a game, and a link to learn the rules.
import { type Clock, CLOCKS, type TableRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { clockName } from '../lobby/clock-names.ts';
import { clockText, kindText } from '../lobby/table-summary.ts';
import controls from '../parts/controls.module.css';

/** Usual duration of a game; undefined without a clock, or if it is slower than `relaxed`. */
function minutesOf(clock: Clock, players: number): number | undefined {
  if (clock.kind === 'none' || clock.decision > CLOCKS.relaxed.decision) return undefined;
  return players * (clock.decision <= CLOCKS.fast.decision ? 7 : 13);
}

export function TableFacts({ row }: { readonly row: TableRow }) {
  const lang = useLang();
  const name = clockName(row.clock);
  const minutes = minutesOf(row.clock, row.seats.length);
  return (
    <div className={controls.facts}>
      <span className={controls.fact}>
        <SignIcon sign="clock" />
        {name === undefined ? clockText(lang, row.clock) : msg(lang, `online.clocks.${name}.text`)}
      </span>
      <span className={controls.fact}>
        <SignIcon sign="log" />
        {kindText(lang, row)}
      </span>
      {minutes !== undefined && (
        <span className={controls.fact}>
          <SignIcon sign="play" />
          {msg(lang, 'online.invite.minutes', { n: Math.round(minutes / 5) * 5 })}
        </span>
      )}
      <Link href="/learn" className={controls.link}>
        <SignIcon sign="book" />
        {msg(lang, 'online.invite.learn')}
      </Link>
    </div>
  );
}
