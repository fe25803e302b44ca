// The game as text: stacks, empires and hand of a view, and the question with its numbered options. No line is wider than WIDTH.
import { styleText } from 'node:util';
import {
  CARDS,
  type OptionInfo,
  type PlanetView,
  PLANET_DEFS,
  type PlayerView,
  type Role,
  ROLES,
  type View,
} from '@eminent/engine';
import {
  backLabel,
  cardLabel,
  cardText,
  decisionText,
  type Locale,
  msg,
  optionText,
  planetFacts,
  planetName,
  previewText,
  roleName,
} from '@eminent/text';
import { wrapAnsi } from 'fast-wrap-ansi';

/** Columns of the narrowest terminal that is provided for. */
export const WIDTH = 80;

/** The text in lines of at most WIDTH columns; lines that go on are indented. */
export function wrapped(text: string, indent = 0): string {
  const inner = wrapAnsi(text, WIDTH - indent, { hard: true });
  return inner.split('\n').join(`\n${' '.repeat(indent)}`);
}

const symbolOf: ReadonlyMap<string, Role | undefined> = new Map(
  PLANET_DEFS.map((planet) => [planet.id, planet.symbol]),
);

function planetText(lang: Locale, planet: PlanetView): string {
  const name = planet.planet === undefined ? backLabel(lang, planet) : planetName(planet.planet);
  if (planet.up) {
    const slots = (planet.slots ?? []).map((slot) => (slot.filled ? '●' : '○')).join('');
    const symbol = planet.planet === undefined ? undefined : symbolOf.get(planet.planet);
    const given = symbol === undefined ? '' : `(${roleName(lang, symbol)})`;
    return [name, given, slots].filter((part) => part !== '').join(' ');
  }
  const costs = msg(lang, 'cli.costs', {
    fighters: planet.attack?.need ?? 0,
    colonies: planet.colonyCount,
    missing: planet.settle?.missing ?? 0,
  });
  return styleText('dim', `${name} (${costs})`);
}

function empireText(lang: Locale, player: PlayerView, name: string): string {
  const facts = [
    msg(lang, 'ui.score', { n: player.score.total }),
    msg(lang, 'ui.fighters', { n: player.fighters }),
    msg(lang, 'ui.tokens', { n: player.influence }),
    msg(lang, 'ui.hand', { n: player.handSize, limit: player.handLimit }),
  ].join(', ');
  const lines = [wrapped(`${styleText('bold', name)}  ${facts}`, 4)];
  const planets = player.planets.map((planet) => planetText(lang, planet));
  if (planets.length > 0) lines.push(`  ${wrapped(planets.join(' · '), 4)}`);
  const permanents = player.permanents.map((card) => cardLabel(lang, card));
  if (permanents.length > 0) lines.push(`  ${wrapped(permanents.join(' · '), 4)}`);
  return lines.join('\n');
}

/** Stacks, supply, all empires and the own hand. */
export function board(view: View, names: readonly string[], lang: Locale): string {
  const piles = [...new Set(ROLES.map((role) => view.stackOf[role]))].filter(
    (card) => view.stacks[card] !== undefined,
  );
  const stacks = piles.map((card) => {
    const roles = ROLES.filter((role) => view.stackOf[role] === card);
    return `${roles.map((role) => roleName(lang, role)).join('/')} ${view.stacks[card]}`;
  });
  const hand = view.players[view.seat ?? 0]?.hand ?? [];
  const cards = hand.map((card) => cardLabel(lang, card)).join(', ');
  return [
    styleText('dim', '─'.repeat(WIDTH)),
    wrapped(stacks.join('  ')),
    msg(lang, 'ui.supply', { n: view.supply }),
    ...view.players.map((player) => empireText(lang, player, names[player.seat] ?? '')),
    wrapped(`${styleText('green', msg(lang, 'ui.yourHand'))}: ${cards}`, 4),
  ].join('\n');
}

const TECHNOLOGIES: ReadonlySet<string> = new Set(
  CARDS.filter((card) => card.family === 'technology').map((card) => card.id),
);

/** What the role, planet or technology of an option brings, where its name alone does not tell. */
function detail(option: OptionInfo, view: View, lang: Locale): string | undefined {
  switch (option.kind) {
    case 'keep':
    case 'settle':
    case 'attack':
      return option.planet === '?' ? undefined : planetFacts(lang, option.planet);
    case 'lead':
    case 'follow': {
      const preview = view.previews?.find(
        ({ role }) => option.kind === 'follow' || role === option.role,
      );
      return preview === undefined ? undefined : previewText(lang, preview, view).join(' ');
    }
    case 'play':
    case 'buy':
    case 'take':
      return TECHNOLOGIES.has(option.card)
        ? cardText(lang, option.card, view.options.techErrata)
        : undefined;
    default:
      return undefined;
  }
}

/** What is asked, with numbered options. */
export function question(view: View, names: readonly string[], lang: Locale): string {
  const { decision } = view;
  if (decision === undefined) return '';
  const context = { decision, view, names };
  const digits = String(decision.options.length).length;
  const options = decision.options.map((option, i) => {
    const number = String(i + 1).padStart(digits);
    const more = detail(option, view, lang);
    const text = optionText(lang, option, context);
    return wrapped(
      `${styleText('cyan', `${number})`)} ${text}${more === undefined ? '' : styleText('dim', ` (${more})`)}`,
      digits + 2,
    );
  });
  const several = decision.several ? msg(lang, 'cli.several') : msg(lang, 'cli.one');
  return [
    wrapped(styleText('cyan', decisionText(lang, context))),
    ...options,
    styleText('dim', wrapped(several)),
  ].join('\n');
}
