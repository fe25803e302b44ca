// What the net escalation-v1 is made for, and which vocabulary its weights belong to.
import type { NetManifest } from '../manifest.ts';

export const MANIFEST: NetManifest = {
  name: 'escalation-v1',
  madeFor: { rulesets: ['escalation'], players: [2, 3, 4, 5] },
  vocabulary: '37b34e22',
  inputs: 3392,
};
