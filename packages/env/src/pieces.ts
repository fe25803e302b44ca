// Finds the cards and planets that can occur in a ruleset. They determine actions and observations.
import {
  CARDS,
  checkOptions,
  kindOf,
  OPTION_VALUES,
  ownOptions,
  planetOf,
  type Rules,
  type Ruleset,
  rulesFor,
  SCENARIOS,
} from '@eminent/engine';

export interface Pieces {
  /** All lists contain numbers of the engine, ascending. */
  readonly kinds: readonly number[];
  readonly planets: readonly number[];
  readonly stackKinds: readonly number[];
  readonly mostPlayers: number;
}

const piecesByRuleset = new Map<Ruleset, Pieces>();

/** Returns the cards and planets of a ruleset. The result is cached. */
export function piecesOf(ruleset: Ruleset): Pieces {
  let pieces = piecesByRuleset.get(ruleset);
  if (pieces === undefined) {
    pieces = findPieces(ruleset);
    piecesByRuleset.set(ruleset, pieces);
  }
  return pieces;
}

/** Yields the rules for all numbers of players, each with all values of one option at a time. */
function* allRules(ruleset: Ruleset): Generator<Rules> {
  const names = ['players', ...ownOptions(ruleset)] as const;
  for (const players of OPTION_VALUES.players) {
    for (const name of names) {
      for (const value of OPTION_VALUES[name]) {
        const checked = checkOptions({ ruleset, players, [name]: value });
        if (checked.ok) yield rulesFor(checked.value);
      }
    }
  }
}

function findPieces(ruleset: Ruleset): Pieces {
  const kinds = new Set<number>();
  const planets = new Set<number>();
  const stackKinds = new Set<number>();
  let mostPlayers = 0;
  let hasFleet = false;
  let hasScenarios = false;
  for (const rules of allRules(ruleset)) {
    for (const kind of rules.stackKinds) stackKinds.add(kind);
    const cards = rules.seats.flatMap(({ deck, permanents }) => [...deck, ...permanents]);
    for (const kind of [...rules.technologies, ...rules.technologyDecks.flat(), ...cards]) {
      kinds.add(kind);
    }
    for (const planet of [...rules.planets, ...rules.startPlanets]) planets.add(planet);
    mostPlayers = Math.max(mostPlayers, rules.options.players);
    hasFleet ||= rules.fleet;
    hasScenarios ||= rules.scenarios.length > 0;
  }
  for (const scenario of hasScenarios ? SCENARIOS : []) {
    if (scenario.needsEscalation === true && !hasFleet) continue;
    const { technologies, permanents, startPlanet } = scenario;
    for (const card of [...Object.keys(scenario.deck), ...technologies, ...permanents]) {
      kinds.add(kindOf(card));
    }
    if (startPlanet !== undefined) planets.add(planetOf(startPlanet));
  }
  for (const kind of stackKinds) kinds.add(kind);
  // In Escalation, resources can be tucked as colonies, so card lists can contain resource tokens.
  for (const [kind, { family }] of CARDS.entries()) {
    if (hasFleet && family === 'token') kinds.add(kind);
  }
  return {
    kinds: ascending(kinds),
    planets: ascending(planets),
    stackKinds: ascending(stackKinds),
    mostPlayers,
  };
}

function ascending(numbers: ReadonlySet<number>): number[] {
  return [...numbers].sort((a, b) => a - b);
}

/** Returns the checksum of a JSON value: FNV-1a over its text, as eight hexadecimal digits. */
export function checksumOf(content: unknown): string {
  const text = JSON.stringify(content);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
