// The words that a net has learned: lists of ids, by whose places its inputs are numbered. Frozen with the weights.
import {
  CARDS,
  PLANET_TYPES,
  type PlanetType,
  ROLES,
  type Role,
  STEP_NAMES,
  type StepName,
} from '@eminent/engine';

/** Everything that has a number of its own among the inputs of a net, in the order of the weights. */
export interface Vocabulary {
  readonly roleCards: readonly string[];
  readonly technologies: readonly string[];
  readonly planetTypes: readonly string[];
  readonly roles: readonly string[];
  readonly steps: readonly string[];
  /** Rule options that show in a position, by names of our own. */
  readonly options: readonly string[];
  /** What cards do (EffectOp), what permanents come to (Abilities), and scenarios; only of nets that are told. */
  readonly effects?: readonly string[];
  readonly abilities?: readonly string[];
  readonly scenarios?: readonly string[];
}

/** Tells two vocabularies apart in a few letters (FNV-1a of what is written in them). */
export function checksumOfVocabulary(vocabulary: Vocabulary): string {
  const { roleCards, technologies, planetTypes, roles, steps, options } = vocabulary;
  const { effects, abilities, scenarios } = vocabulary;
  const more = [effects, abilities, scenarios].filter((words) => words !== undefined);
  const words = [roleCards, technologies, planetTypes, roles, steps, options, ...more];
  const text = JSON.stringify(words);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const NOT_FOUND = -1;

/** For each number of the engine the place of its id among the words; -1 for what the words do not have. */
function placesOf(ids: readonly string[], words: readonly string[]): Int16Array {
  return Int16Array.from(ids, (id) => words.indexOf(id));
}

/** For each word the engine's number; -1 for what the engine no longer has. */
function numbersOf(words: readonly string[], ids: readonly string[]): readonly number[] {
  return words.map((word) => ids.indexOf(word));
}

const CARD_IDS = CARDS.map(({ id }) => id);

/** Where the engine's numbers are found in a vocabulary, and the other way round. The engine's lists may have grown or moved since. */
export interface VocabularyIndex {
  /** Engine's card numbers by place; a word without a card has the number after the last card. */
  readonly roleCardKinds: readonly number[];
  readonly technologyKinds: readonly number[];
  /** Places by the engine's numbers. */
  readonly roleCard: Int16Array;
  readonly technology: Int16Array;
  readonly planetType: Int16Array;
  readonly role: Int16Array;
  readonly step: Int16Array;
  /** How many card numbers there are, with one for words without a card. */
  readonly kinds: number;
}

export function indexVocabulary(vocabulary: Vocabulary): VocabularyIndex {
  const kindsOf = (words: readonly string[]): readonly number[] =>
    numbersOf(words, CARD_IDS).map((kind) => (kind === NOT_FOUND ? CARDS.length : kind));
  return {
    roleCardKinds: kindsOf(vocabulary.roleCards),
    technologyKinds: kindsOf(vocabulary.technologies),
    roleCard: placesOf(CARD_IDS, vocabulary.roleCards),
    technology: placesOf(CARD_IDS, vocabulary.technologies),
    planetType: placesOf(PLANET_TYPES satisfies readonly PlanetType[], vocabulary.planetTypes),
    role: placesOf(ROLES satisfies readonly Role[], vocabulary.roles),
    step: placesOf(STEP_NAMES satisfies readonly StepName[], vocabulary.steps),
    kinds: CARDS.length + 1,
  };
}
