// `?` in the terminal: explains what a card, planet, role, fleet or scenario does, and whether and
// why it cannot be used now.
import {
  type Explanation,
  planetAt,
  planetOf,
  ROLES,
  type Subject,
  type View,
} from '@eminent/engine';
import {
  cardLabel,
  cardText,
  explanationWithRuling,
  contentsOf,
  contentsText,
  type Locale,
  msg,
  planetFacts,
  planetLabel,
  planetName,
  reconstructedText,
  roleName,
  roleText,
  scenarioName,
  scenarioText,
  hasCorrectedTexts,
} from '@eminent/text';
import { wrapped } from './output.ts';

/** Something that can be looked up by name. */
interface Thing {
  readonly name: string;
  readonly text: string;
  /** Which numbers of a card are not printed in the sources but reconstructed. */
  readonly note?: string | undefined;
  /** Its possible uses, such as attacking a planet, which `explain` can give reasons against. */
  readonly subjects: readonly Subject[];
}

/** Everything that `?` can explain: cards, planets, roles, permanents, fleets and scenarios. */
function things(view: View, lang: Locale): readonly Thing[] {
  const me = view.players[view.seat ?? 0];
  const words = (card: string): string => cardText(lang, card, hasCorrectedTexts(view.options));
  const roles = ROLES.map((role): Thing => {
    const { role: effect, leader } = roleText(lang, role);
    return {
      name: roleName(lang, role),
      text: `${effect} ${leader}`,
      subjects: [{ kind: 'role', role }],
    };
  });
  const hand = [...new Set(me?.hand ?? [])].map(
    (card): Thing => ({
      name: cardLabel(lang, card),
      text: words(card),
      note: reconstructedText(lang, card),
      subjects: [{ kind: 'card', card }],
    }),
  );
  const technologies = view.technologies.map(
    (card): Thing => ({
      name: cardLabel(lang, card),
      text: words(card),
      subjects: [{ kind: 'technology', card }],
    }),
  );
  const planets = (me?.planets ?? []).map((planet, at): Thing => {
    const name = planetLabel(lang, planet);
    const text = planet.planet === undefined ? name : planetFacts(lang, planet.planet);
    const conquests: readonly Subject[] = [
      { kind: 'attack', at },
      { kind: 'settle', at },
    ];
    return { name, text, subjects: planet.up ? usesOf(planet.planet, at) : conquests };
  });
  const permanents = view.players.flatMap((player) =>
    player.permanents.map((card): Thing => {
      const held = contentsOf(player, card);
      const text = held === undefined ? words(card) : `${words(card)} ${contentsText(lang, held)}`;
      return { name: cardLabel(lang, card), text, subjects: [] };
    }),
  );
  const others = view.players
    .flatMap(({ planets, seat }) => (seat === view.seat ? [] : planets))
    .flatMap(({ planet }): readonly Thing[] =>
      planet === undefined
        ? []
        : [{ name: planetName(planet), text: planetFacts(lang, planet), subjects: [] }],
    );
  return [
    ...hand,
    ...planets,
    ...roles,
    ...technologies,
    ...permanents,
    ...fleets(view, lang),
    ...others,
  ];
}

/** The Action of a face-up planet as a subject; an empty list if it has none. */
function usesOf(planet: string | undefined, at: number): readonly Subject[] {
  const has = planet !== undefined && planetAt(planetOf(planet)).action !== undefined;
  return has ? [{ kind: 'use', at }] : [];
}

/** The fleet sides and scenarios of all players, each once. */
function fleets({ players, seat }: View, lang: Locale): readonly Thing[] {
  const sides = new Set(players.flatMap(({ fleet = [] }) => fleet));
  const scenarios = new Set(players.flatMap(({ scenario = [] }) => scenario));
  return [
    ...[...sides].map(
      (side): Thing => ({
        name: msg(lang, `piece.fleet.${side}.name`),
        text: msg(lang, `piece.fleet.${side}.text`),
        subjects: players[seat ?? 0]?.fleet === side ? [{ kind: 'fleet' }] : [],
      }),
    ),
    ...[...scenarios].map(
      (id): Thing => ({
        name: scenarioName(lang, id),
        text: scenarioText(lang, id),
        subjects: [],
      }),
    ),
  ];
}

export interface ExplainContext {
  readonly view: View;
  /** The name of each seat. */
  readonly names: readonly string[];
  /** Asks the local table or the server why something cannot be used now; empty if it can. */
  readonly explain: (subject: Subject) => readonly Explanation[] | Promise<readonly Explanation[]>;
}

async function thingText(
  { names, explain }: ExplainContext,
  thing: Thing,
  lang: Locale,
): Promise<string> {
  const why: string[] = [];
  for (const subject of thing.subjects) {
    const reasons = await explain(subject);
    const title = msg(lang, `ui.why.${subject.kind}`);
    const words = reasons.map((reason) => explanationWithRuling(lang, reason, names));
    if (words.length === 0) words.push(msg(lang, 'ui.canBeUsed'));
    why.push(...words.map((text) => `  ${wrapped(`${title} ${text}`, 4)}`));
  }
  const note = thing.note === undefined ? [] : [`  ${wrapped(thing.note, 4)}`];
  return [wrapped(`${thing.name}: ${thing.text}`, 2), ...note, ...why].join('\n');
}

/**
 * Explains everything with a word in its name. Without a word, it explains all roles and the
 * player's hand, fleet and planets; face-up planets only if they have an Action.
 */
export async function explainInWords(
  context: ExplainContext,
  word: string,
  lang: Locale,
): Promise<string> {
  const all = things(context.view, lang);
  const wanted = word.toLocaleLowerCase(lang);
  const found =
    word === ''
      ? all.filter(({ subjects: [first] }) => first !== undefined && first.kind !== 'technology')
      : all.filter((thing) => thing.name.toLocaleLowerCase(lang).includes(wanted));
  if (found.length === 0) return wrapped(msg(lang, 'cli.nothingCalled', { word }));
  const texts: string[] = [];
  for (const thing of found) texts.push(await thingText(context, thing, lang));
  return texts.join('\n');
}
