// The command `?` in the terminal: explains cards, planets and roles, and why they cannot be used.
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

interface Topic {
  readonly name: string;
  readonly text: string;
  /** Which numbers of a card are reconstructed, because no source shows them. */
  readonly note?: string | undefined;
  /** Possible uses, such as attacking a planet. `explain` lists why a use is not possible now. */
  readonly subjects: readonly Subject[];
}

function topics(view: View, lang: Locale): readonly Topic[] {
  const me = view.players[view.seat ?? 0];
  const words = (card: string): string => cardText(lang, card, hasCorrectedTexts(view.options));
  const roles = ROLES.map((role): Topic => {
    const { role: effect, leader } = roleText(lang, role);
    return {
      name: roleName(lang, role),
      text: `${effect} ${leader}`,
      subjects: [{ kind: 'role', role }],
    };
  });
  const hand = [...new Set(me?.hand ?? [])].map(
    (card): Topic => ({
      name: cardLabel(lang, card),
      text: words(card),
      note: reconstructedText(lang, card),
      subjects: [{ kind: 'card', card }],
    }),
  );
  const technologies = view.technologies.map(
    (card): Topic => ({
      name: cardLabel(lang, card),
      text: words(card),
      subjects: [{ kind: 'technology', card }],
    }),
  );
  const planets = (me?.planets ?? []).map((planet, at): Topic => {
    const name = planetLabel(lang, planet);
    const text = planet.planet === undefined ? name : planetFacts(lang, planet.planet);
    const conquests: readonly Subject[] = [
      { kind: 'attack', at },
      { kind: 'settle', at },
    ];
    return { name, text, subjects: planet.up ? usesOf(planet.planet, at) : conquests };
  });
  const permanents = view.players.flatMap((player) =>
    player.permanents.map((card): Topic => {
      const held = contentsOf(player, card);
      const text = held === undefined ? words(card) : `${words(card)} ${contentsText(lang, held)}`;
      return { name: cardLabel(lang, card), text, subjects: [] };
    }),
  );
  const others = view.players
    .flatMap(({ planets, seat }) => (seat === view.seat ? [] : planets))
    .flatMap(({ planet }): readonly Topic[] =>
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

/** Returns the Action of a face-up planet; an empty list without Action. */
function usesOf(planet: string | undefined, at: number): readonly Subject[] {
  const has = planet !== undefined && planetAt(planetOf(planet)).action !== undefined;
  return has ? [{ kind: 'use', at }] : [];
}

function fleets({ players, seat }: View, lang: Locale): readonly Topic[] {
  const sides = new Set(players.flatMap(({ fleet = [] }) => fleet));
  const scenarios = new Set(players.flatMap(({ scenario = [] }) => scenario));
  return [
    ...[...sides].map(
      (side): Topic => ({
        name: msg(lang, `piece.fleet.${side}.name`),
        text: msg(lang, `piece.fleet.${side}.text`),
        subjects: players[seat ?? 0]?.fleet === side ? [{ kind: 'fleet' }] : [],
      }),
    ),
    ...[...scenarios].map(
      (id): Topic => ({
        name: scenarioName(lang, id),
        text: scenarioText(lang, id),
        subjects: [],
      }),
    ),
  ];
}

export interface ExplainContext {
  readonly view: View;
  readonly names: readonly string[];
  /** Asks the local table or the server why a use is not possible now. Empty if it is possible. */
  readonly explain: (subject: Subject) => readonly Explanation[] | Promise<readonly Explanation[]>;
}

async function topicText(
  { names, explain }: ExplainContext,
  topic: Topic,
  lang: Locale,
): Promise<string> {
  const why: string[] = [];
  for (const subject of topic.subjects) {
    const reasons = await explain(subject);
    const title = msg(lang, `ui.why.${subject.kind}`);
    const words = reasons.map((reason) => explanationWithRuling(lang, reason, names));
    if (words.length === 0) words.push(msg(lang, 'ui.canBeUsed'));
    why.push(...words.map((text) => `  ${wrapped(`${title} ${text}`, 4)}`));
  }
  const note = topic.note === undefined ? [] : [`  ${wrapped(topic.note, 4)}`];
  return [wrapped(`${topic.name}: ${topic.text}`, 2), ...note, ...why].join('\n');
}

/**
 * Explains all topics whose name contains `word`. Without a word, explains all roles and the
 * player's hand, fleet and planets, but no face-up planets without Action.
 */
export async function explainInWords(
  context: ExplainContext,
  word: string,
  lang: Locale,
): Promise<string> {
  const all = topics(context.view, lang);
  const wanted = word.toLocaleLowerCase(lang);
  const found =
    word === ''
      ? all.filter(({ subjects: [first] }) => first !== undefined && first.kind !== 'technology')
      : all.filter((topic) => topic.name.toLocaleLowerCase(lang).includes(wanted));
  if (found.length === 0) return wrapped(msg(lang, 'cli.nothingCalled', { word }));
  const texts: string[] = [];
  for (const topic of found) texts.push(await topicText(context, topic, lang));
  return texts.join('\n');
}
