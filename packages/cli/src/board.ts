// Formats a view as text: stacks, empires, hand, and the question with numbered options.
import { styleText } from 'node:util';
import {
  cardAt,
  kindOf,
  type OptionInfo,
  planetAt,
  planetOf,
  type PlanetView,
  type PlayerView,
  ROLES,
  SHIPS,
  type View,
} from '@eminent/engine';
import {
  backLabel,
  cardLabel,
  cardText,
  decisionText,
  contentsOf,
  contentsText,
  type Locale,
  msg,
  optionText,
  planetFacts,
  planetName,
  previewText,
  roleName,
  scenarioName,
  scenarioText,
  shipCount,
  hasCorrectedTexts,
} from '@eminent/text';
import { columns, wrapped } from './output.ts';

function symbolsText(lang: Locale, planet: string): string {
  const { symbol, secondSymbol } = planetAt(planetOf(planet));
  const names = [symbol, secondSymbol].flatMap((role) => (role ? [roleName(lang, role)] : []));
  return names.length === 0 ? '' : `(${names.join(', ')})`;
}

/** Returns the name of a face-down Escalation planet with its costs: ships or colonies. */
function shipCosts(lang: Locale, name: string, planet: PlanetView): string {
  const { attack, settle, colonyCount, warfareShip = 'fighter' } = planet;
  const attackers = shipCount(lang, warfareShip, attack?.need ?? 0);
  if (planet.category === 'hostile') return `${name} (${attackers})`;
  const costs = msg(lang, 'cli.shipCosts', {
    price: attackers,
    colonies: colonyCount,
    missing: settle?.missing ?? 0,
  });
  return `${name} (${costs})`;
}

function planetText(lang: Locale, planet: PlanetView): string {
  const title = planet.planet === undefined ? backLabel(lang, planet) : planetName(planet.planet);
  const name = planet.start === true ? `${title}, ${msg(lang, 'piece.startPlanet')}` : title;
  if (planet.up) {
    const slots = (planet.slots ?? []).map((slot) => (slot.filled ? '●' : '○')).join('');
    const symbols = planet.planet === undefined ? '' : symbolsText(lang, planet.planet);
    const docked = '▲'.repeat(planet.fighters ?? 0);
    return [name, symbols, slots, docked].filter((part) => part !== '').join(' ');
  }
  if (planet.warfareShip !== undefined) return styleText('dim', shipCosts(lang, name, planet));
  const costs = msg(lang, 'cli.costs', {
    fighters: planet.attack?.need ?? 0,
    colonies: planet.colonyCount,
    missing: planet.settle?.missing ?? 0,
  });
  return styleText('dim', `${name} (${costs})`);
}

/** Returns the number of fighters; in Escalation, also other ships and the kind of fleet. */
function shipsText(lang: Locale, { fighters, ships, fleet = 'basic' }: PlayerView): string[] {
  if (ships === undefined) return [msg(lang, 'ui.fighters', { n: fighters })];
  const sizes = SHIPS.filter((ship) => ship === 'fighter' || ships[ship] > 0);
  return [
    ...sizes.map((ship) => shipCount(lang, ship, ships[ship])),
    ...(fleet === 'basic' ? [] : [msg(lang, `piece.fleet.${fleet}.name`)]),
  ];
}

function permanentText(lang: Locale, player: PlayerView, card: string): string {
  const held = contentsOf(player, card);
  return held === undefined
    ? cardLabel(lang, card)
    : `${cardLabel(lang, card)} (${contentsText(lang, held).replace(/\.$/, '')})`;
}

function empireText(lang: Locale, player: PlayerView, name: string): string {
  const facts = [
    msg(lang, 'ui.score', { n: player.score.total }),
    ...shipsText(lang, player),
    msg(lang, 'ui.tokens', { n: player.influence }),
    msg(lang, 'ui.hand', { n: player.handSize, limit: player.handLimit }),
  ].join(', ');
  const lines = [wrapped(`${styleText('bold', name)}  ${facts}`, 4)];
  const planets = player.planets.map((planet) => planetText(lang, planet));
  if (planets.length > 0) lines.push(`  ${wrapped(planets.join(' · '), 4)}`);
  const permanents = player.permanents.map((card) => permanentText(lang, player, card));
  if (player.scenario !== undefined) permanents.push(scenarioName(lang, player.scenario));
  if (permanents.length > 0) lines.push(`  ${wrapped(permanents.join(' · '), 4)}`);
  return lines.join('\n');
}

/** Formats the table: stacks, supply, all empires, and the hand of the viewing seat. */
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
    styleText('dim', '─'.repeat(columns())),
    wrapped(stacks.join('  ')),
    wrapped(msg(lang, 'ui.supply', { n: view.supply })),
    ...view.players.map((player) => empireText(lang, player, names[player.seat] ?? '')),
    wrapped(`${styleText('green', msg(lang, 'ui.yourHand'))}: ${cards}`, 4),
  ].join('\n');
}

/** Returns what a role would give now, or the text of a planet, scenario or technology. */
function optionDetail(option: OptionInfo, view: View, lang: Locale): string | undefined {
  switch (option.kind) {
    case 'keep':
    case 'settle':
    case 'attack':
    case 'attack-with-battlecruiser':
    case 'start-planet':
    case 'recon-planet':
    case 'annex':
    case 'annex-with-battlecruiser':
    case 'take-over':
      return option.planet === '?' ? undefined : planetFacts(lang, option.planet);
    case 'lead':
    case 'follow': {
      const preview = view.previews?.find(
        ({ role }) => option.kind === 'follow' || role === option.role,
      );
      return preview === undefined ? undefined : previewText(lang, preview, view).join(' ');
    }
    case 'scenario':
      return scenarioText(lang, option.scenario);
    case 'play':
    case 'buy':
    case 'buy-with-ships':
    case 'recon-card':
    case 'take':
      return cardAt(kindOf(option.card)).family === 'technology'
        ? cardText(lang, option.card, hasCorrectedTexts(view.options))
        : undefined;
    default:
      return undefined;
  }
}

/** Formats the question with numbered options; an empty string if there is no question. */
export function question(view: View, names: readonly string[], lang: Locale): string {
  const { decision } = view;
  if (decision === undefined) return '';
  const context = { decision, view, names };
  const digits = String(decision.options.length).length;
  const options = decision.options.map((option, i) => {
    const number = String(i + 1).padStart(digits);
    const more = optionDetail(option, view, lang);
    const text = optionText(lang, option, context);
    return wrapped(
      `${styleText('cyan', `${number})`)} ${text}${more === undefined ? '' : styleText('dim', ` (${more})`)}`,
      digits + 2,
    );
  });
  const hint = decision.several ? msg(lang, 'cli.several') : msg(lang, 'cli.one');
  return [
    wrapped(styleText('cyan', decisionText(lang, context))),
    ...options,
    styleText('dim', wrapped(hint)),
  ].join('\n');
}
