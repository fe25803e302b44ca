// Writes an observation as text.
import type { PlanetView, PlayerView, View } from '@eminent/engine';
import {
  cardLabel,
  cardList,
  contentsOf,
  contentsText,
  decisionText,
  type Locale,
  msg,
  optionText,
  planetCosts,
  planetFacts,
  planetName,
  planetTypeName,
  roleName,
  scenarioName,
  shipCount,
  spokenFaceDown,
  spokenPlanet,
} from '@eminent/text';

/**
 * Returns a view in words: table, empires, own cards, and the question with the tokens of its
 * options. The language must be loaded.
 */
export function observationText(view: View, locale: Locale): string {
  const names = view.players.map(({ seat }) => msg(locale, 'ui.playerAt', { n: seat + 1 }));
  return [
    ...tableLines(view, names, locale),
    ...view.players.flatMap((player) => playerLines(view, player, names, locale)),
    ...questionLines(view, names, locale),
  ].join('\n');
}

function cardsLine(title: string, cards: readonly string[] | undefined, locale: Locale): string[] {
  return cards === undefined || cards.length === 0 ? [] : [`${title}: ${cardList(locale, cards)}`];
}

function tableLines(view: View, names: readonly string[], locale: Locale): string[] {
  const name = names[view.leader] ?? '';
  const stacks = Object.entries(view.stacks).map(([card, n]) => `${cardLabel(locale, card)} ${n}`);
  const decks = Object.entries(view.technologyDecks ?? {}).map(
    ([type, n]) => `${planetTypeName(locale, type as 'fertile')} ${n}`,
  );
  return [
    view.turnNumber === 0
      ? msg(locale, 'ui.beforeTurns')
      : msg(locale, 'ui.turn', { n: view.turnNumber, name }),
    ...(view.role === undefined ? [] : [roleName(locale, view.role)]),
    msg(locale, 'ui.supply', { n: view.supply }),
    stacks.join(', '),
    ...(view.ending === undefined ? [] : [msg(locale, 'ui.lastRound')]),
    ...cardsLine(msg(locale, 'ui.technologies'), view.technologies, locale),
    ...(decks.length === 0 ? [] : [decks.join(', ')]),
    ...planetsLine(msg(locale, 'ui.looking'), view.looking, locale),
    ...cardsLine(msg(locale, 'ui.technologies'), view.lookingTechnologies?.cards, locale),
    ...(view.planetDiscard.length === 0
      ? []
      : [`${msg(locale, 'ui.seen')}: ${view.planetDiscard.map(planetName).join(', ')}`]),
  ];
}

/** Lists planets with an unknown front by type. */
function planetsLine(title: string, planets: View['looking'], locale: Locale): string[] {
  if (planets.length === 0) return [];
  const words = planets.map(({ planet, type }) =>
    planet === undefined
      ? planetTypeName(locale, type)
      : `${planetName(planet)} (${planetCosts(locale, planet)}; ${planetFacts(locale, planet)})`,
  );
  return [`${title}: ${words.join(', ')}`];
}

function playerLines(
  view: View,
  player: PlayerView,
  names: readonly string[],
  locale: Locale,
): string[] {
  const { ships, hand, unseen, discard } = player;
  const facts = [
    msg(locale, 'ui.score', { n: player.score.total }),
    msg(locale, 'ui.tokens', { n: player.influence }),
    ...(ships === undefined
      ? [msg(locale, 'ui.fighters', { n: player.fighters })]
      : (['fighter', 'destroyer', 'battlecruiser'] as const).map((ship) =>
          shipCount(locale, ship, ships[ship]),
        )),
    msg(locale, 'ui.hand', { n: player.handSize, limit: player.handLimit }),
  ];
  const pile = hand === undefined ? 'ui.deckAndHand' : 'ui.deckContents';
  const permanents = player.permanents.map((card) => permanentText(player, card, locale));
  const scenario = player.scenario === undefined ? [] : [scenarioName(locale, player.scenario)];
  const isObserver = player.seat === view.seat;
  return [
    '',
    `${names[player.seat]}: ${facts.join(', ')}`,
    ...player.planets.map((planet) => `- ${planetText(planet, locale)}`),
    ...[...permanents, ...scenario].map((text) => `- ${text}`),
    ...cardsLine(msg(locale, 'ui.yourHand'), hand, locale),
    ...(isObserver ? [] : cardsLine(msg(locale, 'ui.knownHand'), player.knownHand, locale)),
    ...cardsLine(msg(locale, pile, { n: unseen.length }), unseen, locale),
    ...cardsLine(msg(locale, 'ui.discardPile', { n: discard.length }), discard, locale),
    ...(player.play.length === 0
      ? []
      : [msg(locale, 'ui.played', { list: cardList(locale, player.play) })]),
  ];
}

function permanentText(player: PlayerView, card: string, locale: Locale): string {
  const held = contentsOf(player, card);
  const name = cardLabel(locale, card);
  return held === undefined ? name : `${name} (${contentsText(locale, held)})`;
}

function planetText(planet: PlanetView, locale: Locale): string {
  if (!planet.up) return spokenFaceDown(locale, planet, planet.colonyCount, planet.planet);
  if (planet.planet === undefined) return '';
  const filled = (planet.slots ?? []).filter((slot) => slot.filled);
  const resources = filled.map(({ resource }) => resource);
  const now = { colonies: planet.colonyCount, resources, blocked: planet.blocked };
  return spokenPlanet(locale, planet.planet, now);
}

function questionLines(view: View, names: readonly string[], locale: Locale): string[] {
  const { decision } = view;
  if (decision === undefined) return [];
  const context = { decision, view, names };
  return [
    '',
    decisionText(locale, context),
    ...decision.options.map(
      (option) => `- ${option.token}: ${optionText(locale, option, context)}`,
    ),
  ];
}
