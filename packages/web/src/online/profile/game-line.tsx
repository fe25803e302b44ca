// A finished game in a list: thumbnail, score and rank, other players, rating change, replay.
import type { PastGame } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { inPath } from '../api.ts';
import { TableThumbnail } from '../table-thumbnail/table-thumbnail.tsx';
import { clockName } from '../lobby/clock-names.ts';
import { nameOf, ratingChangeText } from '../lobby/table-summary.ts';
import controls from '../parts/controls.module.css';
import { dateText } from '../../ui/date-text.ts';
import styles from './profile.module.css';

export function GameLine({ game }: { readonly game: PastGame }) {
  const lang = useLang();
  const { seats, seat, rank, change, at, clock, table } = game;
  const others = seats
    .filter((_, i) => i !== seat)
    .map((one) => `${nameOf(lang, one)} ${one.score}`)
    .join(', ');
  const name = clockName(clock) ?? 'none';
  return (
    <li className={styles.game}>
      <TableThumbnail row={{ table, phase: 'over', left: 0, seats }} size="row" ownSeat={seat} />
      <span className={styles.points}>
        <b>{seats[seat]?.score}</b>
        <span>{msg(lang, `online.profile.ranks.${rankName(rank)}`, { n: rank })}</span>
      </span>
      <span className={styles.others}>
        <b>{others}</b>
        <span className={controls.quiet}>
          {msg(lang, 'online.profile.players', { n: seats.length })},{' '}
          {msg(lang, `online.clocks.${name}.spoken`)}, {dateText(lang, at)}
        </span>
      </span>
      {change !== undefined && (
        <span className={styles.change} data-down={Math.round(change) < 0 || undefined}>
          <span className="sr-only">{msg(lang, 'online.profile.change')} </span>
          {ratingChangeText(change)}
        </span>
      )}
      <Link
        href={`/online/r/${inPath(table)}`}
        className={controls.link}
        aria-label={msg(lang, 'online.profile.replay', { names: others })}
      >
        <SignIcon sign="play" />
      </Link>
    </li>
  );
}

function rankName(rank: number): 'first' | 'second' | 'third' | 'later' {
  return (['first', 'second', 'third'] as const)[rank - 1] ?? 'later';
}
