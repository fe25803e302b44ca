// The net of Escalation: trained by `npm run tools -- train --net escalation-v1`, which writes weights-data.ts.
import { layersFor } from '../net.ts';
import type { NetVersion } from '../net-version.ts';
import { writeFeatures } from './features.ts';
import { MOST_ACTIVE } from './layout.ts';
import { MANIFEST } from './manifest.ts';
import { VOCABULARY } from './vocabulary.ts';
import { WEIGHTS } from './weights-data.ts';

export const escalationV1: NetVersion = {
  manifest: MANIFEST,
  vocabulary: VOCABULARY,
  layers: layersFor(MANIFEST.inputs),
  mostActive: MOST_ACTIVE,
  writeFeatures,
  shipped: WEIGHTS,
};
