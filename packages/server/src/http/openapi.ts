// Builds the OpenAPI 3.1 document from the route descriptions.
import { LEVELS, STYLES } from '@eminent/bots';
import { OPTION_VALUES } from '@eminent/engine';
import { gameOptions } from '@eminent/protocol';
import { botName, COMMON_PROBLEMS, problem } from '@eminent/protocol/online';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { BOUND_COOKIE, COOKIE } from './cookie-names.ts';
import { API } from './app.ts';
import type { RouteDescription, Route } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

const NAMED = { GameOptions: gameOptions, BotName: botName };
const SCHEMAS = '#/components/schemas/';

function gameOptionsSchema(): Json {
  const properties = Object.entries(OPTION_VALUES).map(([name, values]) => [
    name,
    { enum: values, default: values[0] },
  ]);
  return {
    type: 'object',
    description:
      'The options of a game (docs/rulesets.md). Omitted options have the first of their values.',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

function botNameSchema(): Json {
  return {
    type: 'string',
    maxLength: 200,
    description: `A built-in bot of the server: ${[...LEVELS, ...STYLES].join(', ')} (docs/opponents.md).`,
    examples: LEVELS,
  };
}

/** Converts a schema to JSON Schema. Engine types (`v.custom`) become plain objects. */
function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    definitions: NAMED,
    overrideRef: ({ referenceId }) => SCHEMAS + referenceId,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'object' } : undefined,
  };
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, config);
  return rest;
}

function parametersIn(place: 'path' | 'query', schema: v.GenericSchema | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

const PROBLEM = {
  'application/problem+json': { schema: { $ref: `${SCHEMAS}Problem` } },
};

function answersOf({ answer, media, status = 200, refusals = {} }: RouteDescription): Json {
  const success =
    answer === undefined
      ? { 204: { description: 'Done.' } }
      : {
          [status]: {
            description: 'Done.',
            content: { [media ?? 'application/json']: { schema: jsonSchemaOf(answer, 'output') } },
          },
        };
  const byStatus = Object.groupBy(Object.entries(refusals), ([, number]) => String(number));
  const failures = Object.entries(byStatus).map(([number, codes = []]) => [
    number,
    { description: codes.map(([code]) => `\`${code}\``).join(', '), content: PROBLEM },
  ]);
  return {
    ...success,
    ...(Object.fromEntries(failures) as Json),
    default: { description: 'A problem.', content: PROBLEM },
  };
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w.:-]{8,64}$' },
};

function operation({ area, description }: Route): Json {
  const { who, once, body } = description;
  const parameters = [
    ...parametersIn('path', description.params),
    ...parametersIn('query', description.query),
    ...(once === true ? [KEY_HEADER] : []),
  ];
  return {
    tags: [area],
    summary: description.summary,
    ...(who === 'anybody'
      ? {}
      : { security: [{ session: [] }, { plainSession: [] }, { token: [] }] }),
    'x-who': who,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchemaOf(body, 'input') } },
          },
        }),
    responses: answersOf(description),
  };
}

/** Returns the document for these routes, ordered by URL. */
export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const sorted = routes.toSorted((a, b) => (a.description.url < b.description.url ? -1 : 1));
  for (const route of sorted) {
    const { method, url } = route.description;
    const path = API + url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Eminent online tables', version: '1', license: { name: 'MIT' } },
    paths,
    components: {
      schemas: {
        Problem: jsonSchemaOf(problem, 'output'),
        GameOptions: gameOptionsSchema(),
        BotName: botNameSchema(),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: BOUND_COOKIE },
        plainSession: { type: 'apiKey', in: 'cookie', name: COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    'x-common-problems': COMMON_PROBLEMS,
  };
}
