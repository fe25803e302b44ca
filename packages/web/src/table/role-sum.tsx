// The total of symbols of a role in progress, its sources, and what it yields.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  type OptionInfo,
  outcomeWith,
  type PlayerView,
  type Role,
  type RoleOutcome,
  type SlotType,
  type View,
} from '@eminent/engine';
import { cardName, type Locale, msg, planetName, roleName } from '@eminent/text';
import { ColonyIcon, FighterIcon, RoleIcon, SignIcon, SlotIcon } from '../art/icons.tsx';
import { InfluenceStar } from '../cards/influence-star.tsx';
import { RoleStrength } from '../cards/role-strength.tsx';
import { useLang } from '../settings/settings.ts';
import { goodsOf, type Source, sourcesOf } from '../question/symbol-sum.ts';
import styles from './role-sum.module.css';

interface RoleSumProps {
  readonly view: View;
  readonly role: Role;
  readonly actor: PlayerView;
  /** The selected boosts. `sum` includes them. */
  readonly coming: readonly OptionInfo[];
  readonly sum: number;
}

export function RoleSum({ view, role, actor, coming, sum }: RoleSumProps) {
  const lang = useLang();
  const outcome = view.yields && outcomeWith(view, { yields: view.yields }, sum);
  return (
    <>
      <span className={styles.sum}>
        <RoleStrength
          role={role}
          n={sum}
          size="sum"
          label={msg(lang, 'ui.tallySymbols', { n: sum, role: roleName(lang, role) })}
        />
      </span>
      <ul className={styles.sources}>
        {sourcesOf(view, actor, coming, sum).map((source) => (
          <li key={keyOf(source)} className="ticked">
            <b>{source.n}</b>{' '}
            {sourceText(lang, source, {
              isOwn: actor.seat === view.seat,
              leads: actor.seat === view.leader,
            })}
          </li>
        ))}
      </ul>
      {outcome !== undefined && <Effect outcome={outcome} sum={sum} actor={actor} />}
    </>
  );
}

function keyOf(source: Source): string {
  if (source.from === 'planet') return source.planet;
  return source.from === 'permanent' ? source.card : source.from;
}

function sourceText(
  lang: Locale,
  source: Source,
  { isOwn, leads }: { readonly isOwn: boolean; readonly leads: boolean },
): string {
  switch (source.from) {
    case 'taken':
      return msg(lang, 'ui.fromCard');
    case 'hand':
      return msg(lang, isOwn ? 'ui.fromHand' : 'ui.fromTheirHand');
    case 'planet':
      return planetName(source.planet);
    case 'permanent':
      return cardName(lang, source.card);
    case 'rule':
      return msg(lang, `market.source.${leads ? 'leading' : 'following'}`);
  }
}

function Effect({
  outcome,
  sum,
  actor,
}: Pick<RoleSumProps, 'sum' | 'actor'> & { readonly outcome: RoleOutcome }) {
  const lang = useLang();
  const effect = effectOf(outcome, actor);
  const spare = sum - (effect?.uses ?? sum);
  return (
    <div className={styles.effect}>
      {effect !== undefined && (
        <p className={styles.yield} aria-hidden="true">
          {outcome.does === 'trade' && <Goods goods={goodsOf(actor, true)} used={outcome.trades} />}
          <span className={styles.next}>
            <SignIcon sign="next" />
          </span>
          {effect.picture}
        </p>
      )}
      {spare > 0 && <p className={styles.spare}>{msg(lang, 'ui.spareSymbols', { n: spare })}</p>}
    </div>
  );
}

/** A picture of the outcome, and the number of symbols it uses. */
function effectOf(outcome: RoleOutcome, actor: PlayerView) {
  switch (outcome.does) {
    case 'look-at-planets': {
      const { planets, fewer } = outcome;
      return yieldOf(<RoleIcon role="survey" />, planets, planets === 0 ? 0 : planets + fewer);
    }
    case 'collect-fighters':
      return yieldOf(<FighterIcon />, outcome.fighters);
    case 'add-colonies':
      return yieldOf(<ColonyIcon />, outcome.colonies);
    case 'produce': {
      const emptySlots = goodsOf(actor, false);
      // With more empty slots than symbols, the player chooses what to produce.
      const fillsAllSlots = emptySlots.length > 0 && emptySlots.length === outcome.resources;
      const icon = fillsAllSlots ? (
        <Goods goods={emptySlots} used={emptySlots.length} />
      ) : (
        <RoleIcon role="produce" />
      );
      return yieldOf(icon, outcome.resources);
    }
    case 'trade':
      return {
        picture: (
          <span className={styles.won}>
            <InfluenceStar n={outcome.trades} gained />
          </span>
        ),
        uses: outcome.trades,
      };
    default:
      return undefined;
  }
}

/** Pairs an icon and a number with the number of symbols used. */
function yieldOf(icon: ReactNode, n: number, uses = n) {
  const picture = (
    <>
      {icon} <b>{n}</b>
    </>
  );
  return { picture, uses };
}

/** Resources as on planets. Those after the first `used` are faint. */
function Goods({ goods, used }: { readonly goods: readonly SlotType[]; readonly used: number }) {
  return (
    <span className={styles.goods}>
      {goods.map((resource, i) => (
        <span key={`${resource} ${i + 1}`} className={clsx(i >= used && styles.faint)}>
          <SlotIcon resource={resource} filled />
        </span>
      ))}
    </span>
  );
}
