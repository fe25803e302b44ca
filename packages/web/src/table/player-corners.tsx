// The player's own things next to the hand: on the left portrait, score, deck and discard pile; on the right fighters and permanents.
import clsx from 'clsx';
import { type PlayerView, ROLES, type View } from '@eminent/engine';
import { msg, roleName } from '@eminent/text';
import { CardScene } from '../art/card-scene.tsx';
import { FighterIcon, RoleIcon } from '../art/icons.tsx';
import type { FaceId } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { CardBack, CardStack } from '../cards/card-back.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../game/table-windows.ts';
import { useExtras } from '../game/table-extras.ts';
import { FleetTile, LargeShips } from './fleet.tsx';
import { Permanent } from './permanent.tsx';
import { ScenarioChip } from './scenario-chip.tsx';
import { Score } from './score.tsx';
import styles from './player-corners.module.css';

interface CornerProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly face: FaceId;
  readonly name: string;
  readonly inspect: (inspected: Inspected) => void;
  /** Opens the player's own piles. */
  readonly onPiles: () => void;
}

export function LeftCorner({ view, player, face, name, inspect, onPiles }: CornerProps) {
  const lang = useLang();
  const { seat, handSize, handLimit, deckSize, discard } = player;
  const decides = view.waiting?.seat === seat && !view.over;
  const { PortraitStatus } = useExtras();
  return (
    <section
      className={styles.left}
      data-corner="left"
      data-ships={player.ships !== undefined || undefined}
      aria-label={msg(lang, 'ui.you')}
    >
      <div className={styles.piles}>
        <button
          type="button"
          className={styles.pile}
          data-anchor={`deck:${seat}`}
          data-tip="deckSize"
          aria-haspopup="dialog"
          onClick={onPiles}
        >
          <span className="sr-only">{msg(lang, 'ui.yourPiles')}</span>
          <span className="drawn" aria-hidden="true">
            <CardStack n={deckSize} below={<Named name={msg(lang, 'ui.deckShort')} n={deckSize} />}>
              <CardBack />
            </CardStack>
          </span>
        </button>
        <span
          className={styles.pile}
          role="img"
          aria-label={msg(lang, 'ui.discardOf', { n: discard.length })}
          data-tip="discardSize"
          data-anchor={`discard:${seat}`}
        >
          <CardStack
            n={discard.length}
            below={<Named name={msg(lang, 'ui.discardShort')} n={discard.length} />}
          >
            <span className={styles.top}>
              <CardScene card={discard.at(-1) ?? ''} small className={styles.scene} />
            </span>
          </CardStack>
        </span>
      </div>
      <div className={styles.me} data-anchor={`portrait:${seat}`}>
        <Portrait face={face} name={name} active={decides} className={styles.face}>
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
    </section>
  );
}

function Named({ name, n }: { readonly name: string; readonly n: number }) {
  return (
    <>
      <span className={styles.name}>{name}</span> <b>{n}</b>
    </>
  );
}

export function RightCorner({
  view,
  player,
  inspect,
}: Pick<CornerProps, 'view' | 'player' | 'inspect'>) {
  const lang = useLang();
  const { seat, fighters, permanents } = player;
  const symbols = ROLES.filter((role) => player.symbols[role] > 0);
  const beside = player.ships === undefined ? MAX_BESIDE : 0;
  return (
    <section
      className={styles.right}
      data-corner="right"
      data-below={permanents.length > beside || undefined}
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
        <LargeShips player={player} all labeled={styles.label} />
        <FleetTile view={view} player={player} inspect={inspect} />
      </div>
      <ul className={styles.permanents} data-anchor={`permanents:${seat}`}>
        {permanents.map((card) => (
          <li key={card}>
            <Permanent view={view} seat={seat} card={card} inspect={inspect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone in landscape, more permanents do not fit next to the fighters; none fit next to ships of three sizes. */
const MAX_BESIDE = 2;

/** Whether there are ships of all sizes to show on one line. */
function hasAllShips({ fighters, ships }: PlayerView): boolean {
  return fighters > 0 && ships !== undefined && ships.destroyer > 0 && ships.battlecruiser > 0;
}

/** The fighters in each row of a formation, and the number in front of it. */
const WEDGE = [
  { size: 1, before: 0 },
  { size: 2, before: 1 },
  { size: 3, before: 3 },
  { size: 4, before: 6 },
] as const;

/** At most ten fighters are drawn; an outline shows that there are none. */
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
