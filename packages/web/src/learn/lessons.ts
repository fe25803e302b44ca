// Defines the lessons: the start of each in a recorded game, its steps, and when a step is done.
import type { GameEvent, Role, StepName, View } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import {
  GAME_WITH_FLEETS,
  GAME_WITH_SCENARIOS,
  GAME_WITH_TECHNOLOGIES,
  LEARNING_GAME,
  type RecordedGame,
} from './lesson-games.ts';

export const LEARNER = 0;

/** The learner's view, and the events since the current step started. */
export interface Moment {
  readonly view: View;
  readonly events: readonly GameEvent[];
}

interface Step {
  readonly id: string;
  /** Kinds of questions at which the step is still possible. Absent if it cannot be missed. */
  readonly at?: readonly StepName[];
  /** The step is missed if another role is led. */
  readonly role?: Role;
  readonly isDone: (moment: Moment) => boolean;
}

interface LessonData {
  readonly id: string;
  readonly planet: string;
  readonly isOfEscalation?: true;
  readonly recording: RecordedGame;
  /** The lesson starts in this turn after `answered` answers. */
  readonly turn: number;
  readonly answered: number;
  /** The learner's answers, separated by spaces. */
  readonly solution: string;
  readonly steps: readonly Step[];
}

/** Returns how many events of a type the learner caused. */
function eventCount({ events }: Moment, type: GameEvent['type']): number {
  return events.filter((event) => event.type === type && seatOf(event) === LEARNER).length;
}

function seatOf(event: GameEvent): number | undefined {
  return 'seat' in event ? event.seat : undefined;
}

function leads({ events }: Moment, role: Role): boolean {
  return events.some(
    (event) => event.type === 'lead' && event.seat === LEARNER && event.role === role,
  );
}

function plays({ events }: Moment, card: string): boolean {
  return events.some(
    (event) => event.type === 'action' && event.seat === LEARNER && event.card === card,
  );
}

function faceDownPlanets({ view }: Moment) {
  return (view.players[LEARNER]?.planets ?? []).filter((planet) => !planet.up);
}

