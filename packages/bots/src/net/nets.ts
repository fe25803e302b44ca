// The nets. A new one is a folder beside this file and a line here; where two are made for a game, the first that has weights plays.
import type { GameOptions } from '@eminent/engine';
import { escalationV1 } from './escalation-v1/escalation-v1.ts';
import { isMadeFor } from './manifest.ts';
import { hasWeights, type NetVersion } from './net-version.ts';
import { officialV1 } from './official-v1/official-v1.ts';

export const NETS: readonly NetVersion[] = [officialV1, escalationV1];

/** The net for games of such options; undefined when none has learned them, or none that has could be promoted. */
export function netFor(options: GameOptions): NetVersion | undefined {
  return NETS.find(
    ({ manifest, shipped }) => shipped !== undefined && isMadeFor(manifest, options),
  );
}

/** The name of the net whose weights games of such options need and nobody has provided; undefined where none are missing. */
export function missingNet(options: GameOptions): string | undefined {
  const net = netFor(options);
  return net === undefined || hasWeights(net) ? undefined : net.manifest.name;
}

/** The net of a name that is known to exist. */
export function netNamed(name: string): NetVersion {
  const version = NETS.find(({ manifest }) => manifest.name === name);
  if (version === undefined) throw new RangeError(`no net is called ${name}`);
  return version;
}
