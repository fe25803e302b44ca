// Manifest of the net official-v1: the games it is trained for and the vocabulary of its weights.
import type { NetManifest } from '../manifest.ts';

export const MANIFEST: NetManifest = {
  name: 'official-v1',
  madeFor: { rulesets: ['official'], players: [2, 3, 4] },
  vocabulary: 'f16d8196',
  inputs: 1707,
};
