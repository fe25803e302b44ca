// The corners beside the hand. Left: portrait, score, deck and discard pile. Right: symbols, ships,
// fleet tile and permanents.
import clsx from 'clsx';
import { type PlayerView, ROLES } from '@eminent/engine';
import { msg, roleName } from '@eminent/text';
import { CardScene } from '../art/card-scene.tsx';
import { FighterIcon, RoleIcon } from '../art/icons.tsx';
import { faceOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { CardBack, CardStack } from '../cards/card-back.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import { useLang } from '../settings/settings.ts';
import type { About } from '../game/game-channel.ts';
import { useExtras } from '../game/table-extras.ts';
import { FleetTile, LargeShips } from './fleet.tsx';
import type { PartProps } from './part-props.ts';
import { Permanents } from './permanent.tsx';
import { ScenarioChip } from './scenario-chip.tsx';
import { Score } from './score.tsx';
import styles from './player-corners.module.css';

interface CornerProps extends Omit<PartProps, 'names'> {
  readonly player: PlayerView;
}

export interface LeftCornerProps extends CornerProps, PartProps {
  readonly about: About;
  readonly onOpenPiles: () => void;
}

export function LeftCorner(props: LeftCornerProps) {
  const lang = useLang();
  const { player, onOpenPiles } = props;
  return (
    <section
      className={styles.left}
      data-corner="left"
      data-ships={player.ships !== undefined || undefined}
      aria-label={msg(lang, 'ui.you')}
    >
      <div className={styles.piles}>
        <Deck player={player} onOpenPiles={onOpenPiles} />
        <DiscardPile player={player} />
      </div>
      <OwnPortrait {...props} />
    </section>
  );
}

function Deck({ player, onOpenPiles }: Pick<LeftCornerProps, 'player' | 'onOpenPiles'>) {
  const lang = useLang();
  const { seat, deckSize } = player;
  return (
    <button
      type="button"
      className={styles.pile}
      data-anchor={`deck:${seat}`}
      data-tip="deckSize"
      aria-haspopup="dialog"
      onClick={onOpenPiles}
    >
      <span className="sr-only">{msg(lang, 'ui.yourPiles')}</span>
      <span className="drawn" aria-hidden="true">
        <CardStack n={deckSize} below={<Named name={msg(lang, 'ui.deckShort')} n={deckSize} />}>
          <CardBack />
        </CardStack>
      </span>
    </button>
  );
}

function DiscardPile({ player: { seat, discard } }: Pick<LeftCornerProps, 'player'>) {
  const lang = useLang();
  const n = discard.length;
  return (
    <span
      className={styles.pile}
      role="img"
      aria-label={msg(lang, 'ui.discardOf', { n })}
      data-tip="discardSize"
      data-anchor={`discard:${seat}`}
    >
      <CardStack n={n} below={<Named name={msg(lang, 'ui.discardShort')} n={n} />}>
        <span className={styles.top}>
          <CardScene card={discard.at(-1) ?? ''} small className={styles.scene} />
        </span>
      </CardStack>
    </span>
  );
}

function OwnPortrait({ view, player, about, names, inspect }: LeftCornerProps) {
  const lang = useLang();
  const { seat, handSize, handLimit } = player;
  const isDeciding = view.waiting?.seat === seat && !view.over;
  const { PortraitStatus } = useExtras();
  const name = names[seat] ?? '';
  return (
    <div className={styles.me} data-anchor={`portrait:${seat}`}>
      <Portrait face={faceOf(about, seat)} name={name} active={isDeciding} className={styles.face}>
        {PortraitStatus && <PortraitStatus seat={seat} />}
      </Portrait>
      <span className={styles.who}>
        <h2>{name}</h2>
        <Score player={player} className={styles.score} />
        <span className={styles.hand} data-tip="handLimit" data-anchor={`hand:${seat}`}>
          {msg(lang, 'ui.hand', { n: handSize, limit: handLimit })}
        </span>
        <ScenarioChip scenario={player.scenario} inspect={inspect} />
      </span>
    </div>
  );
}

function Named({ name, n }: { readonly name: string; readonly n: number }) {
  return (
    <>
      <span className={styles.name}>{name}</span> <b>{n}</b>
    </>
  );
}

export function RightCorner({ view, player, inspect }: CornerProps) {
  const lang = useLang();
  const { seat, fighters, permanents } = player;
  const symbols = ROLES.filter((role) => player.symbols[role] > 0);
  const maxBeside = player.ships === undefined ? MAX_BESIDE : 0;
  return (
    <section
      className={styles.right}
      data-corner="right"
      data-below={permanents.length > maxBeside || undefined}
      aria-label={msg(lang, 'ui.holdings')}
    >
      <div className={styles.facts} data-crowded={hasAllShips(player) || undefined}>
        {symbols.length > 0 && (
          <ul className={styles.symbols} aria-label={msg(lang, 'ui.empireSymbols')}>
            {symbols.map((role) => (
              <li key={role}>
                <RoleIcon role={role} />
                <span className="sr-only">{roleName(lang, role)}</span>
                <b>{player.symbols[role]}</b>
                <span className={styles.label} aria-hidden="true">
                  {roleName(lang, role)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <span
          className={styles.fighters}
          role="img"
          aria-label={msg(lang, 'ui.fighters', { n: fighters })}
          data-tip="fighter"
          data-anchor={`fighters:${seat}`}
        >
          <Formation n={fighters} />
          <PulsingNumber value={fighters} />
          <span className={styles.label}>{msg(lang, 'ui.fightersLabel', { n: fighters })}</span>
        </span>
        <LargeShips player={player} all labelClass={styles.label} />
        <FleetTile view={view} player={player} inspect={inspect} />
      </div>
      <Permanents view={view} player={player} className={styles.permanents} inspect={inspect} />
    </section>
  );
}

/** The number of permanents that fit beside the fighters on a phone in landscape. */
const MAX_BESIDE = 2;

function hasAllShips({ fighters, ships }: PlayerView): boolean {
  return fighters > 0 && ships !== undefined && ships.destroyer > 0 && ships.battlecruiser > 0;
}

/** Rows of the fighter formation: the number of fighters in the row and in all rows before it. */
const WEDGE = [
  { size: 1, before: 0 },
  { size: 2, before: 1 },
  { size: 3, before: 3 },
  { size: 4, before: 6 },
] as const;

function Formation({ n }: { readonly n: number }) {
  return (
    <span className={clsx(styles.wedge, n === 0 && styles.none)}>
      {WEDGE.filter(({ before }) => before < Math.max(1, n)).map(({ size, before }) => (
        <span key={size}>
          {Array.from({ length: Math.min(size, Math.max(1, n) - before) }, (_, i) => (
            <FighterIcon key={`fighter ${i + 1}`} />
          ))}
        </span>
      ))}
    </span>
  );
}
