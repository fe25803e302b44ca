// The recorded games of the lessons. Each lesson starts at a position of one of them.
import { DEFAULT_OPTIONS, type GameOptions } from '@eminent/engine';

export interface RecordedGame {
  readonly game: GameOptions;
  readonly seed: string;
  /** Answers of all players, one line per turn. The learner has seat 0 and starts. */
  readonly turns: readonly string[];
}

export const LEARNING_GAME: RecordedGame = {
  game: { ...DEFAULT_OPTIONS, variant: 'learning', twoPlayerStacks: 'reduced' },
  seed: 'lessons 33000',
  turns: [
    'play:research remove-this remove:research lead:survey boost:survey boost:survey done keep:erkam-w dissent discard:politics',
    'play:research remove:colonize remove:politics lead:colonize done follow boost:colonize done tuck:1 discard:warfare discard:produce-trade done',
    'play:colonize tuck:1 lead:colonize done settle:1 follow boost:colonize done done',
    'play:survey lead:colonize done settle:1 dissent discard:research discard:research done',
    'play:warfare lead:warfare done dissent discard:colonize discard:politics done',
    'play:research remove:warfare done lead:survey boost:survey done keep:zephan dissent done',
    'play:survey lead:warfare done dissent discard:colonize discard:colonize discard:colonize done',
    'play:survey lead:colonize boost:colonize boost:colonize boost:colonize done dissent discard:research done',
    'play:warfare lead:warfare done attack:2 dissent discard:politics done',
    'play:survey lead:colonize done settle:2 dissent discard:research discard:research done',
    'play:survey lead:produce done produce:1.iron follow boost:produce-trade done produce:1.silicon discard:survey discard:politics done',
    'play:produce-trade trade:1.silicon lead:survey boost:survey boost:survey done keep:tankahshin dissent done',
    'play:produce-trade trade:1.iron lead:survey boost:survey done keep:idroyos dissent discard:warfare discard:warfare discard:warfare done',
    'play:research remove:research done lead:colonize boost:colonize boost:colonize boost:colonize boost:colonize follow boost:colonize boost:colonize boost:colonize done',
    'play:produce-trade produce:1.iron lead:colonize done settle:3 follow boost:colonize done discard:warfare',
    'play:survey lead:colonize done settle:3 dissent discard:research done',
    'play:produce-trade trade:1.iron lead:survey boost:survey boost:survey done keep:sholmican follow boost:survey boost:survey boost:survey done keep:new-texas discard:politics done',
    'play:produce-trade produce:1.silicon lead:colonize done follow boost:colonize boost:colonize done done',
    'play:produce-trade produce:2.iron lead:colonize done follow boost:colonize boost:colonize done discard:warfare discard:warfare',
    'play:research remove-this done lead:colonize done settle:4 follow boost:colonize done done',
    'play:produce-trade trade:2.iron',
  ],
};

export const GAME_WITH_FLEETS: RecordedGame = {
  game: { ...DEFAULT_OPTIONS, ruleset: 'escalation', startPlanetChoice: 'old-only' },
  seed: 'lessons ships 206',
  turns: [
    'play:research remove-this done lead:survey boost:survey boost:survey done keep:terra-prime dissent discard:research done',
    'play:research remove:politics done lead:colonize done dissent discard:research done',
    'play:politics take:warfare lead:warfare boost:warfare boost:warfare done follow boost:warfare done discard:colonize discard:produce-trade discard:produce-trade done',
    'play:survey lead:colonize boost:colonize boost:colonize done dissent discard:survey discard:produce-trade discard:produce-trade',
  ],
};

/** Each player first chooses a scenario. */
export const GAME_WITH_SCENARIOS: RecordedGame = {
  game: { ...DEFAULT_OPTIONS, ruleset: 'escalation', scenarios: 'chosen' },
  seed: 'lessons scenarios',
  turns: [],
};

export const GAME_WITH_TECHNOLOGIES: RecordedGame = {
  game: { ...DEFAULT_OPTIONS, variant: 'level-1' },
  seed: 'lessons 245',
  turns: [
    'play:colonize lead:colonize done dissent discard:survey discard:survey discard:produce-trade discard:produce-trade',
    'play:research remove:colonize remove:politics lead:warfare boost:warfare done dissent discard:survey discard:produce-trade',
    'play:colonize settle:1',
  ],
};
