// Public API of the rules engine.
export {
  type CardDef,
  NEVER_SETTLED,
  type PlanetCategory,
  type PlanetDef,
  type RoleCardDef,
  type TechnologyDef,
} from './model/card.ts';
export {
  backOf,
  CARDS,
  cardAt,
  cardId,
  findKind,
  findPlanet,
  kindOf,
  PLANET_DEFS,
  planetAt,
  planetOf,
  technologyAt,
} from './cards/catalog.ts';
export {
  isSelection,
  minimumPicks,
  limitedResource,
  selectableOptions,
  withLater,
} from './describe/selection.ts';
export {
  type Decision,
  describe,
  type OptionInfo,
  type OptionMeaning,
} from './describe/decision.ts';
export type { Effect, EffectOp, TurnEffect } from './model/effect.ts';
export type { CardSource, EventType, GameEvent, InfluenceSource } from './model/events.ts';
export { type Explanation, explain, type Subject } from './describe/why-not.ts';
export type { MissingTarget } from './rules/effects/effect.ts';
export {
  advance,
  type Deal,
  decidingSeat,
  IllegalOptionError,
  isLegal,
  legalOptions,
  newGame,
  newGameFromDeal,
  play,
  playTrusted,
} from './game/game.ts';
export { defaultOption } from './game/default-option.ts';
export { planStep } from './game/plan-step.ts';
export { type Answer, GameHistory } from './knowledge/game-history.ts';
export { type OpponentKind, isFree, type UndoScope } from './knowledge/undo-limits.ts';
export {
  PLANET_KINDS,
  PLANET_TYPES,
  type PlanetKind,
  type PlanetType,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
  type Ship,
  SHIPS,
  type SlotType,
  TECHNOLOGY_TYPES,
  type TechnologyType,
} from './model/names.ts';
export { SCENARIOS } from './cards/escalation/scenarios.ts';
export type { ScenarioDef } from './model/scenario.ts';
export { formatOption, parseOption } from './game/option-token.ts';
export {
  fillPosition,
  parsePosition,
  positionProblems,
  type SetupProblem,
} from './notation/parse-position.ts';
export {
  type DeckPlanet,
  formatPosition,
  formatViewPosition,
  type FramePosition,
  type PlanetPosition,
  type PlayerPosition,
  type Position,
  type TurnPosition,
} from './notation/position.ts';
export {
  checksumOf,
  formatRecord,
  type GameRecord,
  lengthOfRecord,
  makeRecord,
  parseRecord,
  type RecordTurn,
  type Replay,
  replayRecord,
  withoutNotes,
} from './notation/record.ts';
export { fitsCompact, formatCompact, parseCompact } from './notation/compact-record.ts';
export {
  asNoteText,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  notesProblem,
  type RecordNote,
} from './notation/record-notes.ts';
export type { ReadRecord, RecordProblem } from './notation/record-problem.ts';
export { ArgumentError } from './model/argument-error.ts';
export * as OPTION from './model/option.ts';
export { SHIP_PLACE } from './model/option.ts';
export { perft, perftPosition } from './game/perft.ts';
export {
  researchSources,
  type SymbolSource,
  type TakenTechnology,
  takenTechnologies,
} from './knowledge/technology-market.ts';
export { outcomeWith, type RoleOutcome } from './knowledge/role-outcome.ts';
export { ViewChanges } from './knowledge/view-changes.ts';
export type { FollowerPreview, Range, RolePreview, RoleYield } from './describe/role-preview.ts';
export type { ResearchReach, TechnologyReach } from './describe/technology-reach.ts';
export {
  joinViews,
  type PlanetFront,
  type PrivateView,
  privateHandView,
  type PrivateHandView,
  privateTurnView,
  privateView,
} from './knowledge/private-view.ts';
export {
  hasNoChoice,
  seatsYetToFollow,
  type NextQuestion,
  nextQuestion,
} from './knowledge/next-question.ts';
export { redactEvent } from './knowledge/redact-event.ts';
export {
  type Checked,
  type CheckedOptions,
  checkOptions,
  type Choice,
  choicesFor,
  type OptionProblem,
  optionProblem,
  presetChoices,
} from './rulesets/check-options.ts';
export {
  changedOptions,
  DEFAULT_OPTIONS,
  type GameOptions,
  INTERPRETATION_OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  optionsOf,
  ownOptions,
  type Preset,
  PRESETS,
  RULES_VERSION,
  RULESETS,
  type Ruleset,
  rulesFor,
  VARIANTS,
  type Variant,
} from './rulesets/registry.ts';
export {
  type ScenarioObstacle,
  scenarioObstacle,
  scenariosForSeats,
  scenariosOfGame,
  scenariosProblem,
} from './rulesets/named-scenarios.ts';
export type { OptionValue } from './rulesets/ruleset.ts';
export type { Trigger } from './model/trigger.ts';
export type { Rules } from './model/rules.ts';
export { SHIP_IN_FIGHTERS, UPGRADE_COST } from './cards/escalation/fleet.ts';
export {
  BATTLECRUISER_POINTS,
  pointsOf,
  type Score,
  scoreOf,
  tieBreakOf,
  winnersOf,
} from './queries/score.ts';
export { determinize } from './knowledge/determinize.ts';
export { KnownOrder, reorderDecks } from './knowledge/reorder-decks.ts';
export { fairDraw, FairShuffles, formatFairSeed, parseFairSeed } from './state/fair-shuffle.ts';
export { type ShuffleSource, Random, randomFromSeed, shuffle } from './state/random.ts';
export { sha256Hex } from './state/sha256.ts';
export { GameState, PLANET_PILE, type ShuffleScript } from './state/state.ts';
export type { EndCause } from './model/end-cause.ts';
export { STEP_NAMES, type StepName } from './rules/steps/registry.ts';
export {
  type FleetSide,
  type PlayerView,
  playerView,
  type Ships,
  type Symbols,
} from './knowledge/player-view.ts';
export {
  type LookedAtPlanet,
  SPECTATOR,
  tableView,
  type TableView,
  type View,
  view,
  type Waiting,
} from './knowledge/view.ts';
export { type Phase, phaseOf, type TurnPhases } from './knowledge/phase.ts';
export type { CostView, PlanetView, SlotView } from './knowledge/planet-view.ts';
export type { StepQuestion } from './model/question.ts';
export type { PlanetBack } from './model/planet.ts';
