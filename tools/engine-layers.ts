// The layers of the engine (docs/architecture.md): a folder imports only from its own layer and lower ones.
import { dirname, join } from 'node:path';

const engine = 'packages/engine/src';

/** From the lowest layer up. index.ts is alone at the top. */
const FLOORS = [
  'model',
  'cards',
  'state',
  'queries',
  'mutations',
  'rules',
  'rulesets',
  'game',
  'describe',
  'knowledge',
  'notation',
] as const;

/** The number of a file's floor, the ground being 0; undefined for a folder that is no floor. */
function floorOf(file: string): number | undefined {
  const first = file.slice(engine.length + 1).split('/')[0];
  if (first === 'index.ts') return FLOORS.length;
  const floor = FLOORS.findIndex((name) => name === first);
  return floor < 0 ? undefined : floor;
}

/** Layer violations of one engine file, one sentence each. */
export function layerViolations(file: string, targets: readonly string[]): string[] {
  if (!file.startsWith(`${engine}/`)) return [];
  const floor = floorOf(file);
  if (floor === undefined) return [`${file}: stands on no floor of the engine`];
  return targets
    .filter((target) => target.startsWith('.'))
    .filter((target) => (floorOf(join(dirname(file), target).replaceAll('\\', '/')) ?? 0) > floor)
    .map((target) => `${file}: import of "${target}" reaches up to a higher floor`);
}
