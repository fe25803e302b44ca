// Public API: messages in all languages, and sentences about cards, decisions, events and so on.
export {
  type DecisionContext,
  decisionText,
  moveText,
  optionText,
  shipPrice,
} from './decisions.ts';
export { cardList, eventText, seatName, type Table } from './events.ts';
export { explanationText, explanationWithRuling } from './why-not.ts';
export {
  type GameChoice,
  gameChoiceText,
  glossary,
  type NamedChoice,
  type SwitchId,
  switchText,
  TERMS,
  type Term,
  type TermId,
  termOf,
  variantText,
} from './glossary.ts';
export {
  messageCatalog,
  hasMessage,
  isLoaded,
  type Language,
  LANGUAGES,
  languageName,
  languageOf,
  eitherText,
  listText,
  loadLanguage,
  loadPart,
  type Locale,
  localeOf,
  type MessageValues,
  msg,
  pickLanguage,
} from './language.ts';
export type { MessageKey, Messages, Part } from './locales/translation.ts';
export { type PermanentContents, contentsOf, contentsText } from './permanent-contents.ts';
export { missingText, sourceText, takenText, takingText } from './technology-market.ts';
export { opponentText } from './opponents.ts';
export { reasonText } from './reasons.ts';
export {
  backLabel,
  cardLabel,
  cardName,
  cardText,
  type PlanetState,
  planetAction,
  planetCosts,
  planetFacts,
  planetLabel,
  planetName,
  planetTypeLetter,
  planetTypeName,
  resourceName,
  roleLetter,
  roleName,
  roleText,
  scenarioChoiceText,
  scenarioName,
  scenarioText,
  shipCount,
  shipName,
  spokenCard,
  spokenFaceDown,
  spokenPlanet,
  shortCardText,
} from './card-texts.ts';
export {
  conquests,
  gatherText,
  type PendingAnswer,
  outcomeText,
  previewOf,
  symbolsAdded,
  symbolsWith,
} from './outcomes.ts';
export { previewText, rangeText } from './previews.ts';
export { dealProblemText, obstacleText, recordProblemText } from './problems.ts';
export { type Act, type Gain, type Recap, recapOf, recapText } from './recap.ts';
export { hasCorrectedTexts, reconstructedText } from './reconstructed.ts';
export { type Tip, type TipId, tipText } from './tooltips.ts';
export { type TurnEvents, turnsOf } from './turn-events.ts';
export type { WordingOptions } from './ruleset-wordings.ts';
