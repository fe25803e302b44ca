// Empires: the own one in full, the others at a glance.
import { type OptionInfo, type PlayerView, ROLES, type View } from '@eminent/engine';
import { cardLabel, cardName, msg, roleName } from '@eminent/text';
import { DeckIcon, FighterIcon, HandIcon, InfluenceIcon, RoleIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { Planet } from '../cards/planet.tsx';
import type { Choosing } from '../decide/picks.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import type { Inspected } from './details.tsx';

interface EmpireProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly name: string;
  readonly inspect: (inspected: Inspected) => void;
  /** Opens the piles and the statistics of the player. */
  readonly onPiles: () => void;
}

/** An opponent at a glance. */
export function EmpirePanel({ view, player, name, inspect, onPiles }: EmpireProps) {
  const lang = useLang();
  const active = view.waiting?.seat === player.seat && !view.over;
  return (
    <section
      className={`empire${active ? ' active' : ''}${view.leader === player.seat ? ' leads' : ''}`}
      aria-label={msg(lang, 'ui.empireOf', { name })}
    >
      <Head player={player} name={name} onPiles={onPiles}>
        <Shelf player={player} inspect={inspect} />
      </Head>
      <div className="planets">
        {player.planets.map((planet, at) => (
          <Planet
            key={`${player.seat} ${at + 1}`}
            planet={planet}
            small
            anchor={`planet:${player.seat}:${at}`}
            onInspect={() => inspect({ kind: 'planet', seat: player.seat, at })}
          />
        ))}
      </div>
    </section>
  );
}

/** The empire of the seat at the screen. */
export function OwnEmpire({
  view,
  player,
  name,
  choosing,
  inspect,
  onPiles,
}: EmpireProps & { readonly choosing: Choosing }) {
  const lang = useLang();
  const active = view.waiting?.seat === player.seat && !view.over;
  return (
    <section
      className={`empire own${active ? ' active' : ''}`}
      aria-label={msg(lang, 'ui.empireOf', { name })}
    >
      <Head player={player} name={name} onPiles={onPiles}>
        <Shelf player={player} inspect={inspect} />
      </Head>
      <div className="planets">
        {player.planets.map((planet, at) => {
          const onPlanet = optionsOn(view, at);
          const [first] = onPlanet;
          const picked = choosing.picked.filter((one) => 'at' in one && one.at === at).length;
          return (
            <Planet
              key={`${player.seat} ${at + 1}`}
              planet={planet}
              anchor={`planet:${player.seat}:${at}`}
              picked={onPlanet.length === 0 ? undefined : picked > 0}
              onChoose={
                first === undefined ? undefined : () => choosing.choose(nextOn(onPlanet, choosing))
              }
              onInspect={() => inspect({ kind: 'planet', seat: player.seat, at })}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Options whose target is a planet of the own empire. */
function optionsOn(view: View, at: number): readonly OptionInfo[] {
  return (view.decision?.options ?? []).filter((option) => 'at' in option && option.at === at);
}

/** A planet with two slots is picked slot by slot; once all are picked the first one is given back. */
function nextOn(options: readonly OptionInfo[], { picked }: Choosing): OptionInfo {
  const free = options.find((option) => !picked.some((one) => one.option === option.option));
  return free ?? (options[0] as OptionInfo);
}

function Head({
  player,
  name,
  onPiles,
  children,
}: {
  readonly player: PlayerView;
  readonly name: string;
  readonly onPiles: () => void;
  readonly children: React.ReactNode;
}) {
  const lang = useLang();
  const liveScore = useSettings((settings) => settings.liveScore);
  const { seat, fighters, influence, handSize, handLimit, deckSize, discard } = player;
  return (
    <header className="empire-head">
      <h2>{name}</h2>
      {liveScore && (
        <span className="score" title={msg(lang, 'ui.score', { n: player.score.total })}>
          {player.score.total}
        </span>
      )}
      {children}
      <Fact
        icon={<InfluenceIcon size={15} />}
        n={influence}
        label={msg(lang, 'ui.tokens', { n: influence })}
        anchor={`influence:${seat}`}
      />
      <Fact
        icon={<FighterIcon size={15} />}
        n={fighters}
        label={msg(lang, 'ui.fighters', { n: fighters })}
        anchor={`fighters:${seat}`}
      />
      <Fact
        icon={<HandIcon size={16} />}
        n={`${handSize}/${handLimit}`}
        label={msg(lang, 'ui.hand', { n: handSize, limit: handLimit })}
        anchor={`hand:${seat}`}
      />
      <button
        type="button"
        className="fact"
        data-anchor={`deck:${seat}`}
        title={msg(lang, 'ui.deck', { deck: deckSize, discard: discard.length })}
        onClick={onPiles}
      >
        <span className="sr-only">
          {player.hand !== undefined
            ? msg(lang, 'ui.yourPiles')
            : msg(lang, 'ui.pilesOf', { name })}
        </span>
        <span className="drawn" aria-hidden="true">
          <DeckIcon size={16} />
          {deckSize}+{discard.length}
        </span>
      </button>
    </header>
  );
}

function Fact({
  icon,
  n,
  label,
  anchor,
}: {
  readonly icon: React.ReactNode;
  readonly n: number | string;
  readonly label: string;
  readonly anchor: string;
}) {
  return (
    <span className="fact" role="img" title={label} aria-label={label} data-anchor={anchor}>
      {icon}
      <span key={n} className="ticked">
        {n}
      </span>
    </span>
  );
}

/** In a line that keeps its height: symbols, permanents, and the cards spent in the role that goes on. */
function Shelf({
  player,
  inspect,
}: {
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
}) {
  const lang = useLang();
  const symbols = ROLES.filter((role) => player.symbols[role] > 0);
  return (
    <div className="shelf">
      {symbols.length > 0 && (
        <span className="symbols">
          {symbols.map((role) => (
            <span key={role} title={roleName(lang, role)}>
              <RoleIcon role={role} size={17} />
              {player.symbols[role]}
            </span>
          ))}
        </span>
      )}
      <Permanents player={player} inspect={inspect} />
      <Played player={player} />
    </div>
  );
}

function Permanents({
  player,
  inspect,
}: {
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
}) {
  const lang = useLang();
  if (player.permanents.length === 0) return null;
  return (
    <ul className="permanents">
      {player.permanents.map((card) => (
        <li key={card}>
          <button type="button" onClick={() => inspect({ kind: 'card', card })}>
            {cardLabel(lang, card)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Cards spent in the role that goes on. */
function Played({ player }: { readonly player: PlayerView }) {
  const lang = useLang();
  return (
    <div
      className="played"
      data-anchor={`play:${player.seat}`}
      {...(player.play.length === 0
        ? {}
        : {
            role: 'img',
            'aria-label': msg(lang, 'ui.played', {
              list: player.play.map((card) => cardName(lang, card)).join(', '),
            }),
          })}
    >
      {player.play.map((card, i) => (
        <Card key={`${card} ${i + 1}`} card={card} errata={false} small />
      ))}
    </div>
  );
}
