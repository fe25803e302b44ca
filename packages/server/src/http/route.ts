// Describes routes with the schemas of their input and output. The schemas are used for validation,
// for the types of handlers, and for OpenAPI.
import { fields, readValue, text } from '@eminent/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { User } from '../core/user.ts';
import { Problem } from './problem.ts';

type Schema = v.GenericSchema | undefined;
/** The type that a schema returns after parsing; undefined without a schema. */
type Parsed<S extends Schema> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
/** The return type of a handler: the input of the answer schema, or nothing. */
type Returned<S extends Schema> = S extends v.GenericSchema ? Frozen<v.InferInput<S>> : void;

/**
 * Who may call a route. `anybody` includes signed-out clients; a `person` is signed in, also as a
 * guest; an `admin` administers the server.
 */
export type Access = 'anybody' | 'person' | 'admin';

export interface RouteDescription<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
  W extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with `:name` for each of `params`. */
  readonly url: string;
  readonly summary: string;
  readonly who: W;
  /** Parameters of the path. They are strings; `numeral` reads numbers. */
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Without an answer the response is empty (204). Fields missing in the schema are not sent. */
  readonly answer?: A;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** Media type of an answer that is not JSON. */
  readonly media?: string;
  /** Refusals in addition to the general ones: status by code. */
  readonly refusals?: Readonly<Record<string, number>>;
  /** Repeated requests with the same Idempotency-Key are executed once. For signed-in users. */
  readonly once?: boolean;
  /** Requests per minute and client address, instead of the general limit. */
  readonly perMinute?: number;
  /** Size limit of the body in bytes, where the general limit is too small. */
  readonly maxBytes?: number;
}

/** Input of a handler. The user comes from the session, never from the request. */
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
  /** Id for an object that the request creates. Retries with the same key get the same id. */
  readonly id: string;
  readonly request: FastifyRequest;
  /** For cookies and headers; the handler returns the answer. */
  readonly reply: FastifyReply;
}

export interface Route {
  /** The section of the documentation. */
  readonly area: string;
  readonly description: RouteDescription;
  readonly handle: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>;
}

/**
 * Returns the function `route` for a section of the documentation. It combines a description and a
 * handler. Requests are authorized and validated before the handler runs; fields of its answer that
 * the schema does not know are not sent.
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
      // Authorize before validating: error messages of the validation are only for allowed users.
      const person = allowed(description.who, request.person);
      const params = read(description.params, request.params, 'address');
      const query = read(description.query, request.query, 'query');
      const body = read(description.body, request.body, 'body');
      const input = { params, query, body, person, id, request, reply };
      // The schemas and `allowed` have just checked these types.
      const returned = await handler(input as RouteInput<P, Q, B, W>);
      return description.answer === undefined ? undefined : v.parse(description.answer, returned);
    };
    return { area, description, handle };
  };
}

function read(schema: Schema, value: unknown, place: string): unknown {
  if (schema === undefined) return undefined;
  // A missing body is read as an empty object, so that the error names a missing field.
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

/** The path parameter `:id`. */
export const idParams = fields({ id: text(64) });

/** The schema of a whole number in a path or query, from `least` to `most`. */
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
