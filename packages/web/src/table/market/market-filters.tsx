// The filters of the market: by reach, type, level, symbol, and for permanents only.
import { ROLES, type TechnologyType } from '@eminent/engine';
import { msg, planetTypeName, roleName } from '@eminent/text';
import { type ReactNode, useState } from 'react';
import { RoleIcon, SignIcon, TypeIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import type { Filter } from '../technology-filter.ts';
import styles from './market-filters.module.css';

interface FiltersProps {
  readonly filter: Filter;
  readonly change: (part: Partial<Filter>) => void;
  /** Number of technologies within reach; see `isWithinReach`. */
  readonly within: number;
  readonly types: readonly TechnologyType[];
}

const LEVELS = [1, 2, 3] as const;

export function MarketFilters({ filter, change, within, types }: FiltersProps) {
  const lang = useLang();
  const [showsMore, setShowsMore] = useState(false);
  return (
    <div className={styles.filters} role="group" aria-label={msg(lang, 'ui.filters')}>
      <Chip on={filter.reach === 'now'} onPress={() => change({ reach: 'now' })}>
        {msg(lang, 'ui.reach.now', { n: within })}
      </Chip>
      {types.map((type) => (
        <Chip
          key={type}
          on={filter.type === type}
          onPress={() => change({ type: filter.type === type ? 'all' : type })}
        >
          <TypeIcon type={type} size="1.5em" />
          <span className={styles.word}>{planetTypeName(lang, type)}</span>
        </Chip>
      ))}
      <Chip on={filter.reach === 'all'} onPress={() => change({ reach: 'all' })}>
        {msg(lang, 'ui.reach.all')}
      </Chip>
      <Chip
        on={showsMore}
        label={msg(lang, 'ui.moreFilters')}
        onPress={() => setShowsMore(!showsMore)}
      >
        <SignIcon sign="filter" size="1.4em" />
      </Chip>
      {showsMore && <MoreFilters filter={filter} change={change} />}
    </div>
  );
}

function MoreFilters({ filter, change }: Omit<FiltersProps, 'within' | 'types'>) {
  const lang = useLang();
  return (
    <div className={styles.more}>
      <Chip on={filter.reach === 'soon'} onPress={() => change({ reach: 'soon' })}>
        {msg(lang, 'ui.reach.soon')}
      </Chip>
      {LEVELS.map((level) => (
        <Chip
          key={level}
          on={filter.level === level}
          onPress={() => change({ level: filter.level === level ? 0 : level })}
        >
          {msg(lang, 'ui.level', { n: level })}
        </Chip>
      ))}
      <Chip on={filter.permanent} onPress={() => change({ permanent: !filter.permanent })}>
        {msg(lang, 'ui.permanent')}
      </Chip>
      {ROLES.map((role) => (
        <Chip
          key={role}
          on={filter.symbol === role}
          label={roleName(lang, role)}
          onPress={() => change({ symbol: filter.symbol === role ? 'all' : role })}
        >
          <RoleIcon role={role} size="1.5em" />
        </Chip>
      ))}
    </div>
  );
}

function Chip({
  on,
  label,
  onPress,
  children,
}: {
  readonly on: boolean;
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
