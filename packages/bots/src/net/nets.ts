// The nets. A new one is a folder beside this file and a line here; where two are made for a game, the first that has weights plays.
import type { GameOptions } from '@eminent/engine';
import { escalationV1 } from './escalation-v1/escalation-v1.ts';
import { isMadeFor } from './manifest.ts';
import type { NetVersion } from './net-version.ts';
import { officialV1 } from './official-v1/official-v1.ts';

export const NETS: readonly NetVersion[] = [officialV1, escalationV1];

/** The net for games of such options; undefined when none has learned them, or none that has could be promoted. */
export function netFor(options: GameOptions): NetVersion | undefined {
  return NETS.find(
    ({ manifest, shipped }) => shipped !== undefined && isMadeFor(manifest, options),
  );
}

/** The net of a name that is known to exist. */
export function netNamed(name: string): NetVersion {
  const version = NETS.find(({ manifest }) => manifest.name === name);
  if (version === undefined) throw new RangeError(`no net is called ${name}`);
  return version;
}
