// Renders the OpenAPI document as Markdown, which the site appends to docs/http-api.md.

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly description?: string;
  readonly $ref?: string;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-who': string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >;
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly 'x-common-problems': readonly string[];
}

const WHO: Readonly<Record<string, string>> = {
  anybody: 'everyone',
  person: 'signed-in users, guests included',
  admin: 'administrators',
};

function shape(schema: Schema, indent = ''): string {
  const some = schema.anyOf ?? schema.oneOf;
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'any';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (some !== undefined) return some.map((one) => shape(one, indent)).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((one) => shape(one, indent)).join(' & ');
  switch (schema.type) {
    case 'array':
      return `${grouped(shape(schema.items ?? {}, indent))}[]`;
    case 'object':
      return fieldsOf(schema, indent);
    case 'string':
      return schema.maxLength === undefined ? 'string' : `string≤${schema.maxLength}`;
    default:
      return schema.type ?? 'any';
  }
}

function grouped(text: string): string {
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text;
}

function fieldsOf({ properties, required = [] }: Schema, indent: string): string {
  if (properties === undefined) return 'object';
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, about]) => {
    const mark = required.includes(name) ? '' : '?';
    const note = about.description === undefined ? '' : `${deeper}// ${about.description}\n`;
    return `${note}${deeper}${name}${mark}: ${shape(about, deeper)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function parametersOf({ parameters = [] }: Operation): string[] {
  return parameters.map(({ name, in: place, required, schema }) => {
    const need = required ? '' : ', optional';
    return `- ${place} \`${name}\`: ${shape(schema)}${need}`;
  });
}

function contentOf(label: string, content: Content | undefined): string[] {
  const [media, one] = Object.entries(content ?? {})[0] ?? [];
  if (media === undefined || one === undefined) return [];
  if (media !== 'application/json') return [`${label}: ${media}`, ''];
  return [`${label}:`, '', '```ts', shape(one.schema), '```', ''];
}

function operationText(method: string, path: string, operation: Operation): string {
  const { responses, summary, requestBody } = operation;
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const bad = Object.entries(responses).filter(([status]) => /^[45]/.test(status));
  const [status, answer] = good[0] ?? [];
  const who = WHO[operation['x-who']] ?? operation['x-who'];
  return [
    `### ${method.toUpperCase()} ${path}`,
    '',
    `${summary} Access: ${who}.`,
    '',
    ...parametersOf(operation),
    ...(operation.parameters === undefined ? [] : ['']),
    ...contentOf('Body', requestBody?.content),
    ...(answer?.content === undefined
      ? [`Response: ${status}, empty.`, '']
      : contentOf(`Response (${status})`, answer.content)),
    ...(bad.length === 0
      ? []
      : [
          `Refused with ${bad.map(([code, { description }]) => `${code} ${description}`).join('; ')}.`,
          '',
        ]),
  ].join('\n');
}

/** Renders all routes by area, then the named types and the problem details. */
export function routesText(document: OpenApi): string {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = Object.groupBy(all, ({ operation }) => operation.tags[0] ?? 'other');
  const sections = Object.entries(areas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, operations = []]) => {
      const texts = operations.map(({ method, path, operation }) =>
        operationText(method, path, operation),
      );
      return `## ${area.charAt(0).toUpperCase()}${area.slice(1)}\n\n${texts.join('\n')}`;
    });
  const problems = document['x-common-problems'].map((code) => `\`${code}\``).join(', ');
  const problem = shape(document.components.schemas['Problem'] ?? {});
  const types = Object.entries(document.components.schemas)
    .filter(([name]) => name !== 'Problem')
    .map(([name, schema]) => {
      const about = schema.description === undefined ? '' : `${schema.description}\n\n`;
      return `### ${name}\n\n${about}\`\`\`ts\n${shape(schema)}\n\`\`\`\n`;
    });
  const tail = `## Types\n\n${types.join('\n')}\n## Problems\n\nAny request may be refused with ${problems}.\n\n\`\`\`ts\n${problem}\n\`\`\`\n`;
  return `${sections.join('\n')}\n${tail}`;
}
