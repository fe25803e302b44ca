// The only door of the rules package.
export {
  type CardDef,
  type PlanetDef,
  type Power,
  POWERS,
  type RoleCardDef,
  type TechnologyDef,
} from './cards/card.ts';
export {
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
} from './cards/catalogue.ts';
export { type Decision, describe, type OptionInfo, type OptionMeaning } from './decision.ts';
export type { Effect, EffectOp, TurnEffect } from './effects/effect.ts';
export type { CardSource, EventType, GameEvent, InfluenceSource } from './events.ts';
export { type Explanation, explain, type NothingTo, type Subject } from './explain.ts';
export {
  advance,
  type Deal,
  decidingSeat,
  defaultOption,
  IllegalOptionError,
  isLegal,
  legalOptions,
  newGame,
  newGameFromDeal,
  play,
  playTrusted,
  rulesFor,
} from './game.ts';
export { type Answer, GameHistory, type UndoScope } from './history.ts';
export {
  PLANET_TYPES,
  type PlanetType,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
} from './names.ts';
export { formatOption, parseOption } from './notation/option.ts';
export { fillPosition, parsePosition } from './notation/parse-position.ts';
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
  makeRecord,
  parseRecord,
  type RecordTurn,
  type Replay,
  replayRecord,
} from './notation/record.ts';
export * as OPTION from './options.ts';
export { perft, perftPosition } from './perft.ts';
export { previewRole, type RolePreview } from './preview.ts';
export { redactEvent } from './redact.ts';
export {
  type Checked,
  checkOptions,
  DEFAULT_OPTIONS,
  type GameOptions,
  OPTION_VALUES,
  type Preset,
  PRESETS,
  RULESETS,
  type Ruleset,
  VARIANTS,
  type Variant,
} from './rulesets/options.ts';
export type { Rules } from './rulesets/rules.ts';
export { pointsOf, type Score, scoreOf, tieBreakOf, winnersOf } from './score.ts';
export { determinize } from './state/determinize.ts';
export { Random, randomFromSeed, shuffle } from './state/random.ts';
export { type EndCause, GameState, PLANET_PILE, type ShuffleScript } from './state/state.ts';
export { STEP_NAMES, type StepName } from './steps/ids.ts';
export {
  type LookedAtPlanet,
  type PlanetBack,
  type PlanetView,
  type PlayerView,
  SPECTATOR,
  type SlotView,
  type View,
  view,
  type Waiting,
} from './view.ts';
