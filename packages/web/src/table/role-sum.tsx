// What a role in play adds up to: the sum, where its symbols come from, and what so many of them bring.
import type { ReactNode } from 'react';
import {
  type OptionInfo,
  outcomeWith,
  type PlayerView,
  type Role,
  type RoleOutcome,
  type View,
} from '@eminent/engine';
import { cardName, type Locale, msg, planetName, roleName } from '@eminent/text';
import { ColonyIcon, FighterIcon, RoleIcon, SignIcon } from '../art/icons.tsx';
import { Influence } from '../cards/influence.tsx';
import { Strength } from '../cards/strength.tsx';
import { useLang } from '../settings/settings.ts';
import { type Source, sourcesOf } from './sum.ts';
import styles from './role-sum.module.css';

interface RoleSumProps {
  readonly view: View;
  readonly role: Role;
  readonly actor: PlayerView;
  /** What is about to be added, counted in the sum already. */
  readonly coming: readonly OptionInfo[];
  readonly sum: number;
}

export function RoleSum({ view, role, actor, coming, sum }: RoleSumProps) {
  const lang = useLang();
  const outcome = view.yields && outcomeWith(view, { yields: view.yields }, sum);
  return (
    <>
      <span className={styles.sum}>
        <Strength
          role={role}
          n={sum}
          size="sum"
          label={msg(lang, 'ui.tallySymbols', { n: sum, role: roleName(lang, role) })}
        />
      </span>
      <ul className={styles.sources}>
        {sourcesOf(view, actor, coming, sum).map((source) => (
          <li key={keyOf(source)} className="ticked">
            <b>{source.n}</b> {sourceText(lang, source, actor.seat === view.leader)}
          </li>
        ))}
      </ul>
      {outcome !== undefined && <Effect outcome={outcome} sum={sum} />}
    </>
  );
}

function keyOf(source: Source): string {
  if (source.from === 'planet') return source.planet;
  return source.from === 'permanent' ? source.card : source.from;
}

function sourceText(lang: Locale, source: Source, leads: boolean): string {
  switch (source.from) {
    case 'taken':
      return msg(lang, 'ui.fromCard');
    case 'hand':
      return msg(lang, 'ui.fromHand');
    case 'planet':
      return planetName(source.planet);
    case 'permanent':
      return cardName(lang, source.card);
    case 'rule':
      return msg(lang, `market.source.${leads ? 'leading' : 'following'}`);
  }
}

/** What the symbols bring, as a thing and its number; and how many of them bring nothing. */
function Effect({ outcome, sum }: { readonly outcome: RoleOutcome; readonly sum: number }) {
  const lang = useLang();
  const brought = broughtBy(outcome);
  const spare = sum - (brought?.uses ?? sum);
  return (
    <div className={styles.effect}>
      {brought !== undefined && (
        <p className={styles.brought} aria-hidden="true">
          <SignIcon sign="next" />
          {brought.thing}
        </p>
      )}
      {spare > 0 && <p className={styles.spare}>{msg(lang, 'ui.spareSymbols', { n: spare })}</p>}
    </div>
  );
}

/** The thing that a role brings, and the symbols that it uses; undefined where it is one of several cards. */
function broughtBy(outcome: RoleOutcome) {
  switch (outcome.does) {
    case 'look-at-planets':
      return {
        thing: <Some n={outcome.planets} icon={<RoleIcon role="survey" />} />,
        uses: outcome.planets === 0 ? 0 : outcome.planets + outcome.fewer,
      };
    case 'collect-fighters':
      return {
        thing: <Some n={outcome.fighters} icon={<FighterIcon />} />,
        uses: outcome.fighters,
      };
    case 'add-colonies':
      return {
        thing: <Some n={outcome.colonies} icon={<ColonyIcon />} />,
        uses: outcome.colonies,
      };
    case 'produce':
      return {
        thing: <Some n={outcome.resources} icon={<RoleIcon role="produce" />} />,
        uses: outcome.resources,
      };
    case 'trade':
      return { thing: <Influence n={outcome.trades} />, uses: outcome.trades };
    default:
      return undefined;
  }
}

function Some({ n, icon }: { readonly n: number; readonly icon: ReactNode }) {
  return (
    <>
      {icon} <b>{n}</b>
    </>
  );
}
