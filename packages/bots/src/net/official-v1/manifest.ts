// What the net official-v1 is made for, and which vocabulary its weights belong to.
import type { NetManifest } from '../manifest.ts';

export const MANIFEST: NetManifest = {
  name: 'official-v1',
  madeFor: { rulesets: ['official'], players: [2, 3, 4] },
  vocabulary: 'f16d8196',
  inputs: 1707,
};
