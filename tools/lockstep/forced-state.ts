// Changes our state where the recorded engine follows other rules (docs/escalation.md E12).
import { type GameState, planetAt } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded, recordedPlanet, SPECIALIZED_PRODUCTION } from './ids.ts';
import { onPermanents, shipsOf } from './recorded-seat.ts';
import { BLOCKED_SLOT, CAPTURED_SHIPS, OTHER_SHIPS } from './report.ts';
import type { SeatState, TableState } from './recording.ts';

type Player = GameState['players'][number];

/** Moves our ships to the recorded slots. Returns the known differences. */
export function placeShips(
  state: GameState,
  recorded: TableState,
  captured: ReadonlySet<string>,
): string[] {
  const reasons: string[] = [];
  for (const [seat, player] of state.players.entries()) {
    const is = recorded.players[seat];
    if (is === undefined || !differs(player, is)) continue;
    if (sameShips(player, is)) {
      takeAsRecorded(player, is);
      reasons.push(OTHER_SHIPS);
    } else reasons.push(...placeOnPlanets(player, is, captured));
  }
  return reasons;
}

function placesOf(player: Player): string {
  const { expansion, planets } = player;
  const docked = planets.map(({ id, ships }) => `${planetAt(id).id} ${ships}`).sort();
  return [...docked, expansion.cardFighters, expansion.dockedDestroyers].join();
}

function recordedPlaces({ planets, ...seat }: SeatState): string {
  const docked = planets
    .map(({ id, ships = [] }) => `${planetAt(planetOfRecorded(id)).id} ${ships.length}`)
    .sort();
  const on = onPermanents({ planets, ...seat }).docked;
  return [...docked, countOf(on, 'F'), countOf(on, 'D')].join();
}

function differs(player: Player, is: SeatState): boolean {
  const here = player.planets.map(({ id }) => planetAt(id).id).sort();
  const there = is.planets.map(({ id }) => planetAt(planetOfRecorded(id)).id).sort();
  return here.join() === there.join() && placesOf(player) !== recordedPlaces(is);
}

function sameShips({ fighters, expansion }: Player, is: SeatState): boolean {
  const { docked } = onPermanents(is);
  const onPlanets = is.planets.reduce((sum, { ships = [] }) => sum + ships.length, 0);
  const own = shipsOf(is);
  return (
    fighters + expansion.docked === own.F + onPlanets + countOf(docked, 'F') &&
    expansion.destroyers + expansion.dockedDestroyers === own.D + countOf(docked, 'D')
  );
}

function countOf(letters: readonly string[], letter: string): number {
  return letters.filter((one) => one === letter).length;
}

function takeAsRecorded(player: Player, is: SeatState): void {
  const { docked } = onPermanents(is);
  const own = shipsOf(is);
  let onPlanets = 0;
  for (const planet of player.planets) {
    planet.ships = shipsOn(is, planet.id);
    onPlanets += planet.ships;
  }
  const cardFighters = countOf(docked, 'F');
  player.fighters = own.F;
  player.expansion = {
    ...player.expansion,
    docked: onPlanets + cardFighters,
    cardFighters,
    destroyers: own.D,
    dockedDestroyers: countOf(docked, 'D'),
  };
}

function shipsOn({ planets }: SeatState, planet: number): number {
  return planets.find(({ id }) => planetOfRecorded(id) === planet)?.ships?.length ?? 0;
}

/** Adapts ships on captured planets, and on blocked ones, which have none in the recording. */
function placeOnPlanets(player: Player, is: SeatState, captured: ReadonlySet<string>): string[] {
  const reasons: string[] = [];
  for (const planet of player.planets) {
    const ships = shipsOn(is, planet.id);
    const known = planet.blocked || captured.has(recordedPlanet(planet.id));
    if (ships === planet.ships || !known) continue;
    player.expansion = {
      ...player.expansion,
      docked: player.expansion.docked + ships - planet.ships,
    };
    planet.ships = ships;
    reasons.push(planet.blocked ? BLOCKED_SLOT : CAPTURED_SHIPS);
  }
  return reasons;
}

/** Lets Specialized Production count as a Colonize symbol during `play`, as recorded. */
export function withColonizeSymbol(state: GameState, seat: number, play: () => void): void {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const { abilities } = player;
  const kind = kindOfRecorded(SPECIALIZED_PRODUCTION);
  const widened = { ...abilities, anySymbol: [...abilities.anySymbol, kind] };
  player.abilities = widened;
  play();
  if (player.abilities === widened) player.abilities = abilities;
}

/** Lets a seat improve a fleet again that a Natural Order turned back. */
export function mendFleet(state: GameState, seat: number): void {
  const player = state.players[seat];
  if (player !== undefined) player.expansion = { ...player.expansion, fleet: 1 };
}

/** Makes a card in hand a colony. Our engine refuses that for a card without a Colonize symbol. */
export function layDown(state: GameState, seat: number, card: string, place: number): void {
  const player = state.players[seat];
  const kind = kindOfRecorded(card);
  const at = player?.hand.indexOf(kind) ?? -1;
  if (player === undefined || at < 0) throw new Error(`${card} is not in hand`);
  player.hand.splice(at, 1);
  const planet = player.planets[place];
  if (planet !== undefined) planet.colonies = [...planet.colonies, kind];
  else player.expansion = { ...player.expansion, colonies: [...player.expansion.colonies, kind] };
  state.turn.expansion = { ...state.turn.expansion, colonized: true };
}

/** Pays `bonus` for a sale by a Defense Contract, which the recording treats as a trade. */
export function payAsTrade(state: GameState, seat: number, bonus: number): boolean {
  const player = state.players[seat];
  if (player === undefined || bonus <= 0) return false;
  player.influence += bonus;
  state.supply = Math.max(0, state.supply - bonus);
  return true;
}
