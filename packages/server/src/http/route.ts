// Defines routes. Schemas validate the input, type the handlers, and generate the OpenAPI document.
import { fields, readValue, text } from '@eminent/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { User } from '../core/user.ts';
import { Problem } from './problem.ts';

type Schema = v.GenericSchema | undefined;
type Parsed<S extends Schema> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type Returned<S extends Schema> = S extends v.GenericSchema ? Frozen<v.InferInput<S>> : void;

/** Who may call a route. A `person` is signed in, perhaps as a guest. `admin`: an administrator. */
export type Access = 'anybody' | 'person' | 'admin';

export interface RouteDescription<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
  W extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v1, with `:name` for each parameter in `params`. */
  readonly url: string;
  readonly summary: string;
  readonly who: W;
  /** Path parameters. They arrive as strings; `numeral` parses numbers. */
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Schema of the response body, which drops other fields. Undefined: empty response (204). */
  readonly answer?: A;
  readonly status?: 200 | 201 | 202;
  /** Media type of the response if it is not JSON. */
  readonly media?: string;
  /** Status by problem code, for the API documentation. COMMON_PROBLEMS need not be listed. */
  readonly refusals?: Readonly<Record<string, number>>;
  /**
   * For signed-in users: a repeated request with the same Idempotency-Key is not executed again.
   */
  readonly once?: boolean;
  /** Requests per minute and client address, instead of the general limit. */
  readonly perMinute?: number;
  /** Maximum body size in bytes, instead of the general limit. */
  readonly maxBytes?: number;
}

export interface RouteInput<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  W extends Access,
> {
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
  readonly person: W extends 'anybody' ? User | undefined : User;
  /** Id for an object that the request creates. Retries get the same id. */
  readonly id: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route {
  /** Section of the API documentation. */
  readonly area: string;
  readonly description: RouteDescription;
  readonly handle: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>;
}

/**
 * Returns a function that makes routes of this section of the API documentation. A route checks
 * access and input before its handler runs, and sends only fields of the answer schema.
 */
export function routesOf(area: string) {
  return function route<
    P extends Schema = undefined,
    Q extends Schema = undefined,
    B extends Schema = undefined,
    A extends Schema = undefined,
    W extends Access = Access,
  >(
    description: RouteDescription<P, Q, B, A, W>,
    handler: (input: RouteInput<P, Q, B, W>) => Promise<Returned<A>> | Returned<A>,
  ): Route {
    const handle: Route['handle'] = async (request, reply, id) => {
      // Access is checked first, so that only allowed clients see validation errors.
      const person = allowed(description.who, request.person);
      const params = read(description.params, request.params, 'address');
      const query = read(description.query, request.query, 'query');
      const body = read(description.body, request.body, 'body');
      const input = { params, query, body, person, id, request, reply };
      const returned = await handler(input as RouteInput<P, Q, B, W>);
      return description.answer === undefined ? undefined : v.parse(description.answer, returned);
    };
    return { area, description, handle };
  };
}

function read(schema: Schema, value: unknown, place: string): unknown {
  if (schema === undefined) return undefined;
  // Reads a missing body as an empty object, so that the error names the missing field.
  const parsed = readValue(value ?? {}, schema, place);
  if (parsed.ok) return parsed.value;
  throw new Problem(400, 'malformed', `${parsed.error}.`);
}

function allowed(who: Access, person: User | undefined): User | undefined {
  if (who === 'anybody') return person;
  if (person === undefined) {
    throw new Problem(401, 'signed-out', 'You are not signed in.');
  }
  if (who === 'admin' && !person.admin) {
    throw new Problem(403, 'not-allowed', 'Only an administrator may do this.');
  }
  return person;
}

export const idParams = fields({ id: text(64) });

/** Schema of a whole number in a path or query, from `least` to `most`. */
export function numeral(least: number, most: number) {
  const wanted = `expected a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(wanted),
    v.regex(/^\d{1,15}$/, wanted),
    v.transform(Number),
    v.number(wanted),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
  );
}
