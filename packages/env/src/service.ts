// Implements the line protocol of `eminent env` (docs/env.md): one JSON object in each line.
import { ArgumentError, formatViewPosition, randomFromSeed, view } from '@eminent/engine';
import { isLoaded, LANGUAGES, type Language, loadLanguage } from '@eminent/text';
import { Batch } from './batch.ts';
import { Env, type EnvOptions } from './env.ts';

const MAX_GAMES = 10_000;
const MAX_SEED = 1000;

type Request = Readonly<Record<string, unknown>>;

/** A mistake of the client. The answer contains its message. */
class RequestError extends Error {}

/** Serves one client: holds its games and answers its requests. */
export class EnvService {
  private batch: Batch | undefined;

  /** Answers a request with one line. An invalid request gets an `error` and changes nothing. */
  async answer(line: string): Promise<string> {
    try {
      return JSON.stringify(await this.handle(readRequest(line)));
    } catch (error) {
      const isMistake =
        error instanceof RequestError ||
        error instanceof RangeError ||
        error instanceof ArgumentError;
      if (!isMistake) throw error;
      return JSON.stringify({ type: 'error', error: error.message });
    }
  }

  private handle(request: Request): object | Promise<object> {
    switch (request['type']) {
      case 'reset':
        return this.reset(request);
      case 'step':
        return this.step(request);
      case 'observe':
        return this.observe(request);
      case 'text':
        return this.text(request);
      case 'question':
        return this.question(request);
      case 'save':
        return this.save(request);
      case 'load':
        return this.load(request);
      default:
        throw new RequestError('type: expected reset, step, observe, text, question, save or load');
    }
  }

  private get games(): Batch {
    if (this.batch === undefined) throw new RequestError('no games: send a reset first');
    return this.batch;
  }

  private reset(request: Request): object {
    const games = request['games'] === undefined ? 1 : wholeOf(request, 'games', MAX_GAMES + 1);
    if (games < 1) throw new RequestError('games: expected at least 1');
    const options = request['options'] ?? {};
    if (typeof options !== 'object') throw new RequestError('options: expected an object');
    // The engine checks the options.
    const batch = new Batch(options as EnvOptions, games, seedOf(request));
    this.batch = batch;
    const { actions, layout, seats } = batch;
    const { ruleset, size, checksum, groups } = actions;
    return {
      type: 'games',
      ruleset,
      seats,
      actions: { size, checksum, groups },
      observation: { size: layout.size, checksum: layout.checksum, slices: layout.slices },
      ...decisionsOf(batch),
    };
  }

  private step(request: Request): object {
    const batch = this.games;
    const given = request['actions'];
    if (!Array.isArray(given)) throw new RequestError('actions: expected a list');
    const actions = given.map((action: unknown, n) => {
      if (typeof action === 'number') return action;
      const env = batch.envs[n];
      if (typeof action !== 'string' || env === undefined) {
        throw new RequestError('actions: expected numbers or tokens, one for each game');
      }
      return env.actionOf(action);
    });
    batch.step(actions);
    const { seats, rewards } = batch;
    const ended: [game: number, returns: number[]][] = [];
    for (let n = 0; n < batch.size; n++) {
      if (batch.ended[n] === 1) ended.push([n, [...rewards.subarray(n * seats, (n + 1) * seats)]]);
    }
    return { type: 'games', ...decisionsOf(batch), ended };
  }

  private observe(request: Request): object {
    const batch = this.games;
    const seat = request['seat'] === undefined ? undefined : wholeOf(request, 'seat', batch.seats);
    const { size } = batch.layout;
    const numbers = new Float32Array(batch.size * size);
    for (const [n, env] of batch.envs.entries()) {
      env.observation(seat ?? env.player, numbers.subarray(n * size, (n + 1) * size));
    }
    return { type: 'observations', size, data: base64(numbers) };
  }

  private async text(request: Request): Promise<object> {
    const env = this.gameOf(request);
    const language = request['language'] ?? 'en';
    if (!isLanguage(language)) throw new RequestError(`language: expected ${LANGUAGES.join(', ')}`);
    if (!isLoaded(language)) await loadLanguage(language);
    return { type: 'text', text: env.observationText(env.player, language) };
  }

  /** Returns the fields of a `decide` message of the bot protocol, for bots. */
  private question(request: Request): object {
    const { state, player } = this.gameOf(request);
    return {
      type: 'question',
      view: view(state, player),
      position: formatViewPosition(state, player),
    };
  }

  /** Returns a game as text. With `seat`, everything hidden from this seat is dealt again. */
  private save(request: Request): object {
    const env = this.gameOf(request);
    if (request['seat'] === undefined) return { type: 'saved', game: env.serialize() };
    const seat = wholeOf(request, 'seat', env.players);
    return { type: 'saved', game: env.resample(seat, randomFromSeed(seedOf(request))).serialize() };
  }

  private load(request: Request): object {
    const batch = this.games;
    const n = wholeOf(request, 'game', batch.size);
    const saved = request['saved'];
    if (typeof saved !== 'string')
      throw new RequestError('saved: expected the text of a saved game');
    batch.replace(n, Env.restore(saved));
    return { type: 'games', ...decisionsOf(batch) };
  }

  private gameOf(request: Request): Env {
    return this.games.envs[wholeOf(request, 'game', this.games.size)] as Env;
  }
}

function readRequest(line: string): Request {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new RequestError('the line is no JSON');
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new RequestError('expected an object');
  }
  return request as Request;
}

/** Reads a whole number from 0 to `end` - 1. Throws RequestError for anything else. */
function wholeOf(request: Request, name: string, end: number): number {
  const value = request[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end)
    return value;
  throw new RequestError(`${name}: expected a whole number from 0 to ${end - 1}`);
}

function seedOf(request: Request): string {
  const seed = request['seed'] ?? '0';
  if (typeof seed === 'string' && seed.length <= MAX_SEED) return seed;
  throw new RequestError(`seed: expected a text of at most ${MAX_SEED} characters`);
}

function isLanguage(name: unknown): name is Language {
  return (LANGUAGES as readonly unknown[]).includes(name);
}

function decisionsOf(batch: Batch): {
  readonly players: number[];
  readonly legal: (readonly number[])[];
} {
  return { players: [...batch.players], legal: batch.envs.map((env) => env.legalActions()) };
}

/** More arguments in one call may exceed the limit of the JavaScript engine. */
const MAX_ARGUMENTS = 8192;

/** Numbers are little-endian on every platform of Node. */
function base64(numbers: Float32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let binary = '';
  for (let at = 0; at < bytes.length; at += MAX_ARGUMENTS) {
    binary += String.fromCharCode(...bytes.subarray(at, at + MAX_ARGUMENTS));
  }
  return btoa(binary);
}
