// One description of a request: what it may hold and what it answers, for validation, for the handler's types and for OpenAPI.
import { readValue } from '@eminent/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { User } from '../core/user.ts';
import { Problem } from './problem.ts';

type Schema = v.GenericSchema | undefined;
type Made<S extends Schema> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
/** What a handler returns: what its schema reads, or nothing. */
type Given<S extends Schema> = S extends v.GenericSchema ? Frozen<v.InferInput<S>> : void;

/** `anybody` may also be signed out; a `person` is signed in, as a guest too; an `admin` looks after the server. */
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
  /** The part of the documentation where it stands. */
  readonly area: string;
  readonly summary: string;
  readonly who: W;
  /** Of texts, as addresses have nothing else: numbers are made of them with `numeral`. */
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Without one the answer is empty (204). What the schema does not name is not sent. */
  readonly answer?: A;
  /** When all went well: 200 with an answer unless something else stands here. */
  readonly status?: 200 | 201 | 202;
  /** For an answer that is a text and not JSON. */
  readonly media?: string;
  /** What it may refuse beside what any request may be refused for: status by code. */
  readonly refusals?: Readonly<Record<string, number>>;
  /** Sent twice with the same Idempotency-Key it is done once, and answered alike. For signed-in people. */
  readonly once?: boolean;
  /** So many a minute from one address, in place of the general limit. */
  readonly perMinute?: number;
  /** Bytes of the body, where the general limit is too small. */
  readonly maxBytes?: number;
}

/** What a handler is given. Who asks is known from the session, never from the request. */
export interface RouteInput<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  W extends Access,
> {
  readonly params: Made<P>;
  readonly query: Made<Q>;
  readonly body: Made<B>;
  readonly person: W extends 'anybody' ? User | undefined : User;
  /** A name for what is made: always the same for a wish that is sent again under its key. */
  readonly id: string;
  readonly request: FastifyRequest;
  /** For cookies and headers; the answer is what the handler returns. */
  readonly reply: FastifyReply;
}

/** A description with its handler. */
export interface Route {
  readonly description: RouteDescription;
  readonly handle: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>;
}

export function route<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  A extends Schema = undefined,
  W extends Access = Access,
>(
  description: RouteDescription<P, Q, B, A, W>,
  handler: (ask: RouteInput<P, Q, B, W>) => Promise<Given<A>> | Given<A>,
): Route {
  const handle: Route['handle'] = async (request, reply, id) => {
    // Who first: what a request may hold is nobody's business who may not ask.
    const person = allowed(description.who, request.person);
    const params = read(description.params, request.params, 'address');
    const query = read(description.query, request.query, 'query');
    const body = read(description.body, request.body, 'body');
    const ask = { params, query, body, person, id, request, reply };
    // The schemas and `allowed` have just made sure of these types.
    const given = await handler(ask as RouteInput<P, Q, B, W>);
    return description.answer === undefined ? undefined : v.parse(description.answer, given);
  };
  return { description, handle };
}

function read(schema: Schema, value: unknown, place: string): unknown {
  if (schema === undefined) return undefined;
  // A list or an object that nobody sent is read as an empty one, so that the sentence names what is missing.
  const found = readValue(value ?? {}, schema, place);
  if (found.ok) return found.value;
  throw new Problem(400, 'malformed', `${found.error}.`);
}

function allowed(who: Access, person: User | undefined): User | undefined {
  if (who === 'anybody') return person;
  if (person === undefined) {
    throw new Problem(401, 'signed-out', 'This needs a name: nobody is signed in.');
  }
  if (who === 'admin' && !person.admin) {
    throw new Problem(403, 'not-allowed', 'Only an administrator of this server may do this.');
  }
  return person;
}

/** A whole number in an address or a query. */
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
