// Creates late positions of Escalation that random play rarely reaches: with planets, technologies,
// ships and fleets.
import { CARD_PERMANENT, OTHER_FACE, PLANET_REPLENISHING } from '../src/cards/catalog.ts';
import { IMPROVED_FLEET } from '../src/cards/escalation/fleet.ts';
import type { GameState, Random } from '../src/index.ts';
import { NONE } from '../src/model/names.ts';
import { insertSorted, removeOne } from '../src/state/sorted-list.ts';
import { Planet } from '../src/state/planet.ts';
import { playerAt } from '../src/state/state.ts';
import { gainToHand } from '../src/mutations/hand.ts';
import { putIntoPlay, refreshAbilities } from '../src/mutations/technologies.ts';

/** Gives each seat planets, technologies, ships and influence. Call it before the first answer. */
export function enrich(state: GameState, random: Random): void {
  for (const [seat, player] of state.players.entries()) {
    for (let i = 0; i < 5 && state.planetDeck.length > 8; i++) {
      const id = state.planetDeck.pop() as number;
      const up = random.below(4) > 0;
      const ships = up ? (PLANET_REPLENISHING[id] as number) : 0;
      player.planets.push(new Planet(id, up, [], 0, false, ships));
      player.expansion = { ...player.expansion, docked: player.expansion.docked + ships };
    }
    player.fighters += random.below(7);
    player.influence += random.below(3);
    player.expansion = {
      ...player.expansion,
      destroyers: random.below(4),
      battlecruisers: random.below(2),
      fleet: random.below(2) === 0 ? player.expansion.fleet : IMPROVED_FLEET,
    };
    refreshAbilities(state, seat);
    for (let i = 0; i < 7; i++) takeTechnology(state, seat, random);
  }
  const taken = state.players.reduce((sum, { influence }) => sum + influence, 0);
  state.supply = Math.max(0, state.rules.influenceSupply - taken);
}

function takeTechnology(state: GameState, seat: number, random: Random): void {
  // Technologies of Escalation are last in the list. Two thirds of the draws use only those.
  const { technologies } = state;
  const from = random.below(3) === 0 ? 0 : Math.max(0, technologies.length - 36);
  const kind = technologies[from + random.below(technologies.length - from)];
  if (kind === undefined) return;
  removeOne(technologies, kind);
  const other = OTHER_FACE[kind] as number;
  if (other !== NONE) removeOne(technologies, other);

  if (CARD_PERMANENT[kind] === true) putIntoPlay(state, seat, kind);
  else if (random.below(2) === 0) gainToHand(playerAt(state, seat), kind);
  else insertSorted(playerAt(state, seat).deck, kind);
}
