// Manifest of the net escalation-v1: the games it is trained for and the vocabulary of its weights.
import type { NetManifest } from '../manifest.ts';

export const MANIFEST: NetManifest = {
  name: 'escalation-v1',
  madeFor: { rulesets: ['escalation'], players: [2, 3, 4, 5] },
  vocabulary: '37b34e22',
  inputs: 3392,
};