export const LESSONS = [
  {
    id: 'action',
    planet: 'new-texas',
    recording: LEARNING_GAME,
    turn: 1,
    answered: 0,
    solution: 'play:research remove-this remove:research',
    steps: [
      { id: 'play-research', at: ['action'], isDone: (moment) => plays(moment, 'research') },
      { id: 'remove-cards', at: ['remove'], isDone: (moment) => eventCount(moment, 'remove') > 0 },
    ],
  },
  {
    id: 'role',
    planet: 'voson',
    recording: LEARNING_GAME,
    turn: 1,
    answered: 3,
    solution: 'lead:survey boost:survey boost:survey done',
    steps: [
      { id: 'lead-survey', at: ['role'], isDone: (moment) => leads(moment, 'survey') },
      {
        id: 'boost-survey',
        at: ['boost'],
        isDone: ({ view }) => view.looking.length === 3,
      },
    ],
  },
  {
    id: 'survey',
    planet: 'zephan',
    recording: LEARNING_GAME,
    turn: 1,
    answered: 7,
    solution: 'keep:erkam-w discard:politics',
    steps: [
      { id: 'keep-planet', isDone: (moment) => eventCount(moment, 'planet') > 0 },
      { id: 'clean-up', isDone: ({ events }) => events.some(({ type }) => type === 'turn') },
    ],
  },
  {
    id: 'follow',
    planet: 'styku',
    recording: LEARNING_GAME,
    turn: 2,
    answered: 5,
    solution: 'follow boost:colonize done tuck:1',
    steps: [
      {
        id: 'follow',
        at: ['follow-or-dissent'],
        isDone: (moment) => eventCount(moment, 'follow') > 0,
      },
      { id: 'add-colony', isDone: (moment) => eventCount(moment, 'colony') > 0 },
    ],
  },
  {
    id: 'settle',
    planet: 'chrispen',
    recording: LEARNING_GAME,
    turn: 3,
    answered: 0,
    solution: 'play:colonize tuck:1 lead:colonize done settle:1',
    steps: [
      {
        id: 'tuck-colony',
        at: ['action', 'colony-or-settle', 'tuck-this'],
        isDone: (moment) => faceDownPlanets(moment).some(({ settle }) => settle?.missing === 0),
      },
      {
        id: 'settle',
        at: ['role', 'boost', 'colonize-or-settle'],
        role: 'colonize',
        isDone: (moment) => eventCount(moment, 'settle') > 0,
      },
    ],
  },
  {
    id: 'attack',
    planet: 'erkam-w',
    recording: LEARNING_GAME,
    turn: 9,
    answered: 0,
    solution: 'play:warfare lead:warfare done attack:2',
    steps: [
      {
        id: 'collect-fighter',
        at: ['action'],
        isDone: (moment) => faceDownPlanets(moment).some(({ attack }) => attack?.missing === 0),
      },
      {
        id: 'attack',
        at: ['role', 'boost', 'muster'],
        role: 'warfare',
        isDone: (moment) => eventCount(moment, 'attack') > 0,
      },
    ],
  },
  {
    id: 'produce',
    planet: 'liagiba',
    recording: LEARNING_GAME,
    turn: 13,
    answered: 0,
    solution:
      'play:produce-trade produce:2.iron lead:trade boost:produce-trade done trade:1.iron trade:2.iron',
    steps: [
      {
        id: 'produce',
        at: ['action', 'produce-or-trade'],
        isDone: (moment) => eventCount(moment, 'produce') > 0,
      },
      {
        id: 'trade',
        at: ['role', 'boost', 'trade'],
        role: 'trade',
        isDone: (moment) => eventCount(moment, 'trade') === 2,
      },
    ],
  },
  {
    id: 'research',
    planet: 'mik-mik',
    recording: GAME_WITH_TECHNOLOGIES,
    turn: 3,
    answered: 2,
    solution: 'lead:research boost:research boost:research done buy:improved-survey.trade',
    steps: [
      { id: 'lead-research', at: ['role'], isDone: (moment) => leads(moment, 'research') },
      {
        id: 'boost-research',
        at: ['boost'],
        isDone: ({ view }) =>
          view.decision?.step === 'buy-technology' &&
          view.decision.options.some(({ kind }) => kind === 'buy'),
      },
      { id: 'buy', at: ['buy-technology'], isDone: (moment) => eventCount(moment, 'buy') > 0 },
    ],
  },
  {
    id: 'end',
    planet: 'sholmican',
    recording: LEARNING_GAME,
    turn: 21,
    answered: 2,
    solution: 'lead:colonize done settle:4 discard:warfare done dissent',
    steps: [
      { id: 'empty-stack', at: ['role'], isDone: ({ view }) => view.ending !== undefined },
      { id: 'last-turns', isDone: ({ view }) => view.over },
    ],
  },
  {
    id: 'ships',
    planet: 'terra-prime',
    isOfEscalation: true,
    recording: GAME_WITH_FLEETS,
    turn: 5,
    answered: 0,
    solution: 'use-fleet-1 lead:warfare done attack:2',
    steps: [
      {
        id: 'build-destroyer',
        at: ['action'],
        isDone: (moment) => eventCount(moment, 'ships') > 0,
      },
      {
        id: 'attack-bustling',
        at: ['role', 'boost', 'muster'],
        role: 'warfare',
        isDone: (moment) => eventCount(moment, 'attack') > 0,
      },
    ],
  },
  {
    id: 'scenario',
    planet: 'janus',
    isOfEscalation: true,
    recording: GAME_WITH_SCENARIOS,
    turn: 1,
    answered: 0,
    solution: 'scenario:explorer',
    steps: [{ id: 'choose-scenario', isDone: (moment) => eventCount(moment, 'scenario') > 0 }],
  },
] as const satisfies readonly LessonData[];

export type Lesson = (typeof LESSONS)[number];
export type LessonId = Lesson['id'];
export type LessonStep = Lesson['steps'][number];
export type MissableStepId = Extract<LessonStep, { readonly at: unknown }>['id'];

export function findLesson(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

export const FIRST_LESSONS: readonly Lesson[] = LESSONS.filter((one) => !isOfEscalation(one));
export const ESCALATION_LESSONS: readonly Lesson[] = LESSONS.filter(isOfEscalation);

export function isOfEscalation(lesson: Lesson): boolean {
  return 'isOfEscalation' in lesson;
}

/** Returns the tokens of the answers that lead to the start of a lesson. */
export function openingOf({ recording, turn, answered }: LessonData): readonly string[] {
  const answers = recording.turns.map((line) => line.split(' '));
  return [...answers.slice(0, turn - 1).flat(), ...(answers[turn - 1] ?? []).slice(0, answered)];
}

/** Creates the game of a lesson at its start. */
export function lessonGame(lesson: Lesson): SavedGame {
  return {
    id: `lesson ${lesson.id}`,
    game: lesson.recording.game,
    seed: lesson.recording.seed,
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Vega', bot: 'captain' },
    ],
    tokens: openingOf(lesson),
    lastQuestion: 0,
    lesson: lesson.id,
  };
}
