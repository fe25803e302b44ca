// Renders an excerpt of a recorded game: the table before a turn, then its events as text.
import {
  DEFAULT_OPTIONS,
  type GameEvent,
  GameHistory,
  type GameRecord,
  parseRecord,
  replayRecord,
  scoreOf,
  SPECTATOR,
  view,
} from '@eminent/engine';
import { backLabel, eventText, planetName, localeOf } from '@eminent/text';

function valueOf<T>(read: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function empireLines(history: GameHistory, names: readonly string[]): string[] {
  const seen = view(history.state, SPECTATOR);
  return seen.players.map((player) => {
    const planets = player.planets.map((planet) => {
      if (planet.planet !== undefined && planet.up) return planetName(planet.planet);
      return `(${backLabel('en', planet)}, colonies ${planet.colonyCount})`;
    });
    return `    ${names[player.seat]}: ${player.score.total} points, fighters ${player.fighters}, hand ${player.handSize}, deck ${player.deckSize}; ${planets.join(', ')}`;
  });
}

function stackLine(history: GameHistory): string {
  const seen = view(history.state, SPECTATOR);
  const stacks = Object.entries(seen.stacks).map(([card, left]) => `${card} ${left}`);
  return `    stacks: ${stacks.join(', ')}; influence ${seen.supply}; planet deck ${seen.planetDeck.size}`;
}

/** Returns the ruleset and all options with other values than the defaults, as text. */
function optionWords(record: GameRecord): string {
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_OPTIONS));
  return Object.entries(record.options)
    .filter(([name, value]) => name === 'ruleset' || value !== defaults.get(name))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

export const FOLDER = 'docs/playthroughs';

function excerpt(turns: readonly (readonly string[])[]): readonly string[] {
  const gap = `… ${turns.length - 2} turns later …`;
  return [...turns.slice(0, 1), [gap], ...turns.slice(-1)].flatMap((lines) => ['', ...lines]);
}

/** Renders a playthrough as Markdown. `text` is its record (docs/notation.md). */
export function renderPlaythrough(title: string, text: string): string {
  const record = valueOf(parseRecord(text));
  const replay = valueOf(replayRecord(record));
  const { names } = record;
  const history = new GameHistory(record.options, record.seed, record.rules);
  let turn: string[] = [];
  const turns: string[][] = [];
  const startTurn = (sentence: string): void => {
    turn = [sentence, stackLine(history), ...empireLines(history, names)];
    turns.push(turn);
  };
  startTurn(`Turn 1: ${names[history.state.leader]}.`);
  const write = (event: GameEvent): void => {
    const sentence = eventText(localeOf('en', record.options), event, {
      names,
      planetAt: (seat, at) => view(history.state, seat).players[seat]?.planets[at],
    });
    if (event.type === 'turn') startTurn(sentence);
    else turn.push(`  ${sentence}`);
  };
  for (const option of replay.answers) for (const event of history.play(option)) write(event);
  const scores = names.map((name, seat) => {
    const score = scoreOf(history.state, seat);
    return `  ${name}: ${score.total} = planets ${score.planets} + tokens ${score.tokens} + technologies ${score.technologies}; tie-break ${score.tieBreak}`;
  });
  return [
    `# ${title}`,
    '',
    `The first turn, and the last of ${turns.length}, of a game between two Captains. The [record](records/${recordName(title)}) has the whole game: \`npm run --silent eminent -- replay ${FOLDER}/records/${recordName(title)}\` checks it, and the page replays it.`,
    '',
    '```',
    optionWords(record),
    ...excerpt(turns),
    ...scores,
    '```',
    '',
  ].join('\n');
}

export function recordName(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`;
}
