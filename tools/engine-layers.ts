// The floors of the engine (docs/architecture.md): a room imports only from its own floor and from lower ones.
import { dirname, join } from 'node:path';

const engine = 'packages/engine/src';

/** From the ground up. On the roof stands the engine's door, index.ts, alone. */
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

/** What is wrong with the place of one file of the engine and with what it imports, one sentence each. */
export function layerViolations(file: string, targets: readonly string[]): string[] {
  if (!file.startsWith(`${engine}/`)) return [];
  const floor = floorOf(file);
  if (floor === undefined) return [`${file}: stands on no floor of the engine`];
  return targets
    .filter((target) => target.startsWith('.'))
    .filter((target) => (floorOf(join(dirname(file), target).replaceAll('\\', '/')) ?? 0) > floor)
    .map((target) => `${file}: import of "${target}" reaches up to a higher floor`);
}
