// The vocabulary of a net: the ids of cards, planet types, roles and so on that have inputs, in
// input order. It must not change, because the weights depend on it.
import { CARDS, PLANET_TYPES, ROLES, STEP_NAMES } from '@eminent/engine';

export interface Vocabulary {
  readonly roleCards: readonly string[];
  readonly technologies: readonly string[];
  readonly planetTypes: readonly string[];
  readonly roles: readonly string[];
  readonly steps: readonly string[];
  /** Names of rule options with an input. Their meaning is defined in features.ts of the net. */
  readonly options: readonly string[];
  /** These three exist only in nets that encode them. */
  readonly effects?: readonly string[];
  readonly abilities?: readonly string[];
  readonly scenarios?: readonly string[];
}

/** Returns the checksum of a vocabulary: FNV-1a over its content, as eight hex digits. */
export function checksumOfVocabulary(vocabulary: Vocabulary): string {
  const { roleCards, technologies, planetTypes, roles, steps, options } = vocabulary;
  const { effects, abilities, scenarios } = vocabulary;
  const text = JSON.stringify(
    [
      roleCards,
      technologies,
      planetTypes,
      roles,
      steps,
      options,
      effects,
      abilities,
      scenarios,
    ].filter((words) => words !== undefined),
  );
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function placesOf(ids: readonly string[], words: readonly string[]): Int16Array {
  return Int16Array.from(ids, (id) => words.indexOf(id));
}

const CARD_IDS = CARDS.map(({ id }) => id);

/** Maps between the engine's numbers, which may change, and the indexes of a vocabulary. */
export interface VocabularyIndex {
  // Card kinds by vocabulary index. An id that the engine lacks gets the number of card kinds.
  readonly roleCardKinds: readonly number[];
  readonly technologyKinds: readonly number[];
  // Vocabulary indexes by engine number (card kind, planet type, role, step); -1 if not contained.
  readonly roleCard: Int16Array;
  readonly technology: Int16Array;
  readonly planetType: Int16Array;
  readonly role: Int16Array;
  readonly step: Int16Array;
  /** Number of card kinds, including the number for ids that the engine no longer has. */
  readonly kinds: number;
}

export function indexVocabulary(vocabulary: Vocabulary): VocabularyIndex {
  const kindsOf = (words: readonly string[]): readonly number[] =>
    words.map((word) => {
      const kind = CARD_IDS.indexOf(word);
      return kind === -1 ? CARDS.length : kind;
    });
  return {
    roleCardKinds: kindsOf(vocabulary.roleCards),
    technologyKinds: kindsOf(vocabulary.technologies),
    roleCard: placesOf(CARD_IDS, vocabulary.roleCards),
    technology: placesOf(CARD_IDS, vocabulary.technologies),
    planetType: placesOf(PLANET_TYPES, vocabulary.planetTypes),
    role: placesOf(ROLES, vocabulary.roles),
    step: placesOf(STEP_NAMES, vocabulary.steps),
    kinds: CARDS.length + 1,
  };
}
