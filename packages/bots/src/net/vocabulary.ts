// Net vocabularies: lists of ids whose indexes number the inputs. Frozen with the weights.
import {
  CARDS,
  PLANET_TYPES,
  type PlanetType,
  ROLES,
  type Role,
  STEP_NAMES,
  type StepName,
} from '@eminent/engine';

/** Everything with an input of its own, in the order of the weights. */
export interface Vocabulary {
  readonly roleCards: readonly string[];
  readonly technologies: readonly string[];
  readonly planetTypes: readonly string[];
  readonly roles: readonly string[];
  readonly steps: readonly string[];
  /** Rule options that are visible in a position, by names specific to the net. */
  readonly options: readonly string[];
  /** Card effects (EffectOp), abilities and scenarios; only in nets that encode them. */
  readonly effects?: readonly string[];
  readonly abilities?: readonly string[];
  readonly scenarios?: readonly string[];
}

/** Checksum that identifies a vocabulary (FNV-1a over its content). */
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

/** The vocabulary index of each engine id; -1 if the vocabulary does not contain it. */
function placesOf(ids: readonly string[], words: readonly string[]): Int16Array {
  return Int16Array.from(ids, (id) => words.indexOf(id));
}

/** The engine number of each word; -1 if the engine no longer has it. */
function numbersOf(words: readonly string[], ids: readonly string[]): readonly number[] {
  return words.map((word) => ids.indexOf(word));
}

const CARD_IDS = CARDS.map(({ id }) => id);

/**
 * Maps between engine numbers and a vocabulary. The engine's lists may have grown or moved since
 * training.
 */
export interface VocabularyIndex {
  /**
   * Engine card kinds by vocabulary index; a word without a card gets the number after the last
   * card.
   */
  readonly roleCardKinds: readonly number[];
  readonly technologyKinds: readonly number[];
  /** Vocabulary indexes by engine number. */
  readonly roleCard: Int16Array;
  readonly technology: Int16Array;
  readonly planetType: Int16Array;
  readonly role: Int16Array;
  readonly step: Int16Array;
  /** Number of card kinds, including one for words without a card. */
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
