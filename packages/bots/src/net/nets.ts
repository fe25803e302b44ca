// The list of nets. To add a net, create a folder for it and add it to NETS. If several nets are
// trained for a game, the first one with shipped weights is used.
import type { GameOptions } from '@eminent/engine';
import { escalationV1 } from './escalation-v1/escalation-v1.ts';
import { isMadeFor } from './manifest.ts';
import { hasWeights, type NetVersion } from './net-version.ts';
import { officialV1 } from './official-v1/official-v1.ts';

export const NETS: readonly NetVersion[] = [officialV1, escalationV1];

/** Returns the net for games with these options; undefined if there is none with weights. */
export function netFor(options: GameOptions): NetVersion | undefined {
  return NETS.find(
    ({ manifest, shipped }) => shipped !== undefined && isMadeFor(manifest, options),
  );
}

/** Returns the name of the net for these options if its weights must be registered first. */
export function missingNet(options: GameOptions): string | undefined {
  const net = netFor(options);
  return net === undefined || hasWeights(net) ? undefined : net.manifest.name;
}

/** Returns the net with this name. Throws if there is none. */
export function netNamed(name: string): NetVersion {
  const version = NETS.find(({ manifest }) => manifest.name === name);
  if (version === undefined) throw new RangeError(`no net is called ${name}`);
  return version;
}
